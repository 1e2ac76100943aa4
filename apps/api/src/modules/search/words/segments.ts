import { clustersOf, type Run } from "./scripts.ts";
import { dictionary } from "./dictionary/dictionary.ts";
import { fold } from "./fold.ts";
import { everydayMeanings } from "./everyday/everyday-meanings.ts";
import { usesOfNames } from "./relations/names-by-use.ts";
import { placesOfUse } from "./relations/places-of-use.ts";
import { devices, fillers, forms, packing } from "./small-words.ts";
import { denying, having } from "./wish-words.ts";
import { unspacedWords } from "./wishes.ts";

const segmenters = {
  khmer: new Intl.Segmenter("km", { granularity: "word" }),
  han: new Intl.Segmenter("zh", { granularity: "word" }),
};

const unspaced = /^[\u1780-\u17d3\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u;

/** The words of the shop. They are looked for first, since a general dictionary cuts them to pieces (ស្មា·ត·ហោម). */
const known = new Set(
  [
    ...[
      ...dictionary.flat(),
      ...fillers,
      ...devices,
      ...packing,
      ...forms,
      ...placesOfUse,
      ...usesOfNames,
      ...unspacedWords,
    ].map(fold),
    ...everydayMeanings.keys(),
  ].filter((word) => unspaced.test(word)),
);
const longest = Math.max(...[...known].map((word) => word.length));

/** Words that count only before a word of the shop: 无 (without) in 无摄像头, but not in 无框, and 带 (with) in 带音响. */
const leading = new Set([...denying, ...having].map(fold));

/** Whether a word is one of the shop's as it is written. */
export const isShopWord = (word: string): boolean => known.has(word) || leading.has(word);

/** The names of the dictionary by their first character. */
const names = Map.groupBy(dictionary.flat().map(fold), ([first]) => first);
/** Whether a text begins a longer name. */
const beginsName = (text: string): boolean =>
  names.get(text[0])?.some((name) => name.length > text.length && name.startsWith(text)) ?? false;

/** The words of a text that is still typed. Those at its end that are not all known may be the beginning of one name: 电脑 and 摄像 of that of a webcam. */
export function segmentBegun(run: Run): string[] {
  const words = segment(run);
  const at = words.findIndex(
    (_, index) => !words.slice(index).every(isShopWord) && beginsName(words.slice(index).join("")),
  );
  return at < 0 ? words : [...words.slice(0, at), words.slice(at).join("")];
}

/** The numbers of characters of the known words at a place, the shortest first. */
function knownAt(clusters: string[], start: number): number[] {
  let word = "";
  const found: number[] = [];
  for (let index = start; index < clusters.length && word.length <= longest; index++) {
    word += clusters[index];
    if (known.has(word) || (leading.has(word) && knownAt(clusters, index + 1).length > 0))
      found.push(index + 1 - start);
  }
  return found;
}

/**
 * Splits Khmer or Chinese text into words: the words of the shop, the rest by the dictionaries of ICU. In Khmer the
 * longest words are taken; in Chinese the few that leave the fewest characters over, since one of those may belong to the
 * next word: 无线充电宝 is 无线 and 充电宝, not 无线充电 and a 宝. Single Khmer letters are joined to their neighbour,
 * since they are nearly always pieces of an unknown word.
 */
export function segment(run: Run): string[] {
  const clusters = clustersOf(run);
  const known = run.script === "han" ? fewestOf(clusters) : longestOf(clusters);
  const words: string[] = [];
  let rest = "";
  const flush = () => {
    if (rest !== "") words.push(...bySegmenter({ ...run, text: rest }));
    rest = "";
  };
  for (let index = 0; index < clusters.length;) {
    const length = known(index);
    if (length === 0) {
      rest += clusters[index++];
      continue;
    }
    flush();
    words.push(clusters.slice(index, index + length).join(""));
    index += length;
  }
  flush();
  return words;
}

/** The number of characters of the longest known word at each place. */
const longestOf =
  (clusters: string[]) =>
  (start: number): number =>
    knownAt(clusters, start).at(-1) ?? 0;

/** The same for the words that leave the fewest characters over; of as many, the fewest words, and then those with the longest first. */
function fewestOf(clusters: string[]): (start: number) => number {
  const lengths: number[] = [];
  const costs = [...clusters.map(() => 0), 0];
  for (let start = clusters.length - 1; start >= 0; start--) {
    lengths[start] = 0;
    costs[start] = costs[start + 1]! + overCost;
    for (const length of knownAt(clusters, start).toReversed()) {
      const cost = costs[start + length]! + 1;
      if (cost < costs[start]!) [costs[start], lengths[start]] = [cost, length];
    }
  }
  return (start) => lengths[start]!;
}

/** One character that is left over weighs more than any number of words. */
const overCost = 10_000;

function bySegmenter(run: Run): string[] {
  const words = [...segmenters[run.script as "khmer" | "han"].segment(run.text)].map(({ segment: word }) => word);
  if (run.script === "han") return words;
  const joined: string[] = [];
  let previousSingle = false;
  for (const word of words) {
    const single = clustersOf({ ...run, text: word }).length < 2;
    if ((single || previousSingle) && joined.length > 0) joined[joined.length - 1] += word;
    else joined.push(word);
    previousSingle = single;
  }
  return joined;
}

/** All pairs of neighbouring characters, by which any part of a run is found. The `~` keeps them apart from words. */
export function pairsOf(run: Run): string[] {
  const clusters = clustersOf(run);
  return clusters.slice(1).map((cluster, index) => `~${clusters[index]}${cluster}`);
}
