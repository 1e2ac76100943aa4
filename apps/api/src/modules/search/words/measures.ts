import { fold } from "./fold.ts";

/** A number with its unit, as it begins a row of words. */
interface Measure {
  /** Words that it takes up. */
  words: number;
  /** All that say the same, each a number and a unit. */
  ways: [number: string, unit: string][];
  /** What is more than that, and does as well. */
  more: [number: string, unit: string][];
}

/** How often screens show a picture anew, from where it is more than usual. */
const rates = [120, 144, 165, 170, 175, 180, 200, 240, 260, 280, 300, 320, 360, 480, 500, 540];

/** Sizes of laptops as they are said and as they are. */
const trueSizes: Readonly<Record<string, string>> = { 13: "13.3", 15: "15.6", 17: "17.3" };

/** Who asks for a fast screen takes a faster one, and who asks for one of 15 inches one of 15.6. */
function moreThan(amount: string, unit: string): [string, string][] {
  if (unit === "inch") return trueSizes[amount] === undefined ? [] : [[trueSizes[amount], unit]];
  return unit === "hz" && Number(amount) >= rates[0]! ? rates.filter((rate) => rate > Number(amount)).map((rate) => [String(rate), unit]) : [];
}

/** Units as English names of products spell them, the first the usual one. */
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

/** Units in Khmer and Chinese; of two with one beginning the longer first. */
const unspaced: readonly (readonly [unit: string, words: readonly string[]])[] = [
  ["inch", ["អ៊ីញ", "អ៊ិញ", "英寸", "寸", "吋"]],
  ["gb", ["ជីកាបៃ", "ហ្គីកាបៃ", "ជីកា", "ហ្គីកា"]],
  ["tb", ["តេរ៉ាបៃ", "តេរ៉ា"]],
  ["mp", ["មេហ្គាភិចសែល", "មេកាភិចសែល"]],
  ["mah", ["毫安时", "毫安"]],
  ["w", ["វ៉ាត់", "瓦"]],
  ["v", ["វ៉ុល", "伏"]],
  ["hz", ["赫兹"]],
  ["cm", ["សង់ទីម៉ែត្រ", "厘米", "公分"]],
  ["mm", ["មីលីម៉ែត្រ", "毫米", "公厘"]],
  ["m", ["ម៉ែត្រ", "米"]],
  ["kg", ["គីឡូក្រាម", "គីឡូ", "公斤"]],
  ["l", ["លីត្រ", "升"]],
  ["port", ["口", "រន្ធ"]],
  ["channel", ["ឆានែល", "路(?!由)"]],
];
const replaced = unspaced.map(([unit, words]) => ({ unit, pattern: new RegExp(`(\\d)\\s*(?:${words.map(fold).join("|")})`, "gu") }));

/** 5G and 128G, which Khmer spells as it is said. */
const spokenG = new RegExp(`(\\d)\\s*${fold("ជី")}(?!\\p{M}|[\u1780-\u17b3])`, "gu");

/** Ten thousands, as Chinese counts what a power bank holds: 2万毫安, 充电宝两万. A switch has 2万兆口. */
const tenThousands = /(?<![\d.])([一两二三四五]|\d(?:\.\d)?)万(?![兆能元块])/gu;
/** Thousands that are divided by a blank: 20 000 mAh. */
const dividedThousands = /(?<=(?<![\d.])\d{1,2}) (?=000 ?mah\b)/g;
/** Millions, as Chinese counts the pixels of cameras: 200万像素, 500万摄像头. */
const millions = /(?<![\d.])([1-9]\d?)00万(?:像素)?/gu;
const digits: Readonly<Record<string, number>> = { 一: 1, 两: 2, 二: 2, 三: 3, 四: 4, 五: 5 };

/** A folded text with the units after its numbers in Latin letters: `15.6寸` → `15.6 inch`. */
export function withLatinUnits(folded: string): string {
  const counted = folded.replace(dividedThousands, "").replace(millions, "$1 mp ").replace(tenThousands, (_, many: string) => String(Math.round((digits[many] ?? Number(many)) * 10_000)));
  return replaced.reduce((text, { unit, pattern }) => text.replace(pattern, `$1 ${unit} `), counted).replace(spokenG, "$1g");
}

/** A phone's memory and its storage, as shops write them: 8+256, 12/512, 8GB/256GB, 16+1TB. */
const pair = /(?<![\d.a-z+-])(2|3|4|6|8|12|16|18|24|32|64)\s*(gb?)?\s*([+/])\s*(32|64|128|256|512|1024|[12](?=\s*tb?))\s*(gb?|tb?)?(?![\d.]|[a-z]|\s*(?:mp|w|v|mah|inch|in|hz)\b)/g;
/** What is divided by a slash from so much memory, or from the processor beside it: `i5/16gb`, `512gb/rtx4050`. */
const beforeMemory = /(?<=[a-z\d]\s*)\/(?=\s*\d+\s*[gt]b?\b)/g;
const afterMemory = /(?<=\b(?:\d+\s*[gt]b|i[3579](?:-\w+)?)\s*)\/(?=\s*[a-z\d])/g;

/** A folded text with how much memory a thing has as measures of their own. A bare pair counts gigabytes; with a slash one that holds so little may be anything. */
export function withMemoryApart(folded: string): string {
  return folded
    .replace(afterMemory, " ")
    .replace(pair, (written, memory: string, unit: string | undefined, sign: string, storage: string, other: string | undefined) =>
      sign === "/" && !unit && !other && Number(storage) < 64 ? written : `${memory}gb ${storage}${other?.startsWith("t") ? "tb" : "gb"}`,
    )
    .replace(beforeMemory, " ");
}

const thousands = [1000, 1024];
const together = /^(\d+(?:\.\d+)?)-?([a-z]+)$/;
const number = /^\d+(?:\.\d+)?$/;
/** How much memory is sold in, so that a G after it is no network: `128g`, not `5g`. */
const memory = /^(?:8|16|32|64|128|256|512|1024)$/;

/** The measure that begins with these folded words: `15.6 in`, `15.6-inch`, `1000gb`, `128g`; null where none does. */
export function measureAt([first = "", second = "", third = ""]: readonly string[]): Measure | null {
  const cut = together.exec(first);
  const [amount, typed, after, words] = cut ? [cut[1]!, cut[2]!, second, 1] : [first, second, third, 2];
  if (!number.test(amount)) return null;
  const unit = typed === "g" && memory.test(amount) ? "gb" : typed === "t" && words === 1 ? "tb" : typed;
  const row = rows.get(unit) ?? rows.get(unit.replace(/s$/, "")) ?? rows.get(unit.replace(/es$/, ""));
  // `3 in 1` measures nothing.
  if (!row || (unit === "in" && /^(?:\d|one)/.test(after))) return null;
  return { words, ways: [...row.map((spelling): [string, string] => [amount, spelling]), ...alsoCalled(amount, row[0]!)], more: moreThan(amount, row[0]!) };
}

/** Screens are called by round sizes, and measure less. */
const roundSizes: readonly (readonly [round: string, true: string])[] = [["22", "21.5"], ["24", "23.8"], ["32", "31.5"]];

const alsoCalled = (amount: string, unit: string): [string, string][] =>
  unit === "inch" ? roundSizes.filter((sizes) => sizes.includes(amount)).map((sizes) => [sizes.find((size) => size !== amount)!, unit]) : inOtherUnit(Number(amount), unit);

/** A terabyte is also called 1000 GB and 1024 GB, and a fan of 12 cm one of 120 mm, and the other way round. */
function inOtherUnit(amount: number, unit: string): [string, string][] {
  if (unit === "cm") return [[String(Math.round(amount * 100) / 10), "mm"]];
  if (unit === "mm" && amount % 10 === 0) return [[String(amount / 10), "cm"]];
  if (unit === "tb") return thousands.map((many) => [String(amount * many), "gb"]);
  const larger = { mb: "gb", gb: "tb" }[unit];
  return larger ? thousands.filter((many) => amount >= many && amount % many === 0).map((many) => [String(amount / many), larger]) : [];
}
