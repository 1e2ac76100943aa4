import { dictionary, properties } from "./dictionary.ts";
import { fold } from "./fold.ts";

const isKhmer = (text: string) => /^[\u1780-\u17d3]+$/.test(text);

/** Words in Khmer for how goods are, with their names in Latin letters. */
const loans = properties.flatMap((row) => row.map(fold).filter((word) => isKhmer(word) && word.length > 4).map((word) => ({ word, names: row.filter((name) => /^[a-z-]+$/.test(name)) })));

/** Names in Khmer by how they are typed with such a word in Latin letters: ពង្រីក wifi. */
const mixed = new Map(
  dictionary.flat().map(fold).filter(isKhmer).flatMap((name) => loans.filter(({ word }) => name !== word && name.includes(word)).flatMap(({ word, names }) => names.map((latin): [string, string] => [name.replace(word, latin), name]))),
);
const spaced = [...mixed.keys()].toSorted((a, b) => b.length - a.length).map((typed) => typed.replace(/[a-z-]+/, (latin, at: number) => `${at > 0 ? String.raw`\s*` : "(?<![a-z])"}${latin}${at + latin.length < typed.length ? String.raw`\s*` : String.raw`(?![a-z\d])`}`));
const typedMixed = new RegExp(spaced.join("|"), "g");

/** A folded text with names of the dictionary all in Khmer of which a part is typed in Latin letters. */
export const withKhmerNames = (folded: string): string => (/[\u1780-\u17d3]/.test(folded) ? folded.replace(typedMixed, (typed) => mixed.get(typed.replace(/\s+/g, ""))!) : folded);
