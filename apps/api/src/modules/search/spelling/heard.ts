import { best, dictionaryWordsNear, isSwapped, namesOfOneWord, type Meant } from "./meant-words.ts";
import { nearKeys } from "../words/near-keys.ts";
import { singular } from "../words/english.ts";

/** Letters that are written for others which sound the same: `hedfone`, `kabel`. */
const soundsLike = [
  ["f", "ph"],
  ["k", "c"],
] as const;
/** From this length on a word is recognised even with another mistake, and a shorter one with swapped letters. */
const longWord = 6;

/** Words of the dictionary that a word sounds like. The letters count as one edit, however many they are. */
export const heardAs = (typed: string): Meant[] =>
  !/^[a-z]{4,}$/.test(typed)
    ? []
    : soundsLike
        .filter(([written]) => typed.includes(written))
        .map(([written, meant]) => typed.replaceAll(written, meant))
        .flatMap((text) =>
          best(text, dictionaryWordsNear(nearKeys(text)), 1).filter(
            ({ word }) => text.length >= longWord || isSwapped(text, word),
          ),
        )
        .map(({ word, edits }) => ({ word, edits: edits + 1 }));

const withoutVowels = (word: string) => word[0]! + word.slice(1).replace(/[aeiou]/g, "");
const byConsonants = new Map(namesOfOneWord.toReversed().map((word) => [withoutVowels(word), word]));
/** Fewer consonants are those of too many words. */
const fewestConsonants = 4;

/** The name with the consonants of a word, which may have no vowels (`spkr`) or, as with two edits, others (`kybord`). */
export function withConsonantsOf(typed: string): Meant[] {
  if (!/^[a-z]+$/.test(typed)) return [];
  const word = singular(typed);
  const consonants = withoutVowels(word);
  const name = consonants.length < fewestConsonants ? undefined : byConsonants.get(consonants);
  const ending = typed.startsWith(word) ? typed.slice(word.length) : "";
  return name === undefined ? [] : [{ word: name + ending, edits: consonants === word ? 1 : 2 }];
}
