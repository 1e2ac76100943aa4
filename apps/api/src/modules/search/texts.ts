import { parseQuery } from "./reading/query.ts";
import { anyTerm, everyTerm, type TsQuery } from "./asking/tsquery.ts";
import { Vector } from "./documents/vector.ts";

/** What something beside the products, such as an article, is found by: its titles before its texts. */
export function textVector({ titles, texts }: { titles: readonly string[]; texts: readonly string[] }): string {
  const vector = new Vector();
  for (const title of titles) vector.add(title, "A");
  for (const text of texts) vector.add(text, "D");
  return String(vector);
}

/** A search text as conditions on such a column: that all of it is there, and that anything of it is. */
export function textQuery(text: string): { every: TsQuery; any: TsQuery } {
  const query = parseQuery(text);
  return { every: everyTerm(query), any: anyTerm(query) };
}
