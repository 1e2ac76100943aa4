import { parseQuery } from "./query.ts";
import { hasDigit as hasNumber, isProperty } from "./terms/term-kinds.ts";
import { tokensOf } from "../words/tokens.ts";

/** Tells whether a query asks for an option, given its names in every language. */
export type AsksFor = (names: readonly string[]) => boolean;

/** Numbers long enough to mean an amount without a unit: `iphone 15 256`. */
const tellingNumber = /^\d{3,}$/;
/** Lexemes that begin with `~` are parts of words, indexed to match half-typed words. */
const isWhole = (lexeme: string) => !lexeme.startsWith("~");

/** The lexemes that each word of an option may match. A word and a long number are reduced to the number: `256 GB`. */
function wordsOfOption(name: string): string[][] {
  const words: string[][] = [];
  for (const { lexeme, at } of tokensOf(name)) if (isWhole(lexeme)) (words[at] ??= []).push(lexeme);
  const number = words.find((forms) => forms.some((form) => tellingNumber.test(form)));
  return words.length === 2 && number ? [number] : words;
}

const hasDigit = (forms: readonly string[]) => forms.some((form) => /\d/.test(form));

/** Whether a text has a property or number that options may have: `ssd 2tb` and `blue phone`, but not `ssd`. */
export const mayAskForOptions = (text: string): boolean =>
  parseQuery(text).terms.some((term) => isProperty(term) || hasNumber(term));

/**
 * Tells which options texts ask for. An option with a number needs all of its words: `iphone 15 1tb` has those of
 * `1 TB`. For one without a number, one word is enough, since makers call blue `Icy Blue`. A single letter or digit
 * alone is never enough, as it may mean anything.
 */
export function optionsAsked(texts: readonly string[]): AsksFor {
  const measures = texts.flatMap((text) => parseQuery(text).terms.flatMap(({ measure }) => measure?.flat() ?? []));
  const lexemes = new Set([...texts.flatMap((text) => tokensOf(text).map(({ lexeme }) => lexeme)), ...measures]);
  const has = (forms: readonly string[]) => forms.some((form) => lexemes.has(form));
  const tells = (forms: readonly string[]) => forms.some((form) => form.length > 1);
  return (names) =>
    names.some((name) => {
      const words = wordsOfOption(name);
      return words.some(hasDigit) ? words.every(has) && words.some(tells) : words.filter(tells).some(has);
    });
}
