import { editsBetween } from "@shop/kit/edits-between";
import { unheardSubscript } from "./alike.ts";
import { dictionary } from "../dictionary/dictionary.ts";
import { goods } from "../dictionary/goods.ts";
import { fold } from "../fold.ts";
import { nameBegunInPinyin, wordOfPinyin } from "./homophones.ts";
import { vowelSounds } from "./vowels.ts";

/** Khmer consonants by one Latin letter for all that sound alike; អ only carries a vowel. */
const consonants: ReadonlyMap<string, string> = new Map(
  Object.entries({
    k: "កខគឃ",
    n: "ងញណន",
    c: "ចឆជឈ",
    t: "ដឋឌឍតថទធ",
    p: "បផពភ",
    m: "ម",
    y: "យ",
    r: "រ",
    l: "លឡ",
    v: "វ",
    s: "ស",
    h: "ហ",
    "": "អ",
  }).flatMap(([latin, letters]) => [...letters].map((letter) => [letter, latin] as const)),
);
const vowels: Readonly<Record<string, string>> = { ...vowelSounds, "ៃ": "ay", "ៅ": "o", "ំ": "m" };

/** What is written but silent: a nasal before another, and a subscript at the end of a syllable. */
const unheard = new RegExp(`ំ(?=ង)|${unheardSubscript.source}`, "gu");

/** Foreign sounds that Khmer writes with two letters, such as f. */
const foreign: readonly (readonly [RegExp, string])[] = [
  [/ហ្វ/gu, "ផ"],
  [/ហ្ក/gu, "គ"],
  [/ហ្ស/gu, "ស"],
];

/** Stands for a vowel at the beginning that Khmer does not write: អំពូល (ampul). */
const anyVowel = "*";
const unwritten = /^អ(?![ា-ៅ])/u;

/** The sound of a folded Khmer word, in the same letters as {@link soundTyped}. Vowels that are not written are left out. */
function soundOf(folded: string): string {
  const heard = foreign.reduce((text, [written, sound]) => text.replace(written, sound), folded).replace(unheard, "$1");
  const first = unwritten.test(heard) ? anyVowel : "";
  return first + withoutDoubles([...heard].map((sign) => consonants.get(sign) ?? vowels[sign] ?? "").join(""));
}

/** Latin letters that people write for the same sound of Khmer, the longest first. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/ng|nh|gn/g, "n"],
  [/ch+|j/g, "1"],
  [/kh|gh|[cgq]/g, "k"],
  [/th|dh|d/g, "t"],
  [/ph|bh|[bf]/g, "p"],
  [/sh|[xz]/g, "s"],
  [/w/g, "v"],
  [/1/g, "c"],
  [/ou|oo|uo|ue/g, "u"],
  [/ai|ay|ei/g, "ay"],
  [/ao|au|aw|oa/g, "o"],
  [/ea|aa/g, "a"],
  [/ae|ee?/g, "e"],
  [/ie/g, "i"],
];

const withoutDoubles = (text: string) => text.replace(/(.)\1+/g, "$1");

/** The sound of a word typed in Latin letters. */
const soundTyped = (typed: string): string =>
  withoutDoubles(spellings.reduce((text, [written, sound]) => text.replace(written, sound), typed));

/** Drops an R at the end of a syllable, which Khmer writes but people often do not type. */
const withoutFinalR = (sound: string) => sound.replace(/r(?![aeiou])/g, "");
const bothWays = (sound: string) => [...new Set([sound, withoutFinalR(sound)])];

const bonesOf = (sound: string) => sound.replace(/[aeiou*]/g, "");

interface Heard {
  word: string;
  sound: string;
}

const isKhmer = (word: string) => /^[\u1780-\u17d3]+$/.test(word);
const byBones = new Map<string, Heard[]>();
for (const word of new Set(dictionary.flat().map(fold).filter(isKhmer)))
  for (const sound of bothWays(soundOf(word)))
    byBones.set(bonesOf(sound), [...(byBones.get(bonesOf(sound)) ?? []), { word, sound }]);

/** Pairs of vowels that are easily confused; they count as half a difference. */
const near = new Set(["ou", "uo", "ei", "ie", "ae", "ea"]);

/** The vowels before, between and after the consonants of a sound. */
const vowelsOf = (sound: string) => sound.split(/[^aeiou*]/);

/** The vowels of a word that is written without any, such as ថ្ម (thmor): Khmer says it with an `o` at its end. */
const withoutVowels = /^[^aeiou*]+$/;

/** The distance between the vowels of two sounds with the same consonants. A vowel that Khmer does not write between consonants matches any. */
function vowelsApart(typed: string, heard: string): number {
  if (withoutVowels.test(heard) && typed === `${heard}o`) return 0;
  const [written, spoken] = [vowelsOf(typed), vowelsOf(heard)];
  return spoken.reduce((sum, vowel, at) => {
    const isAny = vowel === anyVowel || (vowel === "" && at > 0 && at < spoken.length - 1);
    return sum + (isAny || vowel === written[at] ? 0 : near.has(vowel + written[at]!) ? 0.5 : 1);
  }, 0);
}

/** The greatest distance of vowels, by the number of consonants: with fewer than four the vowels must match. */
const mostApart = (consonantsHeard: number) => (consonantsHeard < 4 ? 0 : consonantsHeard < 5 ? 1 : 2);
/** From this many consonants on, one may be wrong, missing or extra. */
const enoughToErr = 6;

/** The Khmer name that Latin letters spell by its sound: `tourasap`. If it `mayErr`, vowels of a long name may be others and one consonant wrong. */
function khmerHeard(typed: string, mayErr: boolean): string | undefined {
  const sounds = bothWays(soundTyped(typed));
  const exact = sounds
    .flatMap((sound) =>
      (byBones.get(bonesOf(sound)) ?? []).map((heard) => ({
        word: heard.word,
        apart: vowelsApart(sound, heard.sound),
        many: bonesOf(sound).length,
      })),
    )
    .filter(({ apart, many }) => many > 1 && apart <= (mayErr ? mostApart(many) : 0))
    .sort((a, b) => a.apart - b.apart)[0];
  if (exact || !mayErr) return exact?.word;
  const bones = bonesOf(sounds[0]!);
  if (bones.length < enoughToErr) return undefined;
  const erring = [...byBones.keys()].find(
    (other) => other[0] === bones[0] && other.length >= enoughToErr && editsBetween(other, bones, 1) === 1,
  );
  return erring && byBones.get(erring)![0]!.word;
}

/** Goods by their sounds, the shortest names first. */
const goodsHeard: readonly (Heard & { bones: string })[] = [...new Set(goods.flat().map(fold).filter(isKhmer))]
  .flatMap((word) => bothWays(soundOf(word)).map((sound) => ({ word, sound, bones: bonesOf(sound) })))
  .toSorted((a, b) => a.sound.length - b.sound.length);
/** Fewer consonants begin too many names. */
const fewestBegun = 4;

/** The name of goods whose sound begins so, with most vowels as they are written and as short as can be: `kamera la`, of a camera for cars. */
function nameBegunInKhmer(typed: string): string | undefined {
  const sound = soundTyped(typed);
  const bones = bonesOf(sound);
  if (bones.length < fewestBegun) return undefined;
  const begun = goodsHeard
    .filter((heard) => heard.bones.startsWith(bones))
    .map(({ word, sound: heard }) => ({ word, open: openVowels(vowelsOf(sound), vowelsOf(heard)) }));
  return begun.filter(({ open }) => open !== undefined).toSorted((a, b) => a.open! - b.open!)[0]?.word;
}

/** How many typed vowels are not written in a name that begins so; undefined if others are. */
function openVowels(typed: readonly string[], written: readonly string[]): number | undefined {
  const others = typed.flatMap((vowel, at) => (vowel === written[at] ? [] : [{ vowel, at }]));
  const isOpen = ({ vowel, at }: { vowel: string; at: number }) =>
    written[at] === anyVowel || (written[at] === "" && at > 0) || (vowel === "" && at === typed.length - 1);
  return others.every(isOpen) ? others.length : undefined;
}

const fewestLetters = 3;

/** Two names whose pinyin was typed as one word: `lanyaerji`. */
function wordsOfPinyin(typed: string): string | undefined {
  for (let at = fewestLetters; at <= typed.length - fewestLetters; at++) {
    const [first, second] = [wordOfPinyin(typed.slice(0, at)), wordOfPinyin(typed.slice(at))];
    if (first !== undefined && second !== undefined) return first + second;
  }
  return undefined;
}

/** Most words that are tried as one name: `shou ji`, `kompyuter yuor dai`. */
const mostWords = 4;

/** Words of a text, from `from` up to, not including, `to`, that spell a Khmer or Chinese name in Latin letters. */
export interface Romanised {
  from: number;
  to: number;
  word: string;
  /** Whether only the beginning of the name is spelt. */
  isBegun: boolean;
}

/**
 * Finds Khmer and Chinese names that are spelt in Latin letters, for shoppers whose keyboard has no others:
 * `srom tourasap`, `lanya erji`. The longest run of words wins; at least one of its words must be `unknown`.
 */
export function romanisedIn(words: readonly string[], unknown: readonly boolean[], mayErr = true): Romanised[] {
  const found: Romanised[] = [];
  for (let from = 0; from < words.length;) {
    const next = romanisedAt(words, unknown, from, mayErr);
    if (next) found.push(next);
    from = next?.to ?? from + 1;
  }
  return found;
}

function romanisedAt(
  words: readonly string[],
  unknown: readonly boolean[],
  from: number,
  mayErr: boolean,
): Romanised | undefined {
  for (let to = Math.min(from + mostWords, words.length); to > from; to--) {
    const taken = words.slice(from, to);
    const typed = taken.join("");
    if (
      typed.length < fewestLetters ||
      !unknown.slice(from, to).includes(true) ||
      !taken.every((word) => /^[a-z]+$/.test(word))
    )
      continue;
    const whole =
      wordOfPinyin(typed) ?? (taken.length === 1 ? wordsOfPinyin(typed) : undefined) ?? khmerHeard(typed, mayErr);
    if (whole !== undefined) return { from, to, word: whole, isBegun: false };
    const begun = to === words.length ? (nameBegunInPinyin(typed) ?? nameBegunInKhmer(typed)) : undefined;
    if (begun !== undefined) return { from, to, word: begun, isBegun: true };
  }
  return undefined;
}
