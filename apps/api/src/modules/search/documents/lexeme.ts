/**
 * Weights of positions in a document, as `document.ts` sets them. A: name and model. B: SKU, brand and the categories
 * that tell what it is. C: what it fits, its other categories, filters and options. Descriptions and other facts have
 * D.
 */
export type Weights = "" | "A" | "B" | "AB" | "AC" | "ABC";

/**
 * A word as PostgreSQL reads it in the text of a tsvector or tsquery, quoted. In a tsquery `prefix` finds all words that
 * begin so, and `weights` only places of these weights; "" is any place.
 */
export function lexeme(text: string, prefix = false, weights: Weights = ""): string {
  const mark = (prefix ? "*" : "") + weights;
  const plain = /['\\]/.test(text) ? text.replaceAll("\\", "\\\\").replaceAll("'", "''") : text;
  return `'${plain}'${mark && `:${mark}`}`;
}
