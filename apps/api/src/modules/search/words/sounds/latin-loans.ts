import { dictionary } from "../dictionary/dictionary.ts";
import { properties } from "../dictionary/properties.ts";
import { fold } from "../fold.ts";
import { vowelSounds } from "./vowels.ts";

const isKhmer = (text: string) => /^[\u1780-\u17d3]+$/.test(text);

/** Khmer words for properties, with their Latin names. */
const loans = properties.flatMap((row) =>
  row
    .map(fold)
    .filter((word) => isKhmer(word) && word.length > 4)
    .map((word) => ({ word, names: row.filter((name) => /^[a-z-]+$/.test(name)) })),
);

/** Vowels that sound alike, as one: shoppers confuse them, ពង្រិក for ពង្រីក. */
const heard = (text: string) => [...text].map((sign) => (isVowel(sign) ? vowelSounds[sign] : sign)).join("");
const isVowel = (sign: string): sign is keyof typeof vowelSounds => sign in vowelSounds;
/** A pattern for a vowel and all that sound like it. */
const alike = (vowel: string) => `[${vowel}${vowelsOf.get(heard(vowel))?.join("") ?? ""}]`;
const vowelsOf = Map.groupBy(Object.keys(vowelSounds), heard);

/** Khmer names of the dictionary, by how the same names sound with such a word in Latin letters: ពង្រីក wifi. */
const mixed = dictionary
  .flat()
  .map(fold)
  .filter(isKhmer)
  .flatMap((name) =>
    loans
      .filter(({ word }) => name !== word && name.includes(word))
      .flatMap(({ word, names }) => names.map((latin) => ({ name, typed: name.replace(word, latin) }))),
  );
const byHeard = new Map(mixed.map(({ typed, name }) => [heard(typed), name]));
const spaced = [...new Set(mixed.map(({ typed }) => typed))]
  .toSorted((a, b) => b.length - a.length)
  .map((typed) =>
    typed.replace(
      /[a-z-]+/,
      (latin, at: number) =>
        `${at > 0 ? String.raw`\s*` : "(?<![a-z])"}${latin}${at + latin.length < typed.length ? String.raw`\s*` : String.raw`(?![a-z\d])`}`,
    ),
  );
const typedMixed = new RegExp(spaced.join("|").replace(/[\u17b6-\u17c5]/gu, alike), "gu");

/** Rewrites such mixed names all in Khmer, in a folded text, so that the dictionary has them. */
export const withKhmerNames = (folded: string): string =>
  /[\u1780-\u17d3]/.test(folded)
    ? folded.replace(typedMixed, (typed) => byHeard.get(heard(typed.replace(/\s+/g, "")))!)
    : folded;
