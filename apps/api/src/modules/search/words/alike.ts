import { editsBetween, nearKeys } from "../spelling/near.ts";
import { dictionary } from "./dictionary.ts";
import { fold } from "./fold.ts";
import { clustersOf } from "./scripts.ts";
import { isShopWord } from "./segments.ts";

/** Letters that loan words and careless spellings put for one another, by the first of each. */
const sameSound = ["កគ", "ខឃ", "ចជ", "ឆឈ", "តដឌទ", "ថឋឍធ", "នណ", "បព", "ផភ", "លឡ"];
const sounds = new Map([
  ...sameSound.flatMap((letters) => [...letters].map((letter): [string, string] => [letter, letters[0]!])),
  ...Object.entries({ "ា": "a", "ិ": "i", "ី": "i", "ឹ": "e", "ឺ": "e", "ុ": "u", "ូ": "u", "ួ": "u", "ើ": "e", "ឿ": "e", "ៀ": "i", "េ": "e", "ែ": "e", "ៃ": "aយ", "ោ": "o", "ៅ": "aវ", "ំ": "ម", "ះ": "", "្": "" }),
]);
/** Sounds that Khmer has no letter for, and the letters that stand for them as often. */
const foreign: readonly (readonly [RegExp, string])[] = [[/ហវ/g, "ផ"], [/ហក/g, "ក"], [/ហស/g, "ស"], [/ហន/g, "ន"], [/(.)\1+/gu, "$1"]];

/** How a folded Khmer word sounds, roughly: subscripts as letters, vowels by what they are near to. */
const soundOf = (folded: string): string =>
  foreign.reduce((text, [written, sound]) => text.replace(written, sound), [...folded].map((sign) => sounds.get(sign) ?? sign).join(""));

/** Letters that differ in their breath alone; an R that ends a syllable, and a vowel in its place at the end, are not heard in loan words. */
const breathless: Readonly<Record<string, string>> = { ខ: "ក", ថ: "ត", ផ: "ប", ឆ: "ច" };
const silent = /(?<=[^្])រ(?![ា-ះ្])/gu;

/** How a folded Khmer word sounds to somebody who hears less closely. */
const roughSoundOf = (folded: string): string =>
  [...soundOf(folded.replace(silent, "").replace(/ៅ/g, "ោ"))].map((sign) => breathless[sign] ?? sign).join("").replace(/(.)\1+/gu, "$1").replace(/e$/, "");

/** The consonants of a rough sound. */
const bonesOf = (rough: string): string => rough.replace(/[aeiu]/g, "");

/** Shorter words sound like too many others. */
const [shortest, shortestNear] = [3, 4];
/** As long a word is heard whole, however little of it the shop does not know: ព្រី, a plug, in a printer's ព្រីនតឺ. */
const longEnough = 5;

const words = new Set(dictionary.flat().map(fold).filter((word) => /^[\u1780-\u17d3]+$/.test(word)));
const firstBy = (soundIn: (folded: string) => string) => new Map([...words].reverse().map((word) => [soundIn(word), word]));
const bySound = firstBy(soundOf);
const byRoughSound = firstBy(roughSoundOf);
const byBones = firstBy((word) => bonesOf(roughSoundOf(word)));
const byNearKey = new Map<string, string[]>();
for (const sound of bySound.keys()) for (const key of sound.length < shortestNear ? [] : nearKeys(sound)) byNearKey.set(key, [...(byNearKey.get(key) ?? []), sound]);

/**
 * The word of the dictionary that a stretch of Khmer sounds like, or nearly so where `unknown`, all after
 * words that the shop knows, is long enough to tell; the beginnings are the same.
 */
function sounding(pieces: readonly string[], unknown: string): string | undefined {
  const folded = pieces.join("");
  const sound = soundOf(folded);
  if (sound.length < shortest) return undefined;
  const rough = roughSoundOf(folded);
  const isLong = soundOf(unknown).length >= shortestNear;
  const whole = bySound.get(sound) ?? (rough.length >= (isLong ? shortestNear : longEnough) ? byRoughSound.get(rough) : undefined);
  if (whole !== undefined || !isLong) return whole;
  // Words of Khmer itself are left whole by the segmenter: their consonants alone would tell too little.
  const bones = bonesOf(rough);
  const boned = pieces.length > 1 && bones.length >= shortestNear ? byBones.get(bones) : undefined;
  if (boned !== undefined) return boned;
  const near = nearKeys(sound)
    .flatMap((key) => byNearKey.get(key) ?? [])
    .find((other) => other[0] === sound[0] && Math.max(other.length, sound.length) > shortestNear && editsBetween(sound, other, 1) === 1);
  return near && bySound.get(near);
}

/** How Latin letters are called in Khmer. */
const letterNames: Readonly<Record<string, readonly string[]>> = {
  a: ["អេ"], b: ["ប៊ី"], c: ["ស៊ី"], d: ["ឌី"], e: ["អ៊ី"], f: ["អេហ្វ", "អែហ្វ"], g: ["ជី"], h: ["អេច", "អែច"], i: ["អាយ"], j: ["ជេ", "ចេ"], k: ["ខេ"], l: ["អែល", "អេល"], m: ["អឹម", "អែម", "អេម"],
  n: ["អិន", "អែន", "អេន"], o: ["អូ"], p: ["ភី", "ផី"], q: ["ឃ្យូ"], r: ["អារ", "អា"], s: ["អេស", "អែស"], t: ["ធី", "ទី"], u: ["យូ"], v: ["វី"], w: ["ដាប់ប៊លយូ"], x: ["អ៊ិច"], y: ["វ៉ាយ"], z: ["ហ្សេត"],
};
const letterOf = new Map(Object.entries(letterNames).flatMap(([letter, names]) => names.map((name) => [fold(name), letter] as const)));
const oneLetter = [...letterOf.keys()].sort((a, b) => b.length - a.length).join("|");
const spelt = new RegExp(`^(?:${oneLetter}){2,6}$`, "u");

/** The Latin letter by whose name a model is called in Khmer: អេស ២៥. The second and the first of something are told by names of letters too. */
export const letterNamed = (folded: string): string | undefined => (notOfModels.has(folded) ? undefined : letterOf.get(folded));
const notOfModels = new Set(["ទី", "អា"].map(fold));

/** Letters that a stretch of Khmer spells out: ឌីវីអា → dvr. */
function lettersIn(folded: string): string | undefined {
  return spelt.test(folded) ? folded.match(new RegExp(`(?:${oneLetter})(?=(?:${oneLetter})*$)`, "gu"))!.map((name) => letterOf.get(name)).join("") : undefined;
}

/** A misspelt word is cut into more pieces than it should be. */
const mostPieces = 6;

/**
 * The word of the dictionary, or the Latin letters, that words of a Khmer text from `start` on stand for by
 * their sound, the longest first: shoppers spell loan words as they hear them, and segmenters cut
 * what they do not know to pieces. Words that the shop knows as they are written are left alone.
 */
export function alikeAt(pieces: readonly string[], start: number): { length: number; word: string } | undefined {
  for (let length = Math.min(mostPieces, pieces.length - start); length > 0; length--) {
    const taken = pieces.slice(start, start + length);
    if (taken.every(isShopWord)) continue;
    const text = taken.join("");
    const word = lettersIn(text) ?? sounding(taken, taken.slice(taken.findIndex((piece) => !isShopWord(piece))).join(""));
    if (word !== undefined) return { length, word };
  }
  return undefined;
}

/**
 * The beginning of a piece that sounds like a word of the dictionary: what stands after a misspelt word is left in one piece with it,
 * as nobody puts a blank between them (នាឡីកាដៃ).
 */
export function beginningAlike(piece: string): { text: string; word: string } | undefined {
  if (isShopWord(piece)) return undefined;
  const clusters = clustersOf({ script: "khmer", text: piece });
  for (let many = clusters.length - 1; many > 1; many--) {
    const text = clusters.slice(0, many).join("");
    const sound = soundOf(text);
    const word = sound.length < longEnough ? undefined : bySound.get(sound);
    if (word !== undefined) return { text, word };
  }
  return undefined;
}
