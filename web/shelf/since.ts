const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["minute", 60],
  ["hour", 3600],
  ["day", 86_400],
];

/** "5 minutes ago", "yesterday"; a date when it is more than a week. */
export function since(time: number, language: string, now = Date.now()): string {
  const seconds = Math.round((time - now) / 1000);
  if (seconds < -7 * 86_400) return new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(time);
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const [unit, length] = STEPS.findLast(([, length]) => -seconds >= length) ?? ["second", 1];
  return unit === "second" ? format.format(0, "second") : format.format(Math.trunc(seconds / length), unit);
}
