import { parseQuery } from "./query.ts";
import { anyTerm, everyTerm, lexeme, type TsQuery } from "./tsquery.ts";
import { tokensOf } from "./words/tokens.ts";

/** Places of a text that is longer than PostgreSQL counts are all its last. */
const lastPlace = 16_383;

/** A text as the words it is found by, each with its place and weight, for a column of type tsvector. */
function vectorOf(text: string, weight: "A" | "D"): string {
  return tokensOf(text)
    .map(({ lexeme: word, at }) => `${lexeme(word)}:${Math.min(at, lastPlace)}${weight}`)
    .join(" ");
}

/** What something beside the products, such as an article, is found by: its titles before its texts. */
export function textVector({ titles, texts }: { titles: readonly string[]; texts: readonly string[] }): string {
  return [...titles.map((title) => vectorOf(title, "A")), ...texts.map((text) => vectorOf(text, "D"))].join(" ");
}

/** A search text as conditions on such a column: that all of it is there, and that anything of it is. */
export function textQuery(text: string): { every: TsQuery; any: TsQuery } {
  const query = parseQuery(text);
  return { every: everyTerm(query), any: anyTerm(query) };
}
