import { besideKind, dictionary, goods, kindsOfLines, kindsOfProperties, lines, makers, narrower, properties, services } from "./dictionary.ts";
import { takeApart } from "./codes.ts";
import { singular } from "./english.ts";
import { fold } from "./fold.ts";
import { runsOf } from "./scripts.ts";

/** A phrase of the dictionary as its words are compared: singular, folded, divided by blanks. In names of things PCs are computers, not pieces. */
export function phraseKey(words: readonly string[]): string {
  return words.map((word) => (word === "pcs" ? "pc" : singular(word))).join(" ");
}

function keyOf(phrase: string): string {
  return phraseKey(
    runsOf(fold(phrase)).flatMap((run) => (run.script === "latin" ? takeApart(run.text).parts : [run.text])),
  );
}

const ownKeys = new Set(dictionary.flat().map(keyOf));
/** What ends a name in Chinese and says only that it is a thing: 烟雾报警 is an alarm without it, while of shorter names too little would be left. */
const onlyAThing = /^\p{Script=Han}{4,}(?=[器机仪]$)/u;

/** The keys of a phrase: its own, where two of its words are a name as one also with that (`external harddisk`), and a Chinese one without its last sign. */
function keysOf(phrase: string): string[] {
  const key = keyOf(phrase);
  const words = key.split(" ");
  const joined = words.length < 3 ? [] : words.slice(1).flatMap((word, at) => (ownKeys.has(words[at]! + word) ? words.toSpliced(at, 2, words[at]! + word).join(" ") : []));
  const shorter = onlyAThing.exec(key)?.[0];
  return [key, ...[...joined, ...(shorter ? [shorter] : [])].filter((other) => !ownKeys.has(other))];
}

const rows = new Map<string, Set<string>>();
for (const row of dictionary) {
  for (const key of row.flatMap(keysOf)) {
    const others = rows.get(key) ?? new Set<string>();
    for (const other of row) if (keyOf(other) !== key) others.add(other);
    rows.set(key, others);
  }
}

/** By what its rows begin with: what a phrase is called in English. */
const firstNames = new Map<string, string[]>();
for (const [first = "", ...others] of dictionary) for (const key of [first, ...others].flatMap(keysOf)) firstNames.set(key, [...(firstNames.get(key) ?? []), keyOf(first)]);
export const namesInEnglish = (key: string): readonly string[] => firstNames.get(key) ?? [];

for (const { name, kinds } of narrower) {
  for (const phrase of dictionary.find((row) => row.includes(name))!) for (const kind of kinds) rows.get(keyOf(phrase))!.add(kind);
}

/** Most words that a phrase of the dictionary has. */
export const longestPhrase = Math.max(...[...rows.keys()].map((key) => key.split(" ").length));

/** What else shoppers call it; undefined for a phrase that the dictionary does not have. */
export function synonymsOf(key: string): ReadonlySet<string> | undefined {
  return rows.get(key);
}

/** Names of kinds of goods and services, without properties and makers. */
export const goodsKeys: ReadonlySet<string> = new Set(goods.flat().flatMap(keysOf));

const besideKeys = besideKind.map(keyOf);

/**
 * Names of goods and services that begin so, the shortest of those that begin alike: of `pho` phones and photocopiers, and
 * no phone cases. None where whose or how a thing is may be meant (`wir`, wireless); of a single sign too many do.
 */
export const goodsBegunBy = (beginning: string): string[] => (besideKeys.some((key) => key.startsWith(beginning)) ? [] : goodsBegun(beginning));

function goodsBegun(beginning: string): string[] {
  const names = begunOf([...goodsKeys], beginning).filter((key) => !serviceKeys.has(key));
  const divider = /^[a-z]/.test(beginning) ? " " : "";
  return names.filter((name) => !names.some((other) => other !== name && name.startsWith(other + divider)));
}

/** More goods than these begin alike by chance. */
const mostBegun = 3;

/**
 * What goods that begin so are called in English, where they are few. In scripts without blanks, in which no product need say its
 * line or maker, those too: the lines with the goods, makers only where nothing else begins so.
 */
export function namesBegunBy(beginning: string): string[] {
  if (isLatin(beginning)) return fewNames(goodsBegunBy(beginning));
  const makersBegun = begunOf(makerKeys, beginning);
  const others = [...goodsBegun(beginning), ...begunOf(lineKeys, beginning)].filter((name) => !makersBegun.some((maker) => name.startsWith(maker)));
  return fewNames(others.length > 0 ? others : makersBegun);
}

/**
 * How goods are, where nothing else begins so: `type` of `type c`, which is the name of no good by itself but
 * that of USB C; `noise`, `dual si`.
 */
export function propertyBegunBy(beginning: string): string | undefined {
  const begun = isLatin(beginning) ? begunOf(besideKeys, beginning) : [];
  const [name, ...others] = new Set(begun.flatMap((key) => namesInEnglish(key).concat(namesInEnglish(key).length > 0 ? [] : [key])));
  const isAlone = others.length === 0 && goodsBegun(beginning).every((good) => begun.some((key) => good.startsWith(key)));
  return name !== undefined && isAlone && propertyKeys.has(name) ? name : undefined;
}

function fewNames(named: readonly string[]): string[] {
  const names = new Set(named.flatMap(namesInEnglish));
  return names.size > mostBegun ? [] : [...names];
}

const isLatin = (text: string) => /^[a-z]/.test(text);
const [lineKeys, makerKeys] = [lines, makers].map((rows) => rows.flat().map(keyOf)) as [string[], string[]];
const begunOf = (keys: readonly string[], beginning: string) => (beginning.length < 2 ? [] : keys.filter((key) => key.startsWith(beginning)));

/** What things are like. */
export const propertyKeys: ReadonlySet<string> = new Set(properties.flat().map(keyOf));

const serviceKeys: ReadonlySet<string> = new Set(services.flat().map(keyOf));

/** Whether a word says what is done, not what is sold. */
export const isService = (key: string): boolean => serviceKeys.has(key);

/**
 * Names of the broader goods that a name in English ends with, or that a line or a property is of: a `security camera` is a camera,
 * an `external hard drive` a hard drive, a `PlayStation 3` a PlayStation, an `iPhone` a phone, and what does `fast charging` a charger.
 */
export function broaderNames(key: string): ReadonlySet<string> {
  const names = [key, ...[...(synonymsOf(key) ?? [])].map(keyOf)];
  const parts = names.some((name) => kindsOfLines.has(name)) ? [] : names.flatMap((name) => [name.replace(/ \d+$/, ""), ...name.split(" ").slice(1).map((_, index, words) => words.slice(index).join(" "))]);
  const broader = [...parts.filter((name) => goodsKeys.has(name) && !names.includes(name)), ...names.flatMap((name) => kindsOfLines.get(name) ?? kindsOfProperties.get(name) ?? [])];
  return new Set(broader.flatMap((name) => [name, ...synonymsOf(name)!]));
}
