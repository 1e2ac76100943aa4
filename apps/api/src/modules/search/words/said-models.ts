import { lines } from "./dictionary/lines.ts";
import { makers } from "./dictionary/makers.ts";
import { fold } from "./fold.ts";

/** Other goods of Apple. If a text names one, the number after `apple` is no iPhone. */
const others = /ipad|mac|watch|airpod|平板|电脑|笔记本|手表/;
/** Units of numbers, as `withLatinUnits` writes them. */
const unit = String.raw`inch|in|gb|g|tb|w|mah|mm|cm|m|mp|v|ft|hz|h|ch|channels?|pcs?|pack|ports?`;
const apple = ["apple", "苹果", "អេផល", "ផ្លែប៉ោម"].map(fold).join("|");
const said = new RegExp(String.raw`(?<![a-z])(?:${apple})\s*(?=(?:[5-9]|1\d)(?![\d.]|["″”]|\s*(?:${unit})\b))`, "gu");

/** Abbreviations of iPhone: `ip 15`, `ip15pro`, `iph 17`. Protection ratings have higher numbers (`ip67`), and codes more than one hyphen (`ip15p-scr-001`). */
const hurried = new RegExp(
  String.raw`(?<![a-z\d.-])iph?\s*(?![a-z\d]+-[a-z\d]+-)(?=(?:[6-9]|1\d)(?![\d.]|["″”]|\s*(?:${unit})\b)|x[rs]\b|se\b)`,
  "g",
);
/** Abbreviated additions: `17pm` is a Pro Max, which only iPhones are, and `s25u` an Ultra. */
const proMax = /(?<![a-z\d.-])(?:iphone\s*)?(1[1-9])\s*pm(?![a-z\d])/g;
const ultra = /(?<![a-z\d.-])(s\s?2\d)\s?u(?![a-z\d])/g;
/** `7p` is a Plus, and of newer iPhones a Pro. */
const plusOrPro = /(?<=(?<![a-z\d])iphone\s*)([678]|6s|1[1-9])\s?p(?![a-z\d])/g;
/** MacBooks by their letters, or by half of their name: `mbp 14`, `mba m2`, `mac air`. */
const macBook = /(?<![a-z\d.-])(?:mb([ap])|mac ?air)(?![a-z\d-])/g;

/** A number after MacBooks is the size of their screen, unless goods for them follow: `macbook pro 15`. */
const macBookSize = /(?<=(?<![a-z\d])mac\s?book(?: air| pro)? 1[1-7])$/;

/** `vga` means a graphics card, unless the text is about connectors. */
const card = /(?<![a-z\d])vga(?![a-z\d])(?!\s*card)/;
const plugged = new RegExp(
  String.raw`vga.*vga|\d\s*(?:m|met(?:er|re)s?|ft|feet)\b|hdmi|dvi|display ?port|usb|type.?c|cable|cord|adapt|convert|splitter|gender|changer|coupler|extender|extension|kvm|port|monitor|projector|laptop|\bto\b|${["ខ្សែ", "បំប្លែង", "រន្ធ", "ម៉ូនីទ័រ", "线", "转", "接口", "投影", "显示器"].map(fold).join("|")}`,
);

const khmerLines = lines
  .flat()
  .filter((name) => /^[\u1780-\u17d3]+$/.test(name))
  .join("|");

/** Additions to models in Khmer, most beside a number or after a line: រេដមី ណូត (but ណូតប៊ុក is a notebook), S25 អ៊ុលត្រា, អ៊ែរប៉តប្រូ. Pro is left alone where it begins Pro Max, and the word for Plus where something to change follows it. */
const inKhmer = Object.entries({
  note: String.raw`ណូត(?!\s*ប)`,
  ultra: String.raw`(?<=\d\s*)អ៊ុលត្រា`,
  plus: String.raw`(?<=\d[a-z]?\s*)ផ្លាស់(?=\s*(?:$|\d|ពណ៌))`,
  air: String.raw`(?<=(?:${khmerLines})\s*)អ៊ែរ(?=\s*(?:$|[a-z\d]))`,
  pro: String.raw`(?<=(?:\d|${khmerLines})\s*)ប្រូ(?!\s*ម៉(?:ាក់|ែក))`,
}).map(([name, pattern]) => ({ name, pattern: new RegExp(fold(pattern), "gu") }));

/** The letter after a number, as Khmer says it: ១៦អ៊ី is 16e. */
const letterAfter = Object.entries({ e: "អ៊[ិី]", s: "អេស" }).map(([letter, name]) => ({
  letter,
  pattern: new RegExp(String.raw`(?<=\d)${fold(name)}(?![\u1780-\u17d3])`, "gu"),
}));

/** Dell, which Khmer spells as its word for `that`. Nothing in Khmer follows the maker, while a sentence goes on: ទូរស័ព្ទដែលមានកាមេរ៉ាល្អ. */
const dell = new RegExp(String.raw`${fold("ដែល")}(?=\s*(?:$|[a-z\d]))`, "gu");

/** A smartphone that is called by about what it costs: 千元机. */
const ofPrice = /[百千]元(?:智能)?手?机/g;

/** Names, and additions to a model's number, that many type without a space. */
const names = [...makers, ...lines]
  .flat()
  .filter((name) => /^[a-z]{4,}$/.test(name))
  .join("|");
const beforeNumber = new RegExp(String.raw`(?<![a-z\d])(${names})(?=[a-z]{0,2}\d)`, "g");
const additions = "pro|max|plus|ultra|mini|lite|fe";
const afterNumber = new RegExp(
  String.raw`(?<=\d[a-z]?(?:${additions})*)(?:${additions})(?=(?:${additions})*(?![a-z\d]))`,
  "g",
);

/** The letters after the number of a processor, typed apart: `9800 x3d`, `13600 kf`. */
const afterProcessor = /(?<=(?<![a-z\d.-])\d{4,5})\s+(?=(?:x3d|xt|kf|ks)(?![a-z\d]))/g;

/** Words that are typed right after a model without a space: `s6edge case`, `a56case`. */
const goodsOfModels = [
  "edge",
  "fold",
  "flip",
  "case",
  "cover",
  "screen",
  "battery",
  "charger",
  "protector",
  "lcd",
].join("|");
const afterModel = new RegExp(String.raw`(?<=(?<![a-z\d])[a-z]{1,6}\d{1,2})(?=(?:${goodsOfModels})(?![a-z\d]))`, "g");

/**
 * Rewrites models in a folded text as catalogues write them: `iphone15promax` is divided into words, and an iPhone that
 * is called by its maker or abbreviated gets its name (苹果13屏幕 is the screen of an iPhone 13).
 */
export function withModelNames(folded: string): string {
  const latin = inKhmer.reduce((text, { name, pattern }) => text.replace(pattern, ` ${name} `), folded);
  const lettered = letterAfter.reduce((text, { letter, pattern }) => text.replace(pattern, letter), latin);
  const named = lettered
    .replace(ofPrice, "便宜智能手机")
    .replace(dell, " dell ")
    .replace(hurried, "iphone ")
    .replace(proMax, "iphone $1 pro max")
    .replace(ultra, "$1 ultra")
    .replace(macBook, (_, letter: string | undefined) => `macbook ${letter === "p" ? "pro" : "air"}`)
    .replace(macBookSize, " inch");
  const apart = (plugged.test(named) ? named : named.replace(card, "graphics card"))
    .replace(beforeNumber, "$1 ")
    .replace(afterProcessor, "")
    .replace(afterNumber, " $&")
    .replace(afterModel, " ");
  const called = others.test(apart) ? apart : apart.replace(said, "iphone ");
  return called.replace(plusOrPro, (_, model: string) => `${model} ${Number(model) > 10 ? "pro" : "plus"}`);
}
