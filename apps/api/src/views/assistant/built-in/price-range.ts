import { dollars, fold, multiples, riel } from "../../../modules/search/public.ts";

export interface PriceRange {
  min?: number;
  max?: number;
}

const times: Record<string, number> = Object.fromEntries(
  Object.entries(multiples).map(([word, value]) => [fold(word), value]),
);
const number = String.raw`\$?\s*(\d[\d,]*(?:\.\d+)?)\s*(k\b|${Object.keys(times)
  .filter((word) => word !== "k")
  .join("|")})?`;
const money = String.raw`\s*(?:${dollars}|(?<riel>${riel}))?`;
/** Not before a unit: `8 gb` and `5000 mah` are no prices. */
const notUnit = String.raw`(?!\s*(?:gb|tb|mb|mah|mp|hz|inch|cm|mm|w\b|watt|k\b|ខែ|ឆ្នាំ|月|年|寸))`;

const amount = number + money;
const plain = amount.replace("(?<riel>", "(?:");
const patterns: { pattern: RegExp; read: (first: number, second: number | undefined) => PriceRange }[] = [
  {
    pattern: build(
      String.raw`(?:between|from|ចន្លោះ(?:ពី)?|ចាប់ពី|ពី|从)\s*${plain}\s*(?:and|to|-|–|ដល់|ទៅ|និង|到|至)\s*${amount}${notUnit}`,
    ),
    read: (min, max) => ({ min, max: max! }),
  },
  {
    pattern: build(String.raw`${plain}\s*(?:-|–|to|ដល់|到|至)\s*${number}\s*(?:${dollars}|(?<riel>${riel}))`),
    read: (min, max) => ({ min, max: max! }),
  },
  {
    pattern: build(
      String.raw`(?:under|below|less than|cheaper than|up to|at most|not more than|no more than|max(?:imum)?|within|budget(?: of| is)?|ក្រោម|តិចជាង|មិនលើស|មិនឲ្យលើស|មិនឱ្យលើស|ត្រឹម|ថវិកា|低于|不超过|少于|小于|预算)\s*${amount}${notUnit}`,
    ),
    read: (max) => ({ max }),
  },
  { pattern: build(String.raw`${amount}${notUnit}\s*(?:以下|以内|之内|之下|内)`), read: (max) => ({ max }) },
  {
    pattern: build(
      String.raw`(?:over|above|more than|at least|from|starting at|លើសពី|លើស|ច្រើនជាង|ចាប់ពី|យ៉ាងតិច|高于|超过|至少|大于)\s*${amount}${notUnit}`,
    ),
    read: (min) => ({ min }),
  },
  { pattern: build(String.raw`${amount}${notUnit}\s*(?:以上|起)`), read: (min) => ({ min }) },
  {
    pattern: build(String.raw`(?:around|about|approximately|ប្រហែល|大约|大概|差不多)\s*${amount}${notUnit}`),
    read: (near) => ({ min: near * 0.8, max: near * 1.2 }),
  },
  {
    pattern: build(String.raw`${amount}${notUnit}\s*(?:左右|上下)`),
    read: (near) => ({ min: near * 0.8, max: near * 1.2 }),
  },
];

function build(source: string): RegExp {
  // Questions are folded, so the Khmer words of the pattern must be too.
  return new RegExp(
    source.replace(/[\u1780-\u17ff]+/g, (word) => fold(word)),
    "iu",
  );
}

const read = (digits: string | undefined, multiple: string | undefined) =>
  digits === undefined
    ? undefined
    : Number(digits.replaceAll(",", "")) * (multiple ? times[multiple.toLowerCase()]! : 1);

/** Takes a price range out of a folded question. The amounts are in dollars or riel, as the question says. */
export function takePriceRange(folded: string): { range: PriceRange; inRiel: boolean; rest: string } | null {
  for (const { pattern, read: rangeOf } of patterns) {
    const found = pattern.exec(folded);
    if (!found) continue;
    const [whole, first, firstK, second, secondK] = found;
    const range = rangeOf(read(first, firstK) ?? 0, read(second, secondK));
    const rest = folded.replace(whole, " ");
    return { range, inRiel: found.groups?.riel !== undefined, rest };
  }
  return null;
}
