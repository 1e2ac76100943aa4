import { parseQuery } from "./reading/query.ts";
import { anyTerm, everyTerm, type TsQuery } from "./asking/tsquery.ts";
import { Vector } from "./documents/vector.ts";

/** The tsvector of something other than a product, such as an article. Titles weigh more than texts. */
export function textVector({ titles, texts }: { titles: readonly string[]; texts: readonly string[] }): string {
  const vector = new Vector();
  for (const title of titles) vector.add(title, "A");
  for (const text of texts) vector.add(text, "D");
  return String(vector);
}

/** A search text as conditions on such a column: `every` if all of its terms match, `any` if at least one does. */
export function textQuery(text: string): { every: TsQuery; any: TsQuery } {
  const query = parseQuery(text);
  return { every: everyTerm(query), any: anyTerm(query) };
}
