import { dictionary } from "../dictionary/dictionary.ts";
import { properties } from "../dictionary/properties.ts";
import { fold } from "../fold.ts";

const isKhmer = (text: string) => /^[\u1780-\u17d3]+$/.test(text);

/** Khmer words for properties, with their Latin names. */
const loans = properties.flatMap((row) =>
  row
    .map(fold)
    .filter((word) => isKhmer(word) && word.length > 4)
    .map((word) => ({ word, names: row.filter((name) => /^[a-z-]+$/.test(name)) })),
);

/** Khmer names of the dictionary, by the same names with such a word in Latin letters: ពង្រីក wifi. */
const mixed = new Map(
  dictionary
    .flat()
    .map(fold)
    .filter(isKhmer)
    .flatMap((name) =>
      loans
        .filter(({ word }) => name !== word && name.includes(word))
        .flatMap(({ word, names }) => names.map((latin): [string, string] => [name.replace(word, latin), name])),
    ),
);
const spaced = [...mixed.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map((typed) =>
    typed.replace(
      /[a-z-]+/,
      (latin, at: number) =>
        `${at > 0 ? String.raw`\s*` : "(?<![a-z])"}${latin}${at + latin.length < typed.length ? String.raw`\s*` : String.raw`(?![a-z\d])`}`,
    ),
  );
const typedMixed = new RegExp(spaced.join("|"), "g");

/** Rewrites such mixed names all in Khmer, in a folded text, so that the dictionary has them. */
export const withKhmerNames = (folded: string): string =>
  /[\u1780-\u17d3]/.test(folded)
    ? folded.replace(typedMixed, (typed) => mixed.get(typed.replace(/\s+/g, ""))!)
    : folded;
