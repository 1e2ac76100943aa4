/** An order by a fact of the goods, such as `biggest` or `lightest`. */
export interface Superlative {
  /** Whether the greatest number comes first. */
  most: boolean;
  /** English labels of the facts and options whose numbers are compared, the most specific first. */
  labels: readonly string[];
  /** The part of the goods that the words name, if any. */
  part?: string;
}

const screen = ["screen", "screen size", "display diagonal"];
const storage = ["storage", "capacity", "storage capacity", "total storage capacity"];
const battery = ["battery", "battery capacity", "battery life"];

/**
 * Superlatives, with the facts that they compare. No fact tells the fastest or strongest phone or laptop, so for
 * those such a word orders nothing.
 */
const rows: readonly (Superlative & { words: readonly string[] })[] = [
  {
    most: true,
    labels: [...screen, ...storage],
    words: ["biggest", "largest", "ធំបំផុត", "ធំជាងគេ", "最大", "容量最大", "largest capacity", "biggest capacity"],
  },
  { most: false, labels: [...screen, ...storage], words: ["smallest", "តូចបំផុត", "តូចជាងគេ", "最小"] },
  {
    most: true,
    labels: ["read speed", "wi-fi speed", "print speed", "speed", "highest clock", "data transfer rate", "output"],
    words: ["fastest", "លឿនបំផុត", "លឿនជាងគេ", "最快", "速度最快"],
  },
  { most: false, labels: ["weight"], words: ["lightest", "ស្រាលបំផុត", "ស្រាលជាងគេ", "最轻"] },
  { most: true, labels: ["weight"], words: ["heaviest", "ធ្ងន់បំផុត", "ធ្ងន់ជាងគេ", "最重"] },
  { most: false, labels: ["thickness"], words: ["thinnest", "slimmest", "ស្តើងបំផុត", "ស្តើងជាងគេ", "最薄"] },
  { most: true, labels: ["brightness", "luminous flux"], words: ["brightest", "ភ្លឺបំផុត", "ភ្លឺជាងគេ", "最亮"] },
  { most: false, labels: ["noise", "noise level"], words: ["quietest", "ស្ងាត់បំផុត", "ស្ងាត់ជាងគេ", "最静音", "最安静"] },
  {
    most: true,
    labels: ["suction", "wattage", "output", "maximum load"],
    words: ["strongest", "most powerful", "ខ្លាំងបំផុត", "ខ្លាំងជាងគេ", "最强", "功率最大"],
  },
  {
    most: true,
    labels: ["length", "cable length", "night range", "battery life"],
    words: ["longest", "វែងបំផុត", "វែងជាងគេ", "最长"],
  },
  { most: true, labels: [], words: ["loudest"] },
  {
    most: true,
    labels: battery,
    part: "battery",
    words: [
      "biggest battery",
      "largest battery",
      "strongest battery",
      "longest battery",
      "ថ្មធំបំផុត",
      "ថ្មធំជាងគេ",
      "ថ្មខ្លាំងបំផុត",
      "ថ្មខ្លាំងជាងគេ",
      "ថ្មច្រើនជាងគេ",
      "电池最大",
      "最大电池",
      "电量最大",
    ],
  },
  {
    most: true,
    labels: ["battery life", "battery", "battery capacity"],
    part: "battery",
    words: [
      "longest battery life",
      "longest lasting battery",
      "best battery life",
      "ថ្មយូរបំផុត",
      "ថ្មយូរជាងគេ",
      "ថ្មជាប់យូរជាងគេ",
      "续航最长",
      "最长续航",
      "续航最久",
      "待机最长",
    ],
  },
  {
    most: true,
    labels: screen,
    part: "screen",
    words: [
      "biggest screen",
      "largest screen",
      "biggest display",
      "largest display",
      "អេក្រង់ធំបំផុត",
      "អេក្រង់ធំជាងគេ",
      "屏幕最大",
      "最大屏幕",
    ],
  },
  { most: false, labels: screen, part: "screen", words: ["smallest screen", "អេក្រង់តូចបំផុត", "អេក្រង់តូចជាងគេ", "屏幕最小"] },
  {
    most: true,
    labels: ["memory", "internal memory"],
    part: "ram",
    words: ["most ram", "biggest ram", "largest ram", "most memory", "biggest memory", "内存最大"],
  },
  { most: true, labels: storage, part: "storage", words: ["most storage", "biggest storage", "largest storage"] },
  {
    most: true,
    labels: ["charging", "output"],
    part: "charger",
    words: ["fastest charging", "fastest charge", "សាកលឿនបំផុត", "សាកលឿនជាងគេ", "សាកថ្មលឿនបំផុត", "សាកថ្មលឿនជាងគេ", "充电最快"],
  },
  { most: true, labels: ["wi-fi speed"], part: "wifi", words: ["fastest wifi", "fastest wi-fi", "fastest wi fi"] },
  { most: true, labels: ["refresh rate"], words: ["highest refresh rate", "刷新率最高"] },
  { most: true, labels: ["rear camera"], words: ["highest megapixel", "most megapixel", "像素最高"] },
];

export const superlatives: readonly (readonly [word: string, superlative: Superlative])[] = rows.flatMap(
  ({ words, ...superlative }) => words.map((word) => [word, superlative] as const),
);

/** Factors that bring units of one kind to the same one: terabytes to gigabytes, days to hours. */
const perUnit: Readonly<Record<string, number>> = {
  tb: 1000,
  kg: 1000,
  "gb/s": 1000,
  gbps: 1000,
  ah: 1000,
  ghz: 1000,
  kw: 1000,
  m: 1000,
  cm: 10,
  minute: 1 / 60,
  day: 24,
  week: 168,
  month: 720,
  year: 8760,
};

const number = /(\d[\d,]*(?:\.\d+)?)\s*([a-z]+(?:\/s)?)?/i;

/** The amount in a fact, by its first number and unit: 2000 for `2 TB`, 500 for `500 GB`; null if it has no number. */
export function amountOf(value: string): number | null {
  const [, digits, unit = ""] = number.exec(value) ?? [];
  if (digits === undefined) return null;
  const name = unit.toLowerCase();
  return Number(digits.replaceAll(",", "")) * (perUnit[name] ?? perUnit[name.replace(/s$/, "")] ?? 1);
}
