// Makes JavaScript of Fluent files, so that a script which says a few sentences needs no reader of Fluent. A sentence is a
// text or a function of its values; numbers are written as they are, for no figure of a board has a thousand.
import { FluentResource } from "@fluent/bundle";

/** Whole numbers by which the plural forms of a language are told apart. */
const PROBED = 1000;
/** A form that more of them have than this is the usual one. */
const LISTED = 10;

const quoted = JSON.stringify;

/** A function that gives the plural form of a number, and a text as it is. */
function forms(language) {
  const rules = new Intl.PluralRules(language);
  const numbers = new Map();
  for (let n = 0; n < PROBED; n++) numbers.set(rules.select(n), [...(numbers.get(rules.select(n)) ?? []), n]);
  const usual = [...numbers].filter(([, list]) => list.length > LISTED);
  if (usual.length !== 1) throw new Error(`${language} has ${usual.length} plural forms for many numbers`);
  const rare = [...numbers].filter(([, list]) => list.length <= LISTED);
  const choice = rare.map(([form, list]) => `${list.map((n) => `v===${n}`).join("||")}?${quoted(form)}:`);
  return `v=>typeof v=="string"?v:${choice.join("")}${quoted(usual[0][0])}`;
}

/** What stands between the things of a list: of two, and of more before the last and before the others. */
export function joints(language) {
  const lists = new Intl.ListFormat(language);
  const between = (...things) => {
    const literals = lists.formatToParts(things).filter(({ type }) => type === "literal");
    if (literals.length !== things.length - 1) throw new Error(`${language} has more than joints in its lists`);
    return literals.map(({ value }) => value);
  };
  const [two] = between("a", "b");
  const [others, last] = between("a", "b", "c");
  return { two, others, last };
}

const template = (pattern) =>
  (typeof pattern === "string" ? [pattern] : pattern)
    .map((part) => (typeof part === "string" ? part.replace(/[`\\]|\$\{/g, "\\$&") : placed(part)))
    .join("");

function placed(expression) {
  switch (expression.type) {
    case "str":
      return template(expression.value);
    case "var":
      return `\${a.${expression.name}}`;
    case "select":
      return `\${${chosen(expression)}}`;
    default:
      throw new Error(`“${expression.type}” of Fluent is not made into JavaScript`);
  }
}

function chosen({ selector, variants, star }) {
  if (selector.type !== "var") throw new Error(`“${selector.type}” of Fluent does not choose in JavaScript`);
  const value = `a.${selector.name}`;
  const text = (variant) => `\`${template(variant.value)}\``;
  const others = variants.filter((_, index) => index !== star);
  const choices = others.map((variant) => {
    const { type, value: key } = variant.key;
    return `${type === "num" ? `${value}===${key}` : `f(${value})===${quoted(key)}`}?${text(variant)}:`;
  });
  return choices.join("") + text(variants[star]);
}

const sentence = (pattern) => {
  const made = `\`${template(pattern)}\``;
  return /\$\{a\.|\$\{f\(/.test(made) ? `a=>${made}` : made;
};

/** An expression: the messages of a Fluent text whose ids `wanted` lets through, by id. */
export function compiled(language, source, wanted) {
  const messages = new FluentResource(source).body.filter(({ id, value }) => value !== null && wanted(id));
  const rows = messages.map(({ id, value }) => `${quoted(id)}:${sentence(value)}`);
  return `(f=>({${rows.join(",")}}))(${forms(language)})`;
}
