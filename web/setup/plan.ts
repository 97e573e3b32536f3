import { recall, remember } from "../app/remembered";
import type { NewMatch } from "../app/session";
import type { Printed } from "../app/store";
import type { GameInfo, OptionInfo, OptionValue, Seat } from "../app/types";
import { t, words } from "../app/words";

/** The option that says which seat begins; here it may be left to chance. */
const FIRST = "first";
/** The option that says how many play; here the seats say it. */
const PLAYERS = "players";

/** What is chosen on the set-up page. */
export interface Plan {
  seats: Seat[];
  options: Record<string, OptionValue>;
  /** The seat that begins; null: chance decides. */
  first: number | null;
  practice: boolean;
  seed: string;
}

export const least = (game: GameInfo): number => game.players[0] ?? 1;
export const most = (game: GameInfo): number => game.players.at(-1) ?? least(game);
const matters = ({ players }: OptionInfo, count: number): boolean => !players.length || players.includes(count);
/** Whether so many players choose who begins. */
export const hasFirst = (game: GameInfo, count: number): boolean =>
  game.options.some((option) => option.name === FIRST && matters(option, count));
/** The options that so many players choose. */
export const ownOptions = (game: GameInfo, count: number): OptionInfo[] =>
  game.options.filter((option) => option.name !== FIRST && option.name !== PLAYERS && matters(option, count));
/** Whether an automa takes the second seat. */
export const hasAutoma = (game: GameInfo, count: number): boolean => count === 1 && words.has("automa", game.name);

/** The seat that joins the others: a name and a colour that nobody has, played by the bot next to the weakest. */
export function newSeat(game: GameInfo, seats: readonly Seat[]): Seat {
  const free = [1, 2, 3, 4].find((colour) => seats.every((seat) => seat.colour !== colour)) ?? 1;
  const player = seats.length === 0 ? "human" : (game.levels[1] ?? "human");
  return { name: defaultName(free), player, colour: free };
}

/** The name of whoever leaves theirs empty. */
export const defaultName = (colour: number): string => t(`name-${colour}`);

/** The plan as it was last time, as far as the game still allows it. */
export function rememberedPlan(game: GameInfo): Plan {
  const kept = recall<Partial<Plan>>(`plan/${game.name}`) ?? {};
  let seats = (Array.isArray(kept.seats) ? kept.seats : []).filter((seat) => isSeat(seat, game)).slice(0, most(game));
  if (new Set(seats.map((seat) => seat.colour)).size < seats.length) seats = [];
  const wanted = seats.length > 0 ? least(game) : Math.max(2, least(game));
  while (seats.length < wanted) seats.push(newSeat(game, seats));
  const options: Plan["options"] = {};
  for (const { name, choices, default: usual } of game.options) {
    const value = kept.options?.[name];
    options[name] = value !== undefined && choices.includes(value) ? value : usual;
  }
  const first = typeof kept.first === "number" && kept.first < seats.length ? kept.first : null;
  return { seats, options, first, practice: kept.practice === true, seed: "" };
}

function isSeat(seat: Partial<Seat> | null, game: GameInfo): seat is Seat {
  if (typeof seat?.name !== "string" || typeof seat.player !== "string") return false;
  const players = ["human", ...game.levels, ...game.simple_bots];
  return [1, 2, 3, 4].includes(seat.colour ?? 0) && players.includes(seat.player);
}

export function rememberPlan(game: GameInfo, { seed: _, ...plan }: Plan): void {
  remember(`plan/${game.name}`, plan);
}

/** What is wrong with a plan, as a sentence; null if the match can begin. */
export function problemOf({ seats, seed }: Plan): string | null {
  const names = namesOf(seats);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) return t("plan-twice", { name: twice });
  return /^\d{0,9}$/.test(seed) ? null : t("plan-seed");
}

export const namesOf = (seats: readonly Seat[]): string[] =>
  seats.map(({ name, colour }) => name.trim() || defaultName(colour));

/** The match that a plan means. With a seed, chance too decides the same way every time. */
export function matchOf(game: GameInfo, plan: Plan, printed: readonly Printed[]): NewMatch {
  const names = namesOf(plan.seats);
  const seats = plan.seats.map((seat, index) => ({ ...seat, name: names[index] ?? seat.name }));
  const options = { ...plan.options };
  if (PLAYERS in options) options[PLAYERS] = seats.length;
  const seed = plan.seed ? Number(plan.seed) : undefined;
  if (hasFirst(game, seats.length)) options[FIRST] = plan.first ?? chance(seats.length, seed);
  const components = printed.length ? printed.map(({ component }) => component) : undefined;
  return { game: game.name, options, seats, seed, practice: plan.practice, components };
}

const chance = (count: number, seed: number | undefined): number =>
  seed === undefined ? Math.floor(Math.random() * count) : seed % count;
