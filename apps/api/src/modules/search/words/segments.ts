import { clustersOf, type Run } from "./scripts.ts";
import { dictionary } from "./dictionary/dictionary.ts";
import { fold } from "./fold.ts";
import { devices, fillers, packing } from "./small-words.ts";
import { denying, unspacedWords } from "./wishes.ts";

const segmenters = {
  khmer: new Intl.Segmenter("km", { granularity: "word" }),
  han: new Intl.Segmenter("zh", { granularity: "word" }),
};

const unspaced = /^[\u1780-\u17d3\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u;

/** The words of the shop. They are looked for first, since a general dictionary cuts them to pieces (ស្មា·ត·ហោម). */
const known = new Set([...dictionary.flat(), ...fillers, ...devices, ...packing, ...unspacedWords].map(fold).filter((word) => unspaced.test(word)));
const longest = Math.max(...[...known].map((word) => word.length));

/** Words that count only before a word of the shop: 无 (without) in 无摄像头, but not in 无框. */
const leading = new Set(denying.map(fold));

/** Whether a word is one of the shop's as it is written. */
export const isShopWord = (word: string): boolean => known.has(word) || leading.has(word);

function knownAt(clusters: string[], start: number): string | undefined {
  let word = "";
  let found: string | undefined;
  for (let index = start; index < clusters.length && word.length <= longest; index++) {
    word += clusters[index];
    if (known.has(word) || (leading.has(word) && knownAt(clusters, index + 1) !== undefined)) found = word;
  }
  return found;
}

/**
 * Splits Khmer or Chinese text into words: the words of the shop by longest match, the rest by the dictionaries of ICU.
 * Single Khmer letters are joined to their neighbour, since they are nearly always pieces of an unknown word.
 */
export function segment(run: Run): string[] {
  const clusters = clustersOf(run);
  const words: string[] = [];
  let rest = "";
  const flush = () => {
    if (rest !== "") words.push(...bySegmenter({ ...run, text: rest }));
    rest = "";
  };
  for (let index = 0; index < clusters.length; ) {
    const word = knownAt(clusters, index);
    if (word === undefined) {
      rest += clusters[index++];
      continue;
    }
    flush();
    words.push(word);
    index += clustersOf({ ...run, text: word }).length;
  }
  flush();
  return words;
}

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
