import { parseQuery } from "./query.ts";
import { hasDigit as hasNumber, isProperty } from "./term-kinds.ts";
import { tokensOf } from "../words/tokens.ts";

/** Whether an option, by its names in every language, is one that is asked for. */
export type AsksFor = (names: readonly string[]) => boolean;

/** Numbers that say by themselves how much is meant: `iphone 15 256`. */
const tellingNumber = /^\d{3,}$/;
/** Parts of other words stand for what is half typed, and begin so. */
const isWhole = (lexeme: string) => !lexeme.startsWith("~");

/** What the words of an option may be found by, word by word. */
function wordsOfOption(name: string): string[][] {
  const words: string[][] = [];
  for (const { lexeme, at } of tokensOf(name)) if (isWhole(lexeme)) (words[at] ??= []).push(lexeme);
  const number = words.find((forms) => forms.some((form) => tellingNumber.test(form)));
  return words.length === 2 && number ? [number] : words;
}

const hasDigit = (forms: readonly string[]) => forms.some((form) => /\d/.test(form));

/** Whether a text says how something is or how much it has, as options do: `ssd`, unlike `ssd 2tb` and `blue phone`, is any. */
export const mayAskForOptions = (text: string): boolean => parseQuery(text).terms.some((term) => isProperty(term) || hasNumber(term));

/**
 * The options that texts ask for: those all of whose words they have, as `iphone 15 1tb` has those of
 * `1 TB`; of names without numbers one is enough, as makers call blue `Icy Blue`. A single letter or
 * digit may be anything.
 */
export function optionsAsked(texts: readonly string[]): AsksFor {
  const measures = texts.flatMap((text) => parseQuery(text).terms.flatMap(({ measure }) => measure?.flat() ?? []));
  const asked = new Set([...texts.flatMap((text) => tokensOf(text).map(({ lexeme }) => lexeme)), ...measures]);
  const has = (forms: readonly string[]) => forms.some((form) => asked.has(form));
  const tells = (forms: readonly string[]) => forms.some((form) => form.length > 1);
  return (names) =>
    names.some((name) => {
      const words = wordsOfOption(name);
      return words.some(hasDigit) ? words.every(has) && words.some(tells) : words.filter(tells).some(has);
    });
}
