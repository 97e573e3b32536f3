import { html, type TemplateResult } from "lit";

/** A text in which what is sought stands out. */
export function marked(text: string, sought: string): TemplateResult | string {
  const needle = sought.trim();
  if (!needle) return text;
  const parts: (TemplateResult | string)[] = [];
  const [lower, low] = [text.toLowerCase(), needle.toLowerCase()];
  let from = 0;
  for (let at = lower.indexOf(low); at >= 0; at = lower.indexOf(low, from)) {
    parts.push(text.slice(from, at), html`<mark>${text.slice(at, at + needle.length)}</mark>`);
    from = at + needle.length;
  }
  return html`${parts}${text.slice(from)}`;
}
