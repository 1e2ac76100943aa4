import { dictionary } from "./dictionary/dictionary.ts";
import { goods } from "./dictionary/goods.ts";
import { lines } from "./dictionary/lines.ts";
import { makers } from "./dictionary/makers.ts";
import { properties } from "./dictionary/properties.ts";
import { services } from "./dictionary/services.ts";
import { takeApart } from "./numbers/codes.ts";
import { phraseKey } from "./english.ts";
import { fold } from "./fold.ts";
import { kindsOfLines } from "./relations/lines-and-makers.ts";
import { narrower } from "./relations/other-goods.ts";
import { kindsOfProperties } from "./relations/properties.ts";
import { runsOf } from "./scripts.ts";
import { segment } from "./segments.ts";
import { besideKind, fillers } from "./small-words.ts";

/** What a function gives for a phrase, found out once: each phrase is compared with all others of its row. */
function remembered<Value>(valueOf: (phrase: string) => Value): (phrase: string) => Value {
  const known = new Map<string, Value>();
  return (phrase) => {
    const value = known.get(phrase) ?? valueOf(phrase);
    known.set(phrase, value);
    return value;
  };
}

const keyOf = remembered((phrase) =>
  phraseKey(runsOf(fold(phrase)).flatMap((run) => (run.script === "latin" ? takeApart(run.text).parts : [run.text]))),
);

const ownKeys = new Set(dictionary.flat().map(keyOf));
/** A Chinese name without a last character that only means `device`: 烟雾报警 is an alarm without it too. Of shorter names too little would remain. */
const onlyAThing = /^\p{Script=Han}{4,}(?=[器机仪]$)/u;

/** A phrase of several scripts as a search cuts it into words: 全 and 屋 in 全屋wifi. */
const keyInWords = (phrase: string): string =>
  phraseKey(runsOf(fold(phrase)).flatMap((run) => (run.script === "latin" ? takeApart(run.text).parts : segment(run))));

/** The keys of a phrase: its own, that of its words, those with two words joined if the dictionary has them joined (`external harddisk`), and the one of {@link onlyAThing}. */
const keysOf = remembered((phrase): string[] => {
  const key = keyOf(phrase);
  const words = key.split(" ");
  const joined =
    words.length < 3
      ? []
      : words
          .slice(1)
          .flatMap((word, at) =>
            ownKeys.has(words[at]! + word) ? words.toSpliced(at, 2, words[at]! + word).join(" ") : [],
          );
  const shorter = onlyAThing.exec(key)?.[0];
  return [
    key,
    ...[keyInWords(phrase), ...joined, ...(shorter ? [shorter] : [])].filter((other) => !ownKeys.has(other)),
  ];
});

const rows = new Map<string, Set<string>>();
for (const row of dictionary) {
  for (const key of row.flatMap(keysOf)) {
    const others = rows.get(key) ?? new Set<string>();
    for (const other of row) if (keyOf(other) !== key) others.add(other);
    rows.set(key, others);
  }
}

/** The English names of each phrase: the first name of each row of the dictionary that has it. */
const firstNames = new Map<string, string[]>();
for (const [first = "", ...others] of dictionary)
  for (const key of [first, ...others].flatMap(keysOf))
    firstNames.set(key, [...(firstNames.get(key) ?? []), keyOf(first)]);
export const namesInEnglish = (key: string): readonly string[] => firstNames.get(key) ?? [];

for (const { name, kinds } of narrower) {
  for (const key of dictionary.find((row) => row.includes(name))!.flatMap(keysOf))
    for (const kind of kinds) rows.get(key)!.add(kind);
}

/** The number of words of the longest phrase in the dictionary. */
export const longestPhrase = Math.max(...[...rows.keys()].map((key) => key.split(" ").length));

/** The synonyms of a phrase; undefined if the dictionary does not have it. */
export function synonymsOf(key: string): ReadonlySet<string> | undefined {
  return rows.get(key);
}

/** Names of kinds of goods and services, without properties and makers. */
export const goodsKeys: ReadonlySet<string> = new Set(goods.flat().flatMap(keysOf));

/** What a text is looked up by: its first two letters, or its first Chinese character. */
const startOf = (text: string) => /^\p{Script=Han}|^../su.exec(text)?.[0];

/** Finds the keys that begin with a text; none for a single letter, since too many would. */
function beginnings(keys: Iterable<string>): (beginning: string) => string[] {
  const groups = Map.groupBy(keys, startOf);
  return (beginning) => {
    const start = startOf(beginning);
    return start === undefined ? [] : (groups.get(start) ?? []).filter((key) => key.startsWith(beginning));
  };
}

const begunOf = {
  goods: beginnings(goodsKeys),
  beside: beginnings(besideKind.map(keyOf)),
  lines: beginnings(lines.flat().map(keyOf)),
  makers: beginnings(makers.flat().map(keyOf)),
};

/**
 * The names of goods that begin with a text, without longer names of the same first words: for `pho` phones and
 * photocopiers, but no phone cases. None if a maker, line or property begins so too in English (`wir`, wireless).
 */
export const goodsBegunBy = (beginning: string): readonly string[] =>
  isLatin(beginning) && begunOf.beside(beginning).length > 0 ? [] : nearest(beginning, goodsBegun(beginning));

function goodsBegun(beginning: string): string[] {
  const names = begunOf.goods(beginning).filter((key) => !serviceKeys.has(key));
  const divider = /^[a-z]/.test(beginning) ? " " : "";
  return names.filter((name) => !names.some((other) => other !== name && name.startsWith(other + divider)));
}

/** If more names than these begin with a text, they say too little; in Khmer and Chinese only while the rest is still being typed, where few letters begin many. */
const mostBegun = 3;
const mostWhileTyping = 10;

/**
 * The English names of goods that begin with a text; none if they are many. In Khmer and Chinese lines count as well,
 * and makers if nothing else begins so, since products need not have these names in those scripts.
 */
export function namesBegunBy(beginning: string, typing = false): string[] {
  if (isLatin(beginning)) return fewNames(goodsBegunBy(beginning), mostBegun);
  const most = typing ? mostWhileTyping : mostBegun;
  const makersBegun = begunOf.makers(beginning);
  const others = nearest(beginning, [...goodsBegun(beginning), ...begunOf.lines(beginning)]).filter(
    (name) => !makersBegun.some((maker) => name.startsWith(maker)),
  );
  return fewNames(others.length > 0 ? others : makersBegun, most);
}

/**
 * Of the names that a Chinese or Khmer text begins those that mean what its first words do: 笔记本电 begins 笔记本电脑, which is
 * a 笔记本 too, and not a battery for one. Otherwise those that lack little in Chinese, where the usual names are short: 手机,
 * not 手持吸尘器. All, if none does.
 */
function nearest(beginning: string, named: readonly string[]): readonly string[] {
  const same = isLatin(beginning) ? [] : named.filter((name) => areOne(name, wholeWithin(beginning)));
  if (same.length > 0) return same;
  const near = named.filter((name) => isHan(name) && name.length <= beginning.length + 2);
  return near.length > 0 ? near : named;
}

/** The longest name of goods that a text continues. */
const wholeWithin = (text: string): string | undefined =>
  Array.from(text, (_, at) => text.slice(0, -at)).find((begun) => goodsKeys.has(begun));
const areOne = (name: string, other: string | undefined): boolean =>
  other !== undefined && namesInEnglish(name).some((each) => namesInEnglish(other).includes(each));

const isHan = (text: string) => /^\p{Script=Han}/u.test(text);

/**
 * The property that a Latin text begins, if it can be nothing else: `type` of `type c`, `noise`, `dual si`. Goods whose
 * own name begins with that property do not count as something else.
 */
export function propertyBegunBy(beginning: string): string | undefined {
  const begun = isLatin(beginning) ? begunOf.beside(beginning) : [];
  const [name, ...others] = new Set(
    begun.flatMap((key) => namesInEnglish(key).concat(namesInEnglish(key).length > 0 ? [] : [key])),
  );
  const isAlone =
    others.length === 0 && goodsBegun(beginning).every((good) => begun.some((key) => good.startsWith(key)));
  return name !== undefined && isAlone && propertyKeys.has(name) ? name : undefined;
}

function fewNames(named: readonly string[], most: number): string[] {
  const names = new Set(named.flatMap(namesInEnglish));
  return names.size > most ? [] : [...names];
}

const isLatin = (text: string) => /^[a-z]/.test(text);

/** Keys of the words that say nothing of what is looked for. */
export const fillerKeys: ReadonlySet<string> = new Set(fillers.map((word) => phraseKey([fold(word)])));

/** Keys of the properties of goods. */
export const propertyKeys: ReadonlySet<string> = new Set(properties.flat().map(keyOf));

const serviceKeys: ReadonlySet<string> = new Set(services.flat().map(keyOf));

/** Whether a phrase names a service. */
export const isService = (key: string): boolean => serviceKeys.has(key);

/**
 * The names of broader goods:
 * - those that an English name ends with: a `security camera` is a camera, an `external hard drive` a hard drive;
 * - a line without its number: a `PlayStation 3` is a PlayStation;
 * - the goods of a line or a property: an `iPhone` is a phone, and what has `fast charging` a charger.
 */
export function broaderNames(key: string): ReadonlySet<string> {
  const names = [key, ...[...(synonymsOf(key) ?? [])].map(keyOf)];
  const parts = names.some((name) => kindsOfLines.has(name))
    ? []
    : names.flatMap((name) => [
        name.replace(/ \d+$/, ""),
        ...name
          .split(" ")
          .slice(1)
          .map((_, index, words) => words.slice(index).join(" ")),
      ]);
  const broader = [
    ...parts.filter((name) => goodsKeys.has(name) && !serviceKeys.has(name) && !names.includes(name)),
    ...names.flatMap((name) => kindsOfLines.get(name) ?? kindsOfProperties.get(name) ?? []),
  ];
  return new Set(broader.flatMap((name) => [name, ...synonymsOf(name)!]));
}
