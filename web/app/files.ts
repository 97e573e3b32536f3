import { PageError } from "./notices";
import { t } from "./words";

/** What a file is to be; the page has words for it. */
type Kind = "save" | "printed";

/** All that we read is some kilobytes; what is larger than this is something else. */
const LARGEST = 1_000_000;

/** Reads a file of one JSON object. What cannot be one is a PageError; whether it is right, the engine says. */
export async function readObject(file: File, kind: Kind): Promise<Record<string, unknown>> {
  if (file.size > LARGEST) throw new PageError(t("file-large", { file: file.name, kind, limit: LARGEST / 1_000_000 }));
  let text: string;
  try {
    text = await file.text();
  } catch {
    throw new PageError(t("file-unreadable", { file: file.name }));
  }
  if (!text.trim()) throw new PageError(t("file-empty", { file: file.name }));
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch (error) {
    throw new PageError(t("file-not-json", { file: file.name, kind, line: lineOf(error, text) }));
  }
  if (typeof found !== "object" || found === null || Array.isArray(found)) {
    throw new PageError(t("file-foreign", { file: file.name, kind }));
  }
  return found as Record<string, unknown>;
}

/** The line where the text stops being JSON. Engines name the place in one of two ways. */
function lineOf(error: unknown, text: string): number {
  const message = String(error);
  const line = /line (\d+)/.exec(message)?.[1];
  if (line) return Number(line);
  const position = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
  return text.slice(0, position).split("\n").length;
}

/** What a file of this game is called. */
export const fileName = (game: string, ending: string): string =>
  `two-lands-${game}-${new Date().toISOString().slice(0, 10)}.${ending}`;

export const fileText = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;

/** Gives the player a file; text is JSON. */
export function download(name: string, content: string | Blob): void {
  const file = typeof content === "string" ? new Blob([content], { type: "application/json" }) : content;
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Lets the player choose one file, or several; none when they change their mind. */
export function chooseFiles(multiple = false): Promise<File[]> {
  const accept = ".json,application/json";
  return new Promise((resolve) => {
    const input = Object.assign(document.createElement("input"), { type: "file", accept, multiple });
    input.addEventListener("change", () => resolve([...(input.files ?? [])]));
    input.addEventListener("cancel", () => resolve([]));
    input.click();
  });
}
