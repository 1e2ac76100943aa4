import { languages, type LocalText } from "@shop/kit/locale";
import { colours } from "../words/dictionary.ts";
import { fold } from "../words/fold.ts";
import { goodsKeys, namesInEnglish, phraseKey, synonymsOf } from "../words/synonyms.ts";

/** Something that is known of a product. */
export interface Fact {
  label: LocalText;
  value: string | LocalText;
}

export const texts = (text: LocalText): string[] => [...new Set(languages.flatMap((language) => text[language] || []))];
export const localText = (value: string | LocalText): LocalText => (typeof value === "string" ? { en: value } : value);

/** Answers to what a label asks, as catalogues give them. */
const yes = ["yes", "true", "built", "built-in", "built in", "included", "supported", "មាន", "មានស្រាប់", "បាទ", "是", "有", "支持", "内置"];
const no = ["no", "false", "none", "not supported", "គ្មាន", "អត់មាន", "មិនមាន", "មិនគាំទ្រ", "អត់", "ទេ", "否", "无", "没有", "不支持"];
const [yesAnswers, noAnswers] = [yes, no].map((answers) => new Set(answers.map(fold))) as [Set<string>, Set<string>];

/** How many of something there are: `8 × 1 Gbps`. */
const counted = /^(\d{1,2})\s*[×x]\s*\S/;

/** How many a value counts in all, where it says so of each of its parts: 10 for `8 × 2.5 Gbps, 2 × SFP+`. */
function countIn(value: string): number | undefined {
  const counts = value.split(/,\s|\s\+\s/).map((part) => counted.exec(part)?.[1]);
  return counts.every((count) => count !== undefined) ? counts.reduce((sum, count) => sum + Number(count), 0) : undefined;
}

/**
 * What a fact says of its product: its value, and of what it counts how many that are (`8 Ports`); where it says
 * only yes its label, and where it says no nothing.
 */
export function wordsOfFact({ label, value }: Fact): string[] {
  const said = localText(value);
  const answer = fold(said.en).trim();
  if (noAnswers.has(answer)) return [];
  if (yesAnswers.has(answer)) return texts(label);
  const count = countIn(said.en);
  return count === undefined ? texts(said) : [...texts(said), `${count} ${label.en}`];
}

/** Where on a product something is, as labels say it. */
const place = /^(?:(?:rear|front|main|back|built-in|integrated) )+/;
/** How many there are where there are none. */
const zero = /^0(?![.,\d])/;

/** Marks a product that has what the name says, by a fact of its own: a phone with a rear camera. */
export const hasMark = (name: string): string => `+${name}`;

/** A colour all goods have. */
const ofColours = new Set(["color", ...colours.map(([name]) => name)]);
/** Whether a label or a word is a name of how or whose goods are (`Built-in graphics`, `Windows`), as some are and others not. */
const isHow = (key: string): boolean => synonymsOf(key) !== undefined && !goodsKeys.has(key) && !namesInEnglish(key).some((name) => ofColours.has(name));

/** A word of a value that is said not to be there: `Wi-Fi, no Bluetooth`. */
const deniedWord = /(?<!\S)(?:no|not|non|without)[ -]\S+/g;

/**
 * The marks of what a fact says that its product has: goods that its label names or that are a value of its list (`Audio: Microphone`),
 * how it is by its label, and by its value how or whose what it has is (`Windows 11 Home`), and what a label asks for where it is answered by a yes.
 */
export function marksOfFact({ label, value }: Fact): string[] {
  const answer = fold(localText(value).en).trim();
  if (answer === "" || noAnswers.has(answer) || zero.test(answer)) return [];
  const keyOf = (text: string) => phraseKey(text.split(/[ -]+/));
  const asked = keyOf(fold(label.en).replace(place, ""));
  const goods = [asked, ...answer.split(/,\s/).map(keyOf)].filter((key) => goodsKeys.has(key));
  const words = answer.replace(deniedWord, " ").split(/[,;\s]+/).map(keyOf).filter((key) => key.length > 2);
  return [...goods, ...[keyOf(fold(label.en)), ...words].filter(isHow), ...(yesAnswers.has(answer) ? [asked] : [])].flatMap(namesInEnglish).map(hasMark);
}

const saysNo = String.raw`[:：៖](?:\s|</?\w+>)*(?:${no.join("|")})\s*(?=[<.。។!?]|$)`;
const anyNo = new RegExp(saysNo, "iu");
/** A label and its no, from the beginning of a sentence or an element to its end. */
const denied = new RegExp(String.raw`(?:[^<>.。។!?:：៖]|\.(?=\d))+(?:</?\w+>)?${saysNo}`, "giu");

/** A description in HTML without what it says that a product has not: `Noise cancelling: No.` */
export const withoutDenied = (html: string): string => (anyNo.test(html) ? html.replace(denied, " ") : html);
