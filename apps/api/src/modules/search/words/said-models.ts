import { lines, makers } from "./dictionary.ts";
import { fold } from "./fold.ts";

/** Apple's other goods: with their names beside it, its number is no phone's. */
const others = /ipad|mac|watch|airpod|平板|电脑|笔记本|手表/;
/** What a number measures, as `withLatinUnits` leaves it. */
const unit = String.raw`inch|in|gb|g|tb|w|mah|mm|cm|m|ft|hz|h|pcs?|pack|ports?`;
const apple = ["apple", "苹果", "អេផល", "ផ្លែប៉ោម"].map(fold).join("|");
const said = new RegExp(String.raw`(?<![a-z])(?:${apple})\s*(?=(?:[5-9]|1\d)(?![\d.]|["″”]|\s*(?:${unit})\b))`, "gu");

/** Names, and what is added to the number of a model, that many type without a blank. */
const names = [...makers, ...lines].flat().filter((name) => /^[a-z]{4,}$/.test(name)).join("|");
const beforeNumber = new RegExp(String.raw`(?<![a-z\d])(${names})(?=[a-z]{0,2}\d)`, "g");
const additions = "pro|max|plus|ultra|mini|lite|fe";
const afterNumber = new RegExp(String.raw`(?<=\d[a-z]?(?:${additions})*)(?:${additions})(?=(?:${additions})*(?![a-z\d]))`, "g");

/**
 * A folded text with models as catalogues write them: `iphone15promax` in its words, and iPhones that
 * are called by their maker by their own name (苹果13屏幕, the screen of an iPhone 13).
 */
export function withModelNames(folded: string): string {
  const apart = folded.replace(beforeNumber, "$1 ").replace(afterNumber, " $&");
  return others.test(apart) ? apart : apart.replace(said, "iphone ");
}
