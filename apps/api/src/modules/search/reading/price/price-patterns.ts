import { dollars, multiples, prices, riel } from "../../words/numbers/price-words.ts";

/** A price does not begin inside a word or code: `ds-200`, `q200`. */
const begins = String.raw`(?<![a-z0-9.,/_-])`;
const wordEnds = String.raw`(?![a-z0-9])`;
const ends = String.raw`(?![a-z0-9]|[.,/_-][a-z0-9])`;
const amount = (name: string, end = ends) =>
  String.raw`(?<${name}Before>${dollars}|${riel})?\s*(?<${name}>\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{1,9}(?:\.\d{1,2})?)\s*(?<${name}Times>${Object.keys(multiples).join("|")})?\s*(?<${name}After>${dollars}|${riel})?${end}`;
const told = String.raw`(?<told>(?:with |at )?(?:a )?${prices}\s*(?:is |of |在|是)?\s*)?`;

/** What a price in a text means: a limit, a range, or an approximate price. */
export type Bound = "min" | "max" | "range" | "about";

interface Pattern {
  bound: Bound;
  pattern: RegExp;
  /** Whether these words are also used for other things, so that more is needed to take the number for a price. */
  vague: boolean;
}

const pattern = (bound: Bound, source: string, vague = false): Pattern => ({
  bound,
  pattern: new RegExp(begins + source, "giu"),
  vague,
});

/** Words after an amount that make it the highest or the lowest price. */
export const atMost = [
  "or less",
  "or under",
  "or below",
  "and under",
  "and below",
  "ចុះក្រោម",
  "ចុះ",
  "以下",
  "以内",
  "之内",
  "之下",
];
export const atLeast = ["or more", "or over", "or above", "and up", "and above", "and over", "ឡើងទៅ", "ឡើង", "以上"];

/** The ways to ask for a price, the clearest first. Named groups hold the amounts and their currencies. */
export const patterns: readonly Pattern[] = [
  pattern(
    "range",
    String.raw`${told}(?:between\s|ចន្លោះ(?:ពី)?|介于)\s*${amount("first", wordEnds)}\s*(?:and|to|-|–|—|~|ដល់|ទៅ|និង|到|至|和)\s*${amount("second")}(?:之间)?`,
  ),
  pattern(
    "range",
    String.raw`${told}(?:from\s|ចាប់ពី|ពី|从)?\s*${amount("first", wordEnds)}\s*(?:to|-|–|—|~|ដល់|ទៅ|到|至)\s*${amount("second")}`,
    true,
  ),
  pattern(
    "max",
    String.raw`${told}(?:(?<!\bnot? )(?:under|below|(?:less|lower|cheaper|less expensive) than)|not? more (?:expensive )?than|not over|not above|at most|<\s*=?|≤|ក្រោម|គ្រោម|(?<!មិន)(?:តិចជាង|ទាបជាង|ថោកជាង)|មិនលើស(?:ពី)?|មិនច្រើនជាង|不超过|不高于|不大于|(?<!不)(?:低于|少于|小于)|不到|最多)\s*${amount("first")}`,
  ),
  pattern("max", String.raw`${told}${amount("first")}\s*(?:${atMost.join("|")})`),
  pattern("max", String.raw`${told}(?:up to|(?<!pro )max(?:imum)?|within|ត្រឹម)\s*${amount("first")}`, true),
  pattern(
    "min",
    String.raw`${told}(?:over|above|(?:more|higher|more expensive) than|at least|not? (?:less|lower|cheaper) than|not (?:under|below)|>\s*=?|≥|លើសពី|លើស|ច្រើនជាង|មិនតិចជាង|យ៉ាងតិច|不低于|不少于|不小于|高于|超过|大于|至少)\s*${amount("first")}`,
  ),
  pattern("min", String.raw`${told}${amount("first")}\s*(?:${atLeast.join("|")})`),
  pattern("min", String.raw`${told}(?:from|starting at|min(?:imum)?|ចាប់ពី)\s*${amount("first")}`, true),
  pattern(
    "about",
    String.raw`${told}(?:around|about|approx(?:imately)?|ប្រហែល|ប្រហាក់ប្រហែល|大约|大概|差不多)\s*${amount("first")}`,
  ),
  pattern("about", String.raw`${told}${amount("first")}\s*(?:左右|上下)`),
  pattern("about", String.raw`${told}${amount("first")}`, true),
];
