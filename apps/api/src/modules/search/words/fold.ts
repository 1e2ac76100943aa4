import { toSimplified } from "./traditional.ts";

/** Zero-width spaces, joiners, direction marks, soft hyphens and inherent vowels, which nobody sees or types on purpose. */
const invisible =
  /[\u00ad\u034f\u061c\u17b4\u17b5\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff\u{e0000}-\u{e007f}]/gu;

const khmerDigits = /[\u17e0-\u17e9]/g;

/** A vowel typed between the subscript sign and its letter: ហ្ូវន for ហ្វូន. */
const splitSubscript = /\u17d2([\u17b6-\u17d1]+)([\u1780-\u17a2])/g;

/** A Khmer letter with its subscripts, vowels and signs, in any order. */
const khmerCluster = /([\u1780-\u17b3])((?:\u17d2[\u1780-\u17b3]|[\u17b6-\u17d1\u17dd])+)/g;

/**
 * Signs that change how a word sounds but that shoppers and catalogues leave out as often as
 * they write them (ទូរស័ព្ទ, ទូរសព្ទ; កាមេរ៉ា, កាមេរា; ម៉ៅស៍, ម៉ៅស): shifters, bantoc,
 * robat, toandakhiat, kakabat, ahsda, samyok sannya, viriam.
 */
const optionalSigns = /[\u17c9-\u17d1\u17dd]/g;

/** A vowel under toandakhiat, which is not heard, and left out as often: រោទិ៍, រោទ៍. */
const unheardVowel = /[\u17b7\u17bb](?=\u17cd)/g;

/** Together with a vowel above the letter, a shifter looks like the vowel ុ, so people type that instead: អុីនធឺណិត. */
const shifterAsVowel = /\u17bb(?=[\u17b7-\u17ba\u17be])|(?<=[\u17b7-\u17ba\u17be])\u17bb/g;

/** The sign that repeats the word before it, as in ថោកៗ. For a search it adds nothing. */
const repetition = /\u17d7/g;

/** Independent vowels and rare letters, by their more common spelling. */
const khmerLetters: Record<string, string> = {
  "\u17a3": "\u17a2",
  "\u17a4": "\u17a2\u17b6",
  "\u17a5": "\u17a2\u17b7",
  "\u17a6": "\u17a2\u17b8",
  "\u17a7": "\u17a2\u17bb",
  "\u17a8": "\u17a2\u17bb\u1780",
  "\u17a9": "\u17a2\u17bc",
  "\u17b2": "\u17b1",
};

/** Order of the parts of a cluster: subscripts, with RO as the last of them, then vowels, then signs. */
function rank(part: string): number {
  if (part === "\u17d2\u179a") return 1;
  if (part.startsWith("\u17d2")) return 0;
  return part < "\u17c6" ? 2 : 3;
}

/** Subscripts by the one that is meant: DA looks like TA, and LA (ឡ) has none, but is typed for LO. */
const subscripts: Record<string, string> = { "\u17d2\u178a": "\u17d2\u178f", "\u17d2\u17a1": "\u17d2\u179b" };

function foldKhmerCluster(_: string, base: string, marks: string): string {
  const parts = marks.match(/\u17d2[\u1780-\u17b3]|./gu)!;
  const ordered = parts
    .map((part) => subscripts[part] ?? part)
    .sort((a, b) => rank(a) - rank(b))
    // A part typed twice is displayed once.
    .filter((part, index, all) => part !== all[index - 1])
    .join("");
  // Vowels of two parts that were typed as two characters.
  return base + ordered.replace("\u17c1\u17b6", "\u17c4").replace("\u17c1\u17b8", "\u17be");
}

function foldKhmer(text: string): string {
  return text
    .replace(khmerDigits, (digit) => String(digit.charCodeAt(0) - 0x17e0))
    .replace(repetition, " ")
    .replace(unheardVowel, "")
    .replace(optionalSigns, "")
    .replace(/[\u17a3-\u17b2]/g, (letter) => khmerLetters[letter] ?? letter)
    .replace(shifterAsVowel, "")
    .replace(splitSubscript, "\u17d2$2$1")
    .replace(khmerCluster, foldKhmerCluster);
}

/** Width and height in pixels: 3840x2160, 1920 × 1080. */
const pixels = /(?<![x×*]\s?)\b(\d{3,4})\s?[x×*]\s?(\d{3,4})\b(?!\s?[x×*])/g;

/**
 * Normalises a text for the index and for queries, so that different spellings of the same word become equal:
 * compatibility forms and widths, case, accents, invisible characters, Khmer digits, the order and choice of Khmer
 * signs (such as coeng DA and coeng TA, which look the same), and traditional Chinese.
 */
export function fold(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase().replace(pixels, "$1 $2");
  const plain = text
    .replace(/[®™©℠]/g, " ")
    .normalize("NFKD")
    .replace(invisible, "")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase()
    // The dot that remains when İ is lower-cased.
    .replace(/\u0307/g, "")
    .replace(/ß/g, "ss")
    .replace(pixels, "$1 $2");
  return toSimplified(/[\u1780-\u17e9]/.test(plain) ? foldKhmer(plain) : plain);
}
