import { asciiDigits } from "@shop/kit/digits";

const english =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
const khmer = ["មួយ", "ពីរ", "បី", "បួន", "ប្រាំ", "ប្រាំមួយ", "ប្រាំពីរ", "ប្រាំបី", "ប្រាំបួន", "ដប់"];
const chinese = ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十"];

/** Numbers that are written as words; the longer word first, as `ប្រាំពីរ` before `ប្រាំ`. */
const words: readonly (readonly [word: string, value: string])[] = [
  ...english.map((word, index) => [word, String(index + 1)] as const),
  ["thirty", "30"] as const,
  ["sixty", "60"] as const,
  ["ninety", "90"] as const,
  ...khmer.map((word, index) => [word, String(index + 1)] as const),
  ...chinese.flatMap((sign, index) => [[`十${sign}`, String(index + 11)] as const, [sign, String(index + 1)] as const]),
  ["两", "2"] as const,
].sort(([a], [b]) => b.length - a.length);

const valueOf = new Map(words);
const wordPattern = words.map(([word]) => (/^[a-z]/.test(word) ? `(?<![a-z])${word}(?![a-z])` : word)).join("|");
const unit = String.raw`\s*[-–]?\s*(?:working |business |calendar |full )?(?:days?|weeks?|months?|hours?|minutes?|years?|ថ្ងៃ|សប្តាហ៍|សប្ដាហ៍|ខែ|ម៉ោង|នាទី|ឆ្នាំ|个?工作日|天|日|周|个?月|个?小时|分钟|年)`;
const currencyBefore = String.raw`(?:\$|US\$|USD|KHR|៛)\s*`;
const currencyAfter = String.raw`\s*(?:\$|USD|US dollars?|dollars?|cents?|bucks|៛|KHR|riels?|ដុល្លារ|ដុល្លា|រៀល|美元|美金|瑞尔|刀|元|块)`;
const percent = String.raw`\s*(?:%|percent|ភាគរយ|％)`;

interface FoundNumber {
  /** As a plain decimal: `1149`, `6.7`. */
  value: string;
  /** `money` and `share` are what things cost, `time` how long they take; anything else is only a number. */
  kind: "money" | "share" | "time" | "plain";
}

const digits = String.raw`\d[\d,]*(?:\.\d+)?`;
const pattern = new RegExp(
  `(${currencyBefore})?(?:(${digits})|(${wordPattern})(?=${unit}))(?:(${currencyAfter})|(${percent})|(${unit}))?`,
  "giu",
);

const plain = (text: string) => String(Number(text.replaceAll(",", "")));

/** The numbers that a text names, with what they count; words for numbers only where they count a time. */
export function numbersIn(text: string): FoundNumber[] {
  return [...asciiDigits(text).matchAll(pattern)].map(([, before, figures, word, after, share, time]) => ({
    value: figures === undefined ? valueOf.get(word!.toLowerCase())! : plain(figures),
    kind: before || after ? "money" : share ? "share" : time || word ? "time" : "plain",
  }));
}

/** Every number of what a tool found, those written as words too. */
export function valuesIn(text: string): string[] {
  const ascii = asciiDigits(text);
  const figures = [...ascii.matchAll(new RegExp(digits, "g"))].map(([found]) => plain(found));
  const named = [...ascii.toLowerCase().matchAll(new RegExp(wordPattern, "gu"))].map(([found]) => valueOf.get(found)!);
  return [...figures, ...named];
}
