import { editsBetween } from "@shop/kit/edits-between";
import { nearKeys } from "../near-keys.ts";
import { dictionary } from "../dictionary/dictionary.ts";
import { everydayMeanings } from "../everyday/everyday-meanings.ts";
import { fold } from "../fold.ts";
import { beginnings, endings } from "../relations/interchangeable.ts";
import { clustersOf } from "../scripts.ts";
import { isShopWord } from "../segments.ts";
import { devices, everydayKhmer } from "../small-words.ts";
import { isReduced, unspacedWords, wishOf } from "../wishes.ts";
import { vowelSounds } from "./vowels.ts";

/** Khmer consonants that sound alike and are confused in loan words and careless spelling; each group becomes its first letter. */
const sameSound = ["កគ", "ខឃ", "ចជ", "ឆឈ", "តដឌទ", "ថឋឍធ", "នណ", "បព", "ផភ", "លឡ"];
const sounds = new Map([
  ...sameSound.flatMap((letters) => [...letters].map((letter): [string, string] => [letter, letters[0]!])),
  ...Object.entries({ ...vowelSounds, "ៃ": "aយ", "ៅ": "aវ", "ំ": "ម", "ះ": "", "្": "" }),
]);
/** Foreign sounds that Khmer writes with two letters or, as often, with one; and doubled letters. */
const foreign: readonly (readonly [RegExp, string])[] = [
  [/ហវ/g, "ផ"],
  [/ហក/g, "ក"],
  [/ហស/g, "ស"],
  [/ហន/g, "ន"],
  [/(.)\1+/gu, "$1"],
];

/** A subscript at the end of a syllable, which is written and not heard: the last letter of ទូរស័ព្ទ. */
export const unheardSubscript = /(?<=[ក-អា-ំ])(?<!្.)([ក-អ])(?:្[ក-អ])+(?![ា-ំ])/gu;

/** A rough sound of a folded Khmer word: subscripts count as letters, and vowels that are close are the same. */
const soundOf = (folded: string): string =>
  foreign.reduce(
    (text, [written, sound]) => text.replace(written, sound),
    [...folded].map((sign) => sounds.get(sign) ?? sign).join(""),
  );

/** Aspirated consonants, by the same ones without aspiration. */
const breathless: Readonly<Record<string, string>> = { ខ: "ក", ថ: "ត", ផ: "ប", ឆ: "ច" };
/** An R at the end of a syllable, which is not heard in loan words. */
const silent = /(?<=[^្])រ(?![ា-ះ្])/gu;

/** A still rougher sound of a folded Khmer word: without aspiration, silent R, doubled letters and a last `e`. */
const roughSoundOf = (folded: string): string =>
  [...soundOf(folded.replace(silent, "").replace(/ៅ/g, "ោ"))]
    .map((sign) => breathless[sign] ?? sign)
    .join("")
    .replace(/(.)\1+/gu, "$1")
    .replace(/e$/, "");

/** The consonants of a rough sound. */
const bonesOf = (rough: string): string => rough.replace(/[aeiu]/g, "");

/** Shortest sounds that are compared: exactly, and with a mistake. Shorter words sound like too many others. */
const [shortest, shortestNear] = [3, 4];
/** From this length on a whole word is compared by its rough sound, even if nearly all of it is known words: ព្រីនតឺ (printer) begins with ព្រី (plug). */
const longEnough = 5;

const words = new Set(
  dictionary
    .flat()
    .map(fold)
    .filter((word) => /^[\u1780-\u17d3]+$/.test(word)),
);
const firstBy = (soundIn: (folded: string) => string) =>
  new Map([...words].reverse().map((word) => [soundIn(word), word]));
const bySound = new Map([...firstBy((word) => soundOf(word.replace(unheardSubscript, "$1"))), ...firstBy(soundOf)]);
/** Words that ask for an order or a promotion, which only their very sound makes known: ថោគ (cheap). */
const wishBySound = new Map(
  unspacedWords
    .map(fold)
    .filter((word) => /^[\u1780-\u17d3]+$/.test(word) && (wishOf(word) !== undefined || isReduced(word)))
    .map((word) => [soundOf(word), word]),
);
/** Everyday words, which are compared by their very sound only. */
const everydayBySound = new Map(
  [...everydayMeanings.keys()]
    .map((word) => [soundOf(word), word] as const)
    .filter(([sound]) => sound.length >= shortestNear),
);
const byRoughSound = firstBy(roughSoundOf);
const byBones = firstBy((word) => bonesOf(roughSoundOf(word)));
const byNearKey = new Map<string, string[]>();
for (const sound of bySound.keys())
  for (const key of sound.length < shortestNear ? [] : nearKeys(sound))
    byNearKey.set(key, [...(byNearKey.get(key) ?? []), sound]);

/**
 * The word of the dictionary that pieces of Khmer sound like. `unknown` is the part from the first unknown piece on; only
 * if that is long enough may the sounds differ by one mistake, and then they must begin alike.
 */
function sounding(pieces: readonly string[], unknown: string): string | undefined {
  const folded = pieces.join("");
  const sound = soundOf(folded);
  if (sound.length < shortest) return undefined;
  const rough = roughSoundOf(folded);
  const isLong = soundOf(unknown).length >= shortestNear;
  const whole =
    bySound.get(sound) ??
    wishBySound.get(sound) ??
    everydayBySound.get(sound) ??
    (rough.length >= (isLong ? shortestNear : longEnough) ? byRoughSound.get(rough) : undefined);
  if (whole !== undefined || !isLong) return whole;
  // Consonants alone are compared only if the segmenter cut the text into pieces. It leaves real Khmer words whole, and those must not be taken for a shop word that has the same consonants.
  const bones = bonesOf(rough);
  const boned = pieces.length > 1 && bones.length >= shortestNear ? byBones.get(bones) : undefined;
  if (boned !== undefined && isLike(pieces[0]!, boned)) return boned;
  const near = nearKeys(sound)
    .flatMap((key) => byNearKey.get(key) ?? [])
    .find(
      (other) =>
        other[0] === sound[0] &&
        Math.max(other.length, sound.length) > shortestNear &&
        editsBetween(sound, other, 1) === 1,
    );
  return near && bySound.get(near);
}

/** Whether a text that begins with a word may be a misspelt name. If that word is a long name itself, the other begins with it too: ទូទឹកកក (refrigerator) of ទូទឹកកកទ្វារ 2 begins no TV stand. */
const isLike = (first: string, name: string): boolean =>
  !words.has(first) || soundOf(first).length < longEnough || name.startsWith(first);

/** The Khmer names of Latin letters. */
const letterNames: Readonly<Record<string, readonly string[]>> = {
  a: ["អេ"],
  b: ["ប៊ី"],
  c: ["ស៊ី"],
  d: ["ឌី"],
  e: ["អ៊ី"],
  f: ["អេហ្វ", "អែហ្វ"],
  g: ["ជី"],
  h: ["អេច", "អែច"],
  i: ["អាយ"],
  j: ["ជេ", "ចេ"],
  k: ["ខេ"],
  l: ["អែល", "អេល", "អិល"],
  m: ["អឹម", "អែម", "អេម"],
  n: ["អិន", "អែន", "អេន"],
  o: ["អូ"],
  p: ["ភី", "ផី"],
  q: ["ឃ្យូ"],
  r: ["អារ", "អា"],
  s: ["អេស", "អែស"],
  t: ["ធី", "ទី"],
  u: ["យូ"],
  v: ["វី"],
  w: ["ដាប់ប៊លយូ"],
  x: ["អ៊ិច"],
  y: ["វ៉ាយ"],
  z: ["ហ្សេត"],
};
const letterOf = new Map(
  Object.entries(letterNames).flatMap(([letter, names]) => names.map((name) => [fold(name), letter] as const)),
);
const oneLetter = [...letterOf.keys()].sort((a, b) => b.length - a.length).join("|");
const spelt = new RegExp(`^(?:${oneLetter}){2,6}$`, "u");

/** The Latin letter that a Khmer word names in a model: អេស ២៥ is S25. ទី and អា are left out, since they are also common words, such as in ordinal numbers. */
export const letterNamed = (folded: string): string | undefined =>
  notOfModels.has(folded) ? undefined : letterOf.get(folded);
const notOfModels = new Set(["ទី", "អា"].map(fold));

/** The Latin letters that a Khmer text spells out: ឌីវីអា → dvr. */
function lettersIn(folded: string): string | undefined {
  return spelt.test(folded)
    ? folded
        .match(new RegExp(`(?:${oneLetter})(?=(?:${oneLetter})*$)`, "gu"))!
        .map((name) => letterOf.get(name))
        .join("")
    : undefined;
}

const everyday = new Set(everydayKhmer.map(fold));
/** Whether a piece is a word as it is written, and so none that is misspelt. */
const isWord = (piece: string) => isShopWord(piece) || everyday.has(piece);

/** Words for `machine` and `device`. */
const deviceWords = [...devices, "គ្រឿង"].map(fold);
const deviceNames = [...words].filter((word) => deviceWords.some((device) => word.startsWith(device)));

/** Whether pieces that begin with a word for `device` are the beginning of a name: ម៉ាស៊ីនព្រី of a printer, ម៉ាស៊ីនព្រីន, and no plug, which ព្រី is by itself. */
export function beginsWithDevice(pieces: readonly string[]): boolean {
  const text = pieces.join("");
  return (
    pieces.length > 1 &&
    deviceWords.includes(pieces[0]!) &&
    deviceNames.some((name) => name.length > text.length && name.startsWith(text))
  );
}

/** Replaces each word of these groups by the first of its group, where the pattern of their alternatives finds one. */
function firstOfGroups(groups: readonly (readonly string[])[], pattern: (alternatives: string) => string) {
  const firsts = new Map(groups.flatMap((group) => group.map((word) => [fold(word), fold(group[0]!)] as const)));
  const longestFirst = [...firsts.keys()].toSorted((one, other) => other.length - one.length);
  const found = new RegExp(pattern(longestFirst.join("|")), "u");
  return (text: string) => text.replace(found, (word) => firsts.get(word)!);
}
const withFirstBeginning = firstOfGroups(beginnings, (words) => `^(?:${words})(?=[ក-ឳ])`);
const withFirstEnding = firstOfGroups(endings, (words) => `(?<=[^្])(?:${words})$`);
/** The word for `to hold`, which is left out as often: ទូដាក់ឯកសារ is ទូឯកសារ. */
const holding = new RegExp(`(?<=[^្])${fold("ដាក់")}(?=[ក-ឳ])`, "u");
const withFirsts = (folded: string): string => withFirstBeginning(withFirstEnding(folded.replace(holding, "")));
const byFirsts = firstBy(withFirsts);

/** The name of the dictionary that pieces are but for other words for the same: ប្រដាប់ចែកវ៉ាយហ្វាយ is a router as ឧបករណ៍ចែកវ៉ាយហ្វាយ is. */
const otherwiseCalled = (pieces: readonly string[]): string | undefined =>
  pieces.length > 1 ? byFirsts.get(withFirsts(pieces.join(""))) : undefined;

/** Most pieces that are tried as one word; the segmenter cuts a misspelt word into several. */
const mostPieces = 6;

/**
 * Finds the word of the dictionary, or the Latin letters, that a Khmer text begins with by its sound, the longest
 * run of pieces first. Shoppers spell loan words as they hear them, and the segmenter cuts unknown words to pieces.
 * Words that are in the dictionary as written are never replaced.
 */
export function firstAlike(pieces: readonly string[]): { length: number; word: string } | undefined {
  for (let length = Math.min(mostPieces, pieces.length); length > 0; length--) {
    const taken = pieces.slice(0, length);
    const same = otherwiseCalled(taken);
    if (same !== undefined) return { length, word: same };
    if (taken.every(isWord)) continue;
    const text = taken.join("");
    const word =
      (isShopWord(taken[0]!) ? undefined : lettersIn(text)) ??
      sounding(taken, taken.slice(taken.findIndex((piece) => !isShopWord(piece))).join(""));
    if (word !== undefined) return { length, word };
  }
  return undefined;
}

/**
 * The longest beginning of unknown pieces that sounds like a word of the dictionary, and what is left of them. Khmer has no
 * spaces, so the segmenter may leave a misspelt word and the next one in one piece (នាឡីកាដៃ), or cut them where neither
 * ends (ស្ពីកឃ័រប៊្លូ·ធុស).
 */
export function beginningAlike(
  pieces: readonly string[],
): { text: string; word: string; length: number; rest: string } | undefined {
  const known = pieces.findIndex(isWord);
  const taken = pieces.slice(0, Math.min(mostPieces, known < 0 ? pieces.length : known));
  const clusters = clustersOf({ script: "khmer", text: taken.join("") });
  for (let many = clusters.length - 1; many > 1; many--) {
    const text = clusters.slice(0, many).join("");
    const word = wordSounding(text);
    if (word !== undefined) return { text, word, length: taken.length, rest: clusters.slice(many).join("") };
  }
  return undefined;
}

/** The word of the dictionary with the very sound of a long text, or its rough one. */
function wordSounding(folded: string): string | undefined {
  const sound = soundOf(folded);
  if (sound.length < longEnough) return undefined;
  const rough = roughSoundOf(folded);
  return bySound.get(sound) ?? (rough.length < shortestNear ? undefined : byRoughSound.get(rough));
}
