import { lines, makers } from "./dictionary.ts";
import { fold } from "./fold.ts";

/** Apple's other goods: with their names beside it, its number is no phone's. */
const others = /ipad|mac|watch|airpod|平板|电脑|笔记本|手表/;
/** What a number measures, as `withLatinUnits` leaves it. */
const unit = String.raw`inch|in|gb|g|tb|w|mah|mm|cm|m|mp|v|ft|hz|h|ch|channels?|pcs?|pack|ports?`;
const apple = ["apple", "苹果", "អេផល", "ផ្លែប៉ោម"].map(fold).join("|");
const said = new RegExp(String.raw`(?<![a-z])(?:${apple})\s*(?=(?:[5-9]|1\d)(?![\d.]|["″”]|\s*(?:${unit})\b))`, "gu");

/** An iPhone as most type it in a hurry: `ip 15`, `ip15pro`, `iph 17`. How well something is sealed has a higher number (`ip67`). */
const hurried = new RegExp(String.raw`(?<![a-z\d.-])iph?\s*(?=(?:[6-9]|1\d)(?![\d.]|["″”]|\s*(?:${unit})\b)|x[rs]\b|se\b)`, "g");
/** What a maker adds, in its first letters: the `17pm` is a Pro Max, which only iPhones are, and the `s25u` an Ultra. */
const proMax = /(?<![a-z\d.-])(?:iphone\s*)?(1[1-9])\s*pm(?![a-z\d])/g;
const ultra = /(?<![a-z\d.-])(s\s?2\d)\s?u(?![a-z\d])/g;

/** A VGA is a graphics card, where it is no plug. */
const card = /(?<![a-z\d])vga(?![a-z\d])(?!\s*card)/;
const plugged = new RegExp(`hdmi|dvi|display ?port|usb|type.?c|cable|cord|adapt|convert|splitter|kvm|port|monitor|projector|laptop|\\bto\\b|${["ខ្សែ", "បំប្លែង", "រន្ធ", "ម៉ូនីទ័រ", "线", "转", "接口", "投影", "显示器"].map(fold).join("|")}`);

/** What makers add, as Khmer says it beside a number: ណូត ១៤, S25 អ៊ុលត្រា. The two of a Pro Max are one word. */
const inKhmer = Object.entries({ note: String.raw`ណូត(?=\s*\d)`, ultra: String.raw`(?<=\d\s*)អ៊ុលត្រា`, pro: String.raw`(?<=\d\s*)ប្រូ(?!\s*ម៉(?:ាក់|ែក))` }).map(([name, pattern]) => ({ name, pattern: new RegExp(fold(pattern), "gu") }));

/** Names, and what is added to the number of a model, that many type without a blank. */
const names = [...makers, ...lines].flat().filter((name) => /^[a-z]{4,}$/.test(name)).join("|");
const beforeNumber = new RegExp(String.raw`(?<![a-z\d])(${names})(?=[a-z]{0,2}\d)`, "g");
const additions = "pro|max|plus|ultra|mini|lite|fe";
const afterNumber = new RegExp(String.raw`(?<=\d[a-z]?(?:${additions})*)(?:${additions})(?=(?:${additions})*(?![a-z\d]))`, "g");

/** What goods are that are for a model, typed after it without a blank: `s6edge case` and `a56case`. */
const goodsOfModels = ["edge", "fold", "flip", "case", "cover", "screen", "battery", "charger", "protector", "lcd"].join("|");
const afterModel = new RegExp(String.raw`(?<=(?<![a-z\d])[a-z]{1,6}\d{1,2})(?=(?:${goodsOfModels})(?![a-z\d]))`, "g");

/**
 * A folded text with models as catalogues write them: `iphone15promax` in its words, and iPhones that
 * are called by their maker or in a hurry by their own name (苹果13屏幕, the screen of an iPhone 13).
 */
export function withModelNames(folded: string): string {
  const latin = inKhmer.reduce((text, { name, pattern }) => text.replace(pattern, ` ${name} `), folded);
  const named = latin.replace(hurried, "iphone ").replace(proMax, "iphone $1 pro max").replace(ultra, "$1 ultra");
  const apart = (plugged.test(named) ? named : named.replace(card, "graphics card")).replace(beforeNumber, "$1 ").replace(afterNumber, " $&").replace(afterModel, " ");
  return others.test(apart) ? apart : apart.replace(said, "iphone ");
}
