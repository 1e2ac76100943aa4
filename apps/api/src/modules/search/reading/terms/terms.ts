import { dividedModel, dividedUnspaced, dividedWord, type Divided } from "./divided-words.ts";
import { combine, formOfMeasure, formsOf, formsOfSynonym, inRow, type Form } from "./forms.ts";
import { keyOf, textOf, unitsOf, type Unit } from "./units.ts";
import { isCommonWord } from "../../words/common.ts";
import { fold } from "../../words/fold.ts";
import { measureAt, type Measure } from "../../words/numbers/measures.ts";
import { meaningsOf } from "../../words/meanings.ts";
import { namesByUse, placesOfUse, soundOfCameras } from "../../words/relations.ts";
import { runsOf } from "../../words/scripts.ts";
import { isShopWord } from "../../words/segments.ts";
import { everydayKhmer, modelWords } from "../../words/small-words.ts";
import {
  broaderNames,
  fillerKeys,
  isService,
  longestPhrase,
  namesBegunBy,
  propertyBegunBy,
  synonymsOf,
} from "../../words/synonyms.ts";
import { isPhrase } from "../../words/wishes.ts";

/** A word or phrase of a query, which a document matches by any of its forms. */
export interface Term {
  units: Unit[];
  /** As typed. */
  own: Form[];
  /** The forms of its synonyms. */
  other: Form[];
  /** Set for a measure: the number and unit in all equivalent ways. */
  measure?: [number: string, unit: string][];
  /** Set if the dictionary does not have the word, and it was read as what it means in English. */
  isTranslated?: true;
  /** Set if the word means goods without being their name: a router by `wifi`. */
  standsFor?: true;
}

const wholeWords: ReadonlySet<string> = new Set([...placesOfUse, ...everydayKhmer].map(fold));

/** The longest known phrase at the beginning of these words, with its synonyms; null if not even the first word is known. */
function phraseAt(units: readonly Unit[]): { length: number; others: ReadonlySet<string> } | null {
  for (let length = Math.min(longestPhrase, units.length); length > 0; length--) {
    const key = keyOf(units.slice(0, length));
    const others = synonymsOf(key) ?? (isPhrase(key) ? none : undefined);
    if (others) return { length, others };
  }
  return null;
}

const none: ReadonlySet<string> = new Set();

/** What the words at the beginning of a row of words are, and how many of them. */
type Beginning =
  | { kind: "measure"; length: number; measure: Measure }
  | { kind: "divided"; length: number; divided: Divided }
  /** All of them begin a name. */
  | { kind: "half"; length: number }
  | { kind: "phrase"; length: number; others: ReadonlySet<string> }
  | { kind: "word"; length: 1 };

function beginningOf(units: readonly Unit[], before: Unit | undefined, typing: boolean): Beginning {
  const measure = measureAt(units.slice(0, 3).map(textOf));
  if (measure) return { kind: "measure", length: measure.words, measure };
  const unspaced = dividedUnspaced(units);
  if (unspaced) return { kind: "divided", length: unspaced.pieces, divided: unspaced };
  if ((typing || isCutOff(units.at(-1)!)) && isHalfPhrase(units)) return { kind: "half", length: units.length };
  const phrase = phraseAt(units);
  if (phrase) return { kind: "phrase", ...phrase };
  const divided = dividedWord(units) ?? dividedModel(units, before, typing && units.length === 2);
  return divided ? { kind: "divided", length: divided.pieces, divided } : { kind: "word", length: 1 };
}

/**
 * Groups words into terms: measures, known phrases (the longest first), words that were typed in pieces, or single
 * words. The last word may be half typed and then also stands for the names that it begins; a word that the dictionary
 * knows does so only while the shopper is typing.
 */
export function termsOf(read: Unit[], typing = false): Term[] {
  const units = read.map(asBegun);
  const terms: Term[] = [];
  for (let start = 0; start < units.length;) {
    const beginning = beginningOf(units.slice(start), units[start - 1], typing);
    const taken = units.slice(start, start + beginning.length);
    start += taken.length;
    terms.push(termOf(taken, beginning, { typing, last: start === units.length }));
  }
  return terms;
}

interface Position {
  typing: boolean;
  last: boolean;
}

function termOf(units: readonly Unit[], beginning: Beginning, { typing, last }: Position): Term {
  const open = last && (typing || !isWholeWord(units));
  const forms = (words: readonly Unit[]) =>
    combine(words.map((unit, index) => formsOf(unit, open && index === words.length - 1, typing)));
  if (beginning.kind === "measure") {
    const { ways, more } = beginning.measure;
    return {
      units: [...units],
      own: [...forms(units).map((form) => inRow(form, 1)), ...ways.map(formOfMeasure)],
      other: more.map(formOfMeasure),
      measure: ways,
    };
  }
  const alike = units.length === 1 && units[0]!.alike ? [units[0]!.alike] : [];
  const formsNamed = (...names: Iterable<string>[]) =>
    [alike, ...names].flatMap((some) => [...some]).flatMap((name) => formsOfSynonym(name, units));
  if (beginning.kind === "divided") {
    const { unit, isModel } = beginning.divided;
    return {
      units: [unit],
      own: forms([unit]),
      other: [
        ...forms(units).map((form) => (isModel ? inRow(form, 1) : form)),
        ...formsNamed(synonymsOf(unit.text) ?? []),
      ],
    };
  }
  const isBegun =
    beginning.kind === "half" || (beginning.kind === "word" && last && (typing || mayBegin(units.at(-1)!)));
  const begun = isBegun ? begunBy(units) : { names: [] };
  const meanings = beginning.kind === "phrase" ? [] : translated(units[0]!);
  const other = formsNamed(begun.names, meanings, beginning.kind === "phrase" ? beginning.others : []);
  if (typing && last && isShort(units))
    return { units: [...units], own: forms(units).filter((form) => form.some(({ prefix }) => prefix)), other };
  const [meaning] = begun.only === undefined ? meanings : [];
  const name = begun.only ?? meaning;
  return {
    units: name === undefined ? [...units] : unitsNamed(name),
    own: [...wholeWork(units, forms(units)), ...formsTogether(units)],
    other,
    ...(meaning !== undefined && { isTranslated: true }),
  };
}

/** In scripts without spaces half a word cannot be told from a whole one. Only fillers, places and everyday words are never taken for half: បង (you) does not begin បង្វិល, nor ផ្ទះ (house) a smart home. */
const mayBegin = ({ code, text }: Unit) => code === null && !fillerKeys.has(text) && !wholeWords.has(text);

const pair = /^~../u;
/** Services must match whole words: 维修 (repair) must not match 维修配件 (spare parts). */
const wholeWork = (units: readonly Unit[], forms: Form[]): Form[] =>
  isService(keyOf(units)) && units.every(({ code }) => !code)
    ? forms
        .filter((form) => !form.some(({ lexeme }) => pair.test(lexeme)))
        .map((form) => form.map((match) => ({ ...match, prefix: false })))
    : forms;

/** Synonyms of a name of several words that write two of them as one: `microsd card` for `micro sd card`. */
function formsTogether(units: readonly Unit[]): Form[] {
  const [names, words] = [synonymsOf(keyOf(units)), units.map(({ text }) => text)];
  const together = words.slice(1).map((word, at) => words.toSpliced(at, 2, words[at]! + word).join(" "));
  return together.filter((name) => names?.has(name)).flatMap((name) => formsOfSynonym(name, units));
}

/** The names that the last words of a text may be the beginning of; `only` if it can be nothing but that one. */
function begunBy(units: readonly Unit[]): { names: readonly string[]; only?: string } {
  const key = keyOf(units);
  const property = propertyBegunBy(key);
  const names = property === undefined ? namesBegunBy(key) : [property];
  const [name] = names;
  if (name === undefined || names.length > 1) return { names };
  const all = [name, ...synonymsOf(name)!];
  return units[0]!.code && property === undefined ? { names: all } : { names: all, only: name };
}

/** Whether a word is certainly cut off, even when nobody is typing: `stat`. */
const isCutOff = (unit: Unit) =>
  unit.code !== null && unit.text.length > 2 && !isCommonWord(unit.text) && synonymsOf(keyOf([unit])) === undefined;

/** Whether words begin a name of several words whose last word is half typed: `usb ca`, `dual si`, `power b`. */
function isHalfPhrase(units: readonly Unit[]): boolean {
  const last = units.at(-1)!.text;
  const canBe =
    units.length > 1 &&
    units.length <= longestPhrase &&
    units.every(({ code }) => code && !code.hasDigit) &&
    !isPhrase(last);
  return canBe && phraseAt(units)?.length !== units.length && begunBy(units).names.length > 0;
}

/** Whether a term is no known word, but was read as the beginning of one. */
export const isHalf = ({ units, other, isTranslated }: Term): boolean =>
  !isTranslated &&
  other.length > 0 &&
  units.every(({ alike }) => alike === undefined) &&
  synonymsOf(keyOf(units)) === undefined;

/** Whether a word is the beginning of its own synonym: `cam` may become any `camera`. */
const isShort = ([unit, ...others]: readonly Unit[]) =>
  others.length === 0 &&
  [...(synonymsOf(unit!.text) ?? [])].some((name) => name.startsWith(unit!.text) && !name.includes(" "));

/** If the last word begins a name, that is preferred to a word which it sounds like: ទូរ begins `phone`, and is not ដូរ (to change). */
const asBegun = (unit: Unit, at: number, { length }: readonly Unit[]): Unit =>
  unit.alike !== undefined && at === length - 1 && namesBegunBy(unit.text).length > 0
    ? { ...unit, alike: undefined }
    : unit;

/** Whether a word is surely complete: `stand` does not begin `standard`, nor `pro` `protector`, while `pc` begins many names. */
const isWholeWord = ([unit, ...others]: readonly Unit[]) =>
  others.length === 0 &&
  (modelWords.includes(unit!.text) || (unit!.text.length > 2 && synonymsOf(unit!.text) !== undefined));

/** Reads a term as a measure, in all ways to write it. */
export function measuredTerm(term: Term, number: string, unit: string): Term {
  const { ways, more } = measureAt([number, unit])!;
  return {
    ...term,
    own: [...term.own, ...ways.map(formOfMeasure)],
    other: [...term.other, ...more.map(formOfMeasure)],
    measure: ways,
  };
}

/** Lets a term also match by measures. */
export const alsoMeasuring = (term: Term, numbers: readonly string[], unit: string): Term => ({
  ...term,
  own: [...term.own, ...numbers.flatMap((number) => measureAt([number, unit])!.ways.map(formOfMeasure))],
});

/** Beside a service, terms also match by broader names: who installs cameras installs security cameras too. */
export function withNamesOfWork(terms: readonly Term[]): Term[] {
  return terms.some(({ units }) => isService(keyOf(units))) ? terms.map(withBroaderNames) : [...terms];
}

/** Lets a term also match by other names. */
export function alsoCalled(term: Term, names: Iterable<string>): Term {
  return { ...term, other: [...term.other, ...[...names].flatMap((name) => formsOfSynonym(name, term.units))] };
}

/** Lets a term also match by the names of broader goods. */
export const withBroaderNames = (term: Term): Term => alsoCalled(term, broaderNames(keyOf(term.units)));

/** A model of a series that has a letter: `s24`. */
const model = /^[a-z]\d{2}$/;

/** Lets a model also match the others of its series: an S25 and an S23 for `s24`. */
export function withNearModels(term: Term): Term {
  const [{ text }, ...others] = term.units as [Unit, ...Unit[]];
  return others.length === 0 && model.test(text)
    ? { ...term, other: [...term.other, [{ lexeme: text.slice(0, -1), prefix: true }]] }
    : term;
}

const unitsNamed = (name: string): Unit[] => runsOf(fold(name)).flatMap(unitsOf);

/** The term of a phrase of the dictionary. */
export const termNamed = (phrase: string): Term => termsOf(unitsNamed(phrase))[0]!;

/** Words that other rules read, though the dictionary does not have them. */
const otherwiseRead: ReadonlySet<string> = new Set(
  [...placesOfUse, ...soundOfCameras.words, ...namesByUse.flatMap(({ uses }) => uses)].map(fold),
);

/** What a Chinese word that the dictionary does not have means in English, with the synonyms of that. */
function translated({ run, text, alike }: Unit): string[] {
  const isUnknown = run.script === "han" && alike === undefined && !isShopWord(text) && !otherwiseRead.has(text);
  const meanings = isUnknown ? meaningsOf(text) : [];
  return meanings.flatMap((meaning) => [meaning, ...(synonymsOf(keyOf(unitsNamed(meaning))) ?? [])]);
}

/** Joins two terms that name goods together. In scripts without spaces they become one word, or take the English name. */
export function joinedTerm(parts: readonly [Term, Term], name: string): Term {
  const { run } = parts[0].units[0]!;
  const code = parts.every(({ units }) => units[0]!.code) ? parts[0].units[0]!.code : null;
  const inOrder = code && !name.startsWith(keyOf(parts[0].units)) ? parts.toReversed() : parts;
  const own = combine(inOrder.map((part) => part.own));
  if (code) return alsoCalled({ units: inOrder.flatMap((part) => part.units), own, other: [] }, synonymsOf(name)!);
  if (/^[a-z]/.test(name)) {
    const named = termNamed(name);
    return { units: named.units, own, other: [...named.own, ...named.other] };
  }
  const unit: Unit = { run: { ...run, text: name }, text: name, code };
  return alsoCalled({ units: [unit], own: formsOf(unit, false), other: [] }, synonymsOf(name)!);
}
