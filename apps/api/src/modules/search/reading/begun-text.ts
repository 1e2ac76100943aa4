import { parseQuery, saysNothing, type Query } from "./query.ts";
import { isLine, isModelWord } from "./term-kinds.ts";
import { fold } from "../words/fold.ts";

/**
 * A text that ends in a single letter, or beside goods in a digit, without it; null where it has nothing else, or that is a part of
 * what it ends in (`type c`, `65 w`), of a model (`iphone 1`) or of a price (`phone under 5`).
 */
export function withoutLetter(query: Query): { text: string; letter: string } | null {
  const { text, words, terms } = query;
  const typed = text.trimEnd();
  const letter = fold(typed.slice(-1));
  const last = words.at(-1);
  if (!/^[a-z\d]$/.test(letter) || last?.text !== letter || terms.some(({ units }) => units.length > 1 && units.includes(last))) return null;
  const before = typed.slice(0, -1).trimEnd();
  return parseQuery(before).terms.length > 0 && (!isOfDigits(letter) || countsGoods(query)) ? { text: before, letter } : null;
}

export const isOfDigits = (typed: string): boolean => /^\d+$/.test(typed);

/** A text that ends in so few digits that they may be the first of a number, without them: `rtx 5`, `rtx50`. */
export function withoutDigits(text: string): { text: string; letter: string } | null {
  const [, before = "", letter = ""] = /^(.*[a-z]{3})\s*(\d{1,3})$/.exec(fold(text).trim()) ?? [];
  return letter === "" ? null : { text: before, letter };
}

/** Whether the number that a text ends in stands beside goods, and is neither a model's nor after a word for more or less. */
function countsGoods({ text, words, terms, good }: Query): boolean {
  const before = words.at(-2);
  return good !== null && /\s\S$/.test(text.trimEnd()) && !terms.some((term) => isLine(term) || isModelWord(term)) && before !== undefined && !saysNothing(before.text);
}
