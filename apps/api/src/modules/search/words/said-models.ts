import { fold } from "./fold.ts";

/** Apple's other goods: with their names beside it, its number is no phone's. */
const others = /ipad|mac|watch|airpod|平板|电脑|笔记本|手表/;
/** What a number measures, as `withLatinUnits` leaves it. */
const unit = String.raw`inch|in|gb|g|tb|w|mah|mm|cm|m|ft|hz|h|pcs?|pack|ports?`;
const apple = ["apple", "苹果", "អេផល", "ផ្លែប៉ោម"].map(fold).join("|");
const said = new RegExp(String.raw`(?<![a-z])(?:${apple})\s*(?=(?:[5-9]|1\d)(?![\d.]|["″”]|\s*(?:${unit})\b))`, "gu");

/** A folded text with iPhones called so that are called by their maker: 苹果13屏幕, the screen of an iPhone 13. */
export const withModelNames = (folded: string): string => (others.test(folded) ? folded : folded.replace(said, "iphone "));
