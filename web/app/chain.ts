import { FluentBundle, type FluentResource } from "@fluent/bundle";
import { Speech, type Values } from "./speech";

/** Sentences of one game in a row of languages: the first that has one says it. */
export class Chain extends Speech {
  readonly #bundles: readonly FluentBundle[];
  #lists: Intl.ListFormat | null = null;

  /** The messages of each language, the reader's first. */
  constructor(languages: readonly (readonly [language: string, messages: FluentResource["body"]])[]) {
    super();
    this.#bundles = languages.map(([language, body]) => {
      const bundle = new FluentBundle(language, { useIsolating: false });
      bundle.addResource({ body });
      return bundle;
    });
  }

  override list(items: readonly string[]): string {
    this.#lists ??= new Intl.ListFormat(this.#bundles[0]?.locales[0]);
    return this.#lists.format(items);
  }

  protected override sentence(id: string, attribute?: string): ((values: Values) => string) | null {
    for (const bundle of this.#bundles) {
      const message = bundle.getMessage(id);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (pattern) return (values) => bundle.formatPattern(pattern, values, []);
    }
    return null;
  }
}
