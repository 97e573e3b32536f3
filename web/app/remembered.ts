/** Small things kept in localStorage. A browser that refuses it loses nothing but the memory. */

const PREFIX = "two-lands/";

export function recall<T>(name: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? "null") as T | null;
  } catch {
    return null;
  }
}

export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Refused or full: the choice holds until the page is closed.
  }
}
