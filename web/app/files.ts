import { PageError } from "./notices";
import type { Save } from "./types";
import { t } from "./words";

/** A whole match is some kilobytes; what is larger than this is something else. */
const LARGEST = 1_000_000;

/** Reads a save file. A file that cannot be one is a PageError; whether it is a match, the engine says. */
export async function readSave(file: File): Promise<Save> {
  if (file.size > LARGEST) throw new PageError(t("file-large", { file: file.name, limit: LARGEST / 1_000_000 }));
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
    throw new PageError(t("file-not-json", { file: file.name, line: lineOf(error, text) }));
  }
  if (typeof found !== "object" || found === null || Array.isArray(found)) {
    throw new PageError(t("file-foreign", { file: file.name }));
  }
  return found as Save;
}

/** The line where the text stops being JSON. Engines name the place in one of two ways. */
function lineOf(error: unknown, text: string): number {
  const message = String(error);
  const line = /line (\d+)/.exec(message)?.[1];
  if (line) return Number(line);
  const position = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
  return text.slice(0, position).split("\n").length;
}

export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Lets the player choose one file; null when they change their mind. */
export function chooseFile(): Promise<File | null> {
  return new Promise((resolve) => {
    const input = Object.assign(document.createElement("input"), { type: "file", accept: ".json,application/json" });
    input.addEventListener("change", () => resolve(input.files?.[0] ?? null));
    input.addEventListener("cancel", () => resolve(null));
    input.click();
  });
}
