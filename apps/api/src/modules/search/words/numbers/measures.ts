import { fold } from "../fold.ts";
import { multiplyingWords, numberWords } from "./number-words.ts";

/** A number with its unit. */
export interface Measure {
  /** The number of words that it consists of. */
  words: number;
  /** All equivalent ways to write it. */
  ways: [number: string, unit: string][];
  /** Higher values that satisfy the shopper as well. */
  more: [number: string, unit: string][];
}

/** Refresh rates of screens above the usual. */
const rates = [120, 144, 165, 170, 175, 180, 200, 240, 260, 280, 300, 320, 360, 480, 500, 540];

/** Exact sizes of laptops and tablets by the rounded ones. */
const trueSizes: Readonly<Record<string, readonly string[]>> = {
  10: ["10.1"],
  11: ["11.6"],
  12: ["12.1", "12.5"],
  13: ["13.3", "13.4", "13.5", "13.6"],
  14: ["14.1", "14.2", "14.5"],
  15: ["15.3", "15.4", "15.6"],
  16: ["16.1", "16.2"],
  17: ["17.3"],
};

/** Who asks for a fast screen also accepts a faster one, and who asks for 15 inches means 15.6. */
function moreThan(amount: string, unit: string): [string, string][] {
  if (unit === "inch") return (trueSizes[amount] ?? []).map((size) => [size, unit]);
  return unit === "hz" && Number(amount) >= rates[0]!
    ? rates.filter((rate) => rate > Number(amount)).map((rate) => [String(rate), unit])
    : [];
}

/** Units with all spellings in English product names, the usual one first. */
const spellings: readonly (readonly string[])[] = [
  ["inch", "in"],
  ["gb", "gig", "gigabyte"],
  ["tb", "terabyte"],
  ["mb", "megabyte"],
  ["mp", "megapixel"],
  ["mah"],
  ["w", "watt"],
  ["v", "volt"],
  ["hz", "hertz"],
  ["m", "meter", "metre"],
  ["ft", "foot", "feet"],
  ["cm", "centimeter", "centimetre"],
  ["mm", "millimeter", "millimetre"],
  ["kg", "kilo", "kilogram"],
  ["l", "liter", "litre"],
  ["port"],
  ["channel", "ch"],
];
const rows = new Map(spellings.flatMap((row) => row.map((unit) => [unit, row] as const)));

/** Units in Khmer and Chinese. If one begins with another, the longer must come first. */
const unspaced: readonly (readonly [unit: string, words: readonly string[]])[] = [
  ["inch", ["អ៊ីញ", "អ៊ិញ", "អ៊ីង", "អ៊ិង", "英寸", "寸", "吋"]],
  ["gb", ["ជីកាបៃ", "ហ្គីកាបៃ", "ជីកា", "ហ្គីកា"]],
  ["tb", ["តេរ៉ាបៃ", "តេរ៉ា"]],
  ["mb", ["មេហ្គាបៃ", "មេកាបៃ"]],
  ["mp", ["មេហ្គាភិចសែល", "មេកាភិចសែល", "មេហ្គា", "មេកា"]],
  ["mah", ["毫安时", "毫安"]],
  ["w", ["វ៉ាត់", "瓦"]],
  ["v", ["វ៉ុល", "伏"]],
  ["hz", ["赫兹"]],
  ["cm", ["សង់ទីម៉ែត្រ", "厘米", "公分"]],
  ["mm", ["មីលីម៉ែត្រ", "毫米", "公厘"]],
  ["ft", ["英尺"]],
  ["m", ["ម៉ែត្រ", "米"]],
  ["kg", ["គីឡូក្រាម", "គីឡូ", "公斤"]],
  ["l", ["លីត្រ", "升"]],
  ["port", ["口", "រន្ធ", "ច្រក"]],
  ["channel", ["ឆានែល", "ប៉ុស្តិ៍", "路(?!由)"]],
];
const replaced = unspaced.map(([unit, words]) => ({
  unit,
  pattern: new RegExp(`(\\d)\\s*(?:${words.map(fold).join("|")})`, "gu"),
}));

/** The G of 5G and 128G, which Khmer spells by its sound. */
const spokenG = new RegExp(`(\\d)\\s*${fold("ជី")}(?!\\p{M}|[\u1780-\u17b3])`, "gu");

/** Ten thousands in Chinese and Khmer, as for power banks: 2万毫安, 充电宝两万, ២ម៉ឺន. Not 2万兆口, where 万兆 is a network speed. */
const tenThousands = new RegExp(
  `(?<![\\d.])([一两二三四五]|\\d(?:\\.\\d)?)(?:万(?![兆能元块])|\\s*${fold("ម៉ឺន")})`,
  "gu",
);
/** Hundreds and thousands of watts in Chinese: 六百瓦, 一千瓦. */
const manyWatts = /(?<![\d.一二两三四五六七八九十百千万])([一二两三四五六七八九]|[1-9])([百千])瓦/gu;
/** Lengths and weights below ten in Chinese: 七英尺, 三米. */
const fewOf = /(?<![一二两三四五六七八九十百千万])[一二两三四五六七八九](?=英尺|英寸|寸|米|升|公斤|厘米)/gu;
/** A space between thousands: 20 000 mAh. */
const dividedThousands = /(?<=(?<![\d.])\d{1,2}) (?=000 ?mah\b)/g;
/** Millions of pixels in Chinese: 200万像素, 500万摄像头. */
const millions = /(?<![\d.])([1-9]\d?)00万(?:像素)?/gu;
const valueOf = (digit: string): number => numberWords[digit] ?? Number(digit);

/** Rewrites Khmer and Chinese units after numbers in Latin letters, in a folded text: `15.6寸` → `15.6 inch`. */
export function withLatinUnits(folded: string): string {
  const counted = folded
    .replace(dividedThousands, "")
    .replace(millions, "$1 mp ")
    .replace(fewOf, (many) => String(valueOf(many)))
    .replace(tenThousands, (_, many: string) => String(Math.round(valueOf(many) * 10_000)))
    .replace(manyWatts, (_, many: string, of: string) => `${valueOf(many) * multiplyingWords[of]!}瓦`);
  return replaced
    .reduce((text, { unit, pattern }) => text.replace(pattern, `$1 ${unit} `), counted)
    .replace(spokenG, "$1g");
}

/** The memory and storage of a phone as shops write them together: 8+256, 12/512, 8GB/256GB, 16+1TB. */
const pair =
  /(?<![\d.a-z+-])(2|3|4|6|8|12|16|18|24|32|64)\s*(gb?)?\s*([+/])\s*(32|64|128|256|512|1024|[12](?=\s*tb?))\s*(gb?|tb?)?(?![\d.]|[a-z]|\s*(?:mp|w|v|mah|inch|in|hz)\b)/g;
/** Slashes before and after an amount of memory or a processor: `i5/16gb`, `512gb/rtx4050`. */
const beforeMemory = /(?<=[a-z\d]\s*)\/(?=\s*\d+\s*[gt]b?\b)/g;
const afterMemory = /(?<=\b(?:\d+\s*[gt]b|i[3579](?:-\w+)?)\s*)\/(?=\s*[a-z\d])/g;

/** Divides such pairs and lists into separate measures, in a folded text. A pair without units is in gigabytes; with a slash and a small second number it may be anything, and stays. */
export function withMemoryApart(folded: string): string {
  return folded
    .replace(afterMemory, " ")
    .replace(
      pair,
      (written, memory: string, unit: string | undefined, sign: string, storage: string, other: string | undefined) =>
        sign === "/" && !unit && !other && Number(storage) < 64
          ? written
          : `${memory}gb ${storage}${other?.startsWith("t") ? "tb" : "gb"}`,
    )
    .replace(beforeMemory, " ");
}

/** Generations of Intel's processors, in any order and spelling: `i5 gen 13`, `core i7 12 generation`. */
const generation = /\b(?:gen(?:eration)?\s?(1?\d)|(1?\d)(?:st|nd|rd|th)?\s?gen(?:eration)?)\b/;
const processor = /\bi[3579]\b|\bintel\b/;
const ordinals: Readonly<Record<string, string>> = { 1: "st", 2: "nd", 3: "rd" };
/** A generation as makers write it: `13th gen`. */
export const generationNamed = (number: string): string => `${number}${ordinals[number] ?? "th"} gen`;

/** Writes the generation of a processor as makers do, in a folded text: `i5 gen 13` → `i5 13th gen`. */
export const withGenerations = (folded: string): string =>
  processor.test(folded)
    ? folded.replace(generation, (_, after: string | undefined, before: string) => generationNamed(after ?? before))
    : folded;

const thousands = [1000, 1024];
const together = /^(\d+(?:\.\d+)?)-?([a-z]+)$/;
const number = /^\d+(?:\.\d+)?$/;
/** Usual amounts of memory. After one of these `g` means gigabytes (`128g`), otherwise a mobile network (`5g`). */
const memory = /^(?:8|16|32|64|128|256|512|1024)$/;

/** The measure at the beginning of these folded words: `15.6 in`, `15.6-inch`, `1000gb`, `128g`; null if there is none. */
export function measureAt([first = "", second = "", third = ""]: readonly string[]): Measure | null {
  const cut = together.exec(first);
  const [amount, typed, after, words] = cut ? [cut[1]!, cut[2]!, second, 1] : [first, second, third, 2];
  if (!number.test(amount)) return null;
  const unit = typed === "g" && memory.test(amount) ? "gb" : typed === "t" && words === 1 ? "tb" : typed;
  // Units of one letter have no plural: 1 ms is no metre, nor `17 vs 16` volts.
  const row =
    rows.get(unit) ??
    (unit.length > 2 ? (rows.get(unit.replace(/s$/, "")) ?? rows.get(unit.replace(/es$/, ""))) : undefined);
  // `3 in 1` is no size in inches.
  if (!row || (unit === "in" && /^(?:\d|one)/.test(after))) return null;
  return {
    words,
    ways: [...row.map((spelling): [string, string] => [amount, spelling]), ...alsoCalled(amount, row[0]!)],
    more: moreThan(amount, row[0]!),
  };
}

/** Rounded sizes of screens and the exact ones; both are used. */
const roundSizes: readonly (readonly [round: string, true: string])[] = [
  ["22", "21.5"],
  ["24", "23.8"],
  ["32", "31.5"],
];

const alsoCalled = (amount: string, unit: string): [string, string][] =>
  unit === "inch"
    ? roundSizes
        .filter((sizes) => sizes.includes(amount))
        .map((sizes) => [sizes.find((size) => size !== amount)!, unit])
    : inOtherUnit(Number(amount), unit);

/** The same amount in another unit: a terabyte is 1000 GB or 1024 GB, 12 cm are 120 mm, and the other way round. */
function inOtherUnit(amount: number, unit: string): [string, string][] {
  if (unit === "cm") return [[String(Math.round(amount * 100) / 10), "mm"]];
  if (unit === "mm" && amount % 10 === 0) return [[String(amount / 10), "cm"]];
  if (unit === "tb") return thousands.map((many) => [String(amount * many), "gb"]);
  const larger = { mb: "gb", gb: "tb" }[unit];
  return larger
    ? thousands.filter((many) => amount >= many && amount % many === 0).map((many) => [String(amount / many), larger])
    : [];
}
