import type { Board } from "../table/board";

/** The board file of each game, loaded when its table is opened. */
export const boards: Readonly<Record<string, () => Promise<Board>>> = {
  duel: async () => (await import("./duel")).duel,
  nefertiti: async () => (await import("./nefertiti")).nefertiti,
  imhotep: async () => (await import("./imhotep")).imhotep,
  men_nefer: async () => (await import("./men_nefer")).menNefer,
};
