import { editsBetween } from "@shop/kit/edits-between";
import { canBeTwoAway, named, type Meant } from "./meant-words.ts";
import type { TypedWord } from "./typed-words.ts";
import { dictionary } from "../words/dictionary/dictionary.ts";
import { phraseKey, singular } from "../words/english.ts";
import { fold } from "../words/fold.ts";
import { goodsKeys } from "../words/synonyms.ts";

/** Stands for the word that a name lacks. */
const gap = "*";
/** Shorter words are too near to others. */
const shortestWord = 4;
const lengths = [2, 3];

/** A name without one of its words, for each of them. */
const withGaps = (words: readonly string[]) => words.map((word, at) => ({ word, key: words.with(at, gap).join(" ") }));

/** The words that complete names of the dictionary: what stands in `* stick`. */
const completions = Map.groupBy(
  dictionary
    .flat()
    .map((phrase) => phraseKey(fold(phrase).split(" ")).split(" "))
    .filter((words) => lengths.includes(words.length) && words.every((word) => /^[a-z]+$/.test(word)))
    .flatMap(withGaps)
    .filter(({ word }) => word.length >= shortestWord),
  ({ key }) => key,
);

/**
 * Words near an unknown one that make a name with its neighbours. That counts for as much as an edit, unless goods are one
 * edit away: in `selfy stick` the first is rather `selfie` than `self`, but `laser printr` is no laser pointer.
 */
export function completingNames(words: readonly TypedWord[], at: number): Meant[] {
  const typed = singular(words[at]!.text);
  if (words[at]!.known || typed.length < shortestWord || named.has(typed)) return [];
  const areNear = words[at]!.meant.some(({ word, edits }) => edits < 2 && goodsKeys.has(singular(word)));
  const texts = words.map(({ text }) => singular(text));
  const keys = lengths.flatMap((length) =>
    Array.from({ length }, (_, index) => at - index)
      .filter((from) => from >= 0 && from + length <= texts.length)
      .map((from) =>
        texts
          .with(at, gap)
          .slice(from, from + length)
          .join(" "),
      ),
  );
  return [...new Set(keys.flatMap((key) => completions.get(key) ?? []).map(({ word }) => word))]
    .map((word) => ({ word, edits: editsBetween(typed, word, 2) }))
    .filter(({ word, edits }) => edits <= (canBeTwoAway(typed, word) && !areNear ? 2 : 1))
    .map(({ word, edits }) => ({ word, edits: Math.max(1, edits - 1) }));
}
