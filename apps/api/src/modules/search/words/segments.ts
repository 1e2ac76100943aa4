import { clustersOf, type Run } from "./scripts.ts";
import { devices, dictionary, fillers, packing } from "./dictionary.ts";
import { fold } from "./fold.ts";
import { denying, unspacedWords } from "./wishes.ts";

const segmenters = {
  khmer: new Intl.Segmenter("km", { granularity: "word" }),
  han: new Intl.Segmenter("zh", { granularity: "word" }),
};

const unspaced = /^[\u1780-\u17d3\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u;

/** Shop words that a general dictionary cuts to pieces (ស្មា·ត·ហោម), so they are looked for first. */
const known = new Set([...dictionary.flat(), ...fillers, ...devices, ...packing, ...unspacedWords].map(fold).filter((word) => unspaced.test(word)));
const longest = Math.max(...[...known].map((word) => word.length));

/** Words only before one that the shop knows: 无 in 无摄像头, and not in 无框. */
const leading = new Set(denying.map(fold));

/** Whether the shop knows a word as it is written. */
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
 * Words of a stretch of Khmer or Chinese: the shop's own words by longest match, the rest by
 * the dictionaries of ICU. Single Khmer letters, which are nearly always pieces of a word that
 * the dictionary does not know, are put back to their neighbour.
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

/** Pairs of neighbouring signs, marked so that they are never taken for words: every part of a run is found by its pairs. */
export function pairsOf(run: Run): string[] {
  const clusters = clustersOf(run);
  return clusters.slice(1).map((cluster, index) => `~${clusters[index]}${cluster}`);
}
