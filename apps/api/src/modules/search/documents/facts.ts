import { languages, type LocalText } from "@shop/kit/locale";
import { colours } from "../words/dictionary/colours.ts";
import { phraseKey } from "../words/english.ts";
import { fold } from "../words/fold.ts";
import { goodsKeys, namesInEnglish, synonymsOf } from "../words/synonyms.ts";

/** A specification of a product. */
export interface Fact {
  label: LocalText;
  value: string | LocalText;
}

export const texts = (text: LocalText): string[] => [...new Set(languages.flatMap((language) => text[language] || []))];
export const localText = (value: string | LocalText): LocalText => (typeof value === "string" ? { en: value } : value);

/** Values that mean yes or no, as suppliers write them. */
const yes = [
  "yes",
  "true",
  "built",
  "built-in",
  "built in",
  "included",
  "supported",
  "មាន",
  "មានស្រាប់",
  "បាទ",
  "是",
  "有",
  "支持",
  "内置",
];
const no = [
  "no",
  "false",
  "none",
  "not supported",
  "គ្មាន",
  "អត់មាន",
  "មិនមាន",
  "មិនគាំទ្រ",
  "អត់",
  "ទេ",
  "否",
  "无",
  "没有",
  "不支持",
];
const [yesAnswers, noAnswers] = [yes, no].map((answers) => new Set(answers.map(fold))) as [Set<string>, Set<string>];

/** A count at the beginning of a value: `8 × 1 Gbps`. */
const counted = /^(\d{1,2})\s*[×x]\s*\S/;

/** The sum of the counts of a value, if each of its parts has one: 10 for `8 × 2.5 Gbps, 2 × SFP+`. */
function countIn(value: string): number | undefined {
  const counts = value.split(/,\s|\s\+\s/).map((part) => counted.exec(part)?.[1]);
  return counts.every((count) => count !== undefined)
    ? counts.reduce((sum, count) => sum + Number(count), 0)
    : undefined;
}

/**
 * The texts to index for a fact: its value, with the total as well if it counts something (`8 Ports`). For a yes that
 * is the label instead; for a no nothing, so that `Bluetooth: No` is not found by `bluetooth`.
 */
export function wordsOfFact({ label, value }: Fact): string[] {
  const localized = localText(value);
  const answer = fold(localized.en).trim();
  if (noAnswers.has(answer)) return [];
  if (yesAnswers.has(answer)) return texts(label);
  const count = countIn(localized.en);
  return count === undefined ? texts(localized) : [...texts(localized), `${count} ${label.en}`];
}

/** Words at the beginning of a label that say where on the product something is: `Rear camera`. */
const place = /^(?:(?:rear|front|main|back|built-in|integrated) )+/;
/** A value that counts none; `0.5` is not one. */
const zero = /^0(?![.,\d])/;

/** The mark of a product that has something, such as a phone with a rear camera; it is not what the product is. */
export const hasMark = (name: string): string => `+${name}`;

/** Names of colours. They need no mark, since every product has a colour. */
const ofColours = new Set(["color", ...colours.map(([name]) => name)]);
/** Whether a known word is a property that only some goods have (`Built-in graphics`, `Windows`): neither goods nor a colour. */
const isHow = (key: string): boolean =>
  synonymsOf(key) !== undefined && !goodsKeys.has(key) && !namesInEnglish(key).some((name) => ofColours.has(name));

/** A word that a value denies: `Wi-Fi, no Bluetooth`. */
const deniedWord = /(?<!\S)(?:no|not|non|without)[ -]\S+/g;

/**
 * The marks of what a product has according to one fact:
 * - goods that the label names (`Rear camera: 50 MP`) or that the value lists (`Audio: Microphone`);
 * - properties that the label (`Built-in graphics`) or the words of the value name (`Windows 11 Home`);
 * - what the label asks, if the answer is yes.
 */
export function marksOfFact({ label, value }: Fact): string[] {
  const answer = fold(localText(value).en).trim();
  if (answer === "" || noAnswers.has(answer) || zero.test(answer)) return [];
  const keyOf = (text: string) => phraseKey(text.split(/[ -]+/));
  const thing = keyOf(fold(label.en).replace(place, ""));
  const goods = [thing, ...answer.split(/,\s/).map(keyOf)].filter((key) => goodsKeys.has(key));
  const words = answer
    .replace(deniedWord, " ")
    .split(/[,;\s]+/)
    .map(keyOf)
    .filter((key) => key.length > 2);
  return [...goods, ...[keyOf(fold(label.en)), ...words].filter(isHow), ...(yesAnswers.has(answer) ? [thing] : [])]
    .flatMap(namesInEnglish)
    .map(hasMark);
}

const saysNo = String.raw`[:：៖](?:\s|</?\w+>)*(?:${no.join("|")})\s*(?=[<.。។!?]|$)`;
const anyNo = new RegExp(saysNo, "iu");
/** A label with a no after it, from the beginning of its sentence or element to the end. */
const denied = new RegExp(String.raw`(?:[^<>.。។!?:：៖]|\.(?=\d))+(?:</?\w+>)?${saysNo}`, "giu");

/** The HTML of a description without what it denies: `Noise cancelling: No.` */
export const withoutDenied = (html: string): string => (anyNo.test(html) ? html.replace(denied, " ") : html);
