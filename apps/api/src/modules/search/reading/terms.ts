import { dividedModel, dividedUnspaced, dividedWord } from "./divided-words.ts";
import { combine, formOfMeasure, formsOf, formsOfSynonym, inRow, type Form } from "./forms.ts";
import { keyOf, textOf, unitsOf, type Unit } from "./units.ts";
import { fillers, modelWords } from "../words/dictionary.ts";
import { fold } from "../words/fold.ts";
import { measureAt } from "../words/measures.ts";
import { runsOf } from "../words/scripts.ts";
import { broaderNames, isService, longestPhrase, namesBegunBy, propertyBegunBy, synonymsOf } from "../words/synonyms.ts";
import { isPhrase } from "../words/wishes.ts";

/** A word or phrase that must be found, in one of several forms. */
export interface Term {
  units: Unit[];
  /** As typed. */
  own: Form[];
  /** What else it is called. */
  other: Form[];
  /** A number and its unit, in all ways to say it. */
  measure?: [number: string, unit: string][];
  /** Goods are meant by a word that is not their name: a router by `wifi`. */
  standsFor?: true;
}

/** The longest row of these words that is a phrase, and what else it is called; null where not even the first is known. */
function phraseAt(units: readonly Unit[]): { length: number; others: ReadonlySet<string> } | null {
  for (let length = Math.min(longestPhrase, units.length); length > 0; length--) {
    const key = keyOf(units.slice(0, length));
    const others = synonymsOf(key) ?? (isPhrase(key) ? none : undefined);
    if (others) return { length, others };
  }
  return null;
}

const none: ReadonlySet<string> = new Set();

/**
 * Words put together to measures and, where they are known as phrases, to those, the longest first. The last
 * may be half a word, and the beginning of other names; one that the shop knows is so only while it is typed.
 */
export function termsOf(read: Unit[], typing = false): Term[] {
  const units = read.map(asBegun);
  // In scripts without blanks nothing tells half a word from a whole one, but for those that say nothing: បង (you) is not half of បង្វិល.
  const isBegun = typing || (units.at(-1)?.code === null && !fillerWords.has(units.at(-1)!.text));
  const terms: Term[] = [];
  for (let start = 0; start < units.length; ) {
    const rest = units.slice(start);
    const measure = measureAt(rest.slice(0, 3).map(textOf));
    const unspaced = measure ? undefined : dividedUnspaced(rest);
    const half = measure || unspaced || !typing ? null : halfPhrase(rest);
    const phrase = measure || unspaced || half ? null : phraseAt(rest);
    const divided = unspaced ?? (measure || phrase || half ? undefined : (dividedWord(rest) ?? dividedModel(rest, units[start - 1], typing && rest.length === 2)));
    const taken = rest.slice(0, measure?.words ?? half?.length ?? phrase?.length ?? divided?.pieces ?? 1);
    start += taken.length;
    const last = start === units.length;
    const open = last && (typing || !isWholeWord(taken));
    const forms = (words: readonly Unit[]) => combine(words.map((unit, index) => formsOf(unit, open && index === words.length - 1, typing)));
    const begun = isBegun && last && !phrase && !divided ? begunBy(taken) : { names: [] };
    const alike = taken.flatMap((unit) => (taken.length === 1 && unit.alike) || []);
    const others = [...alike, ...begun.names, ...(phrase?.others ?? synonymsOf(divided?.unit.text ?? "") ?? [])].flatMap((name) => formsOfSynonym(name, taken));
    if (measure) terms.push({ units: taken, own: [...forms(taken).map((form) => inRow(form, 1)), ...measure.ways.map(formOfMeasure)], other: measure.more.map(formOfMeasure), measure: measure.ways });
    else if (divided) terms.push({ units: [divided.unit], own: forms([divided.unit]), other: [...forms(taken).map((form) => (divided.isModel ? inRow(form, 1) : form)), ...others] });
    else if (typing && last && isShort(taken)) terms.push({ units: taken, own: forms(taken).filter((form) => form.some(({ prefix }) => prefix)), other: others });
    else terms.push({ units: begun.only === undefined ? taken : termNamed(begun.only).units, own: [...wholeWork(taken, forms(taken)), ...formsTogether(taken)], other: others });
  }
  return terms;
}

const fillerWords = new Set(fillers.map(fold));
const pair = /^~../u;
/** What is done is told by whole words: 维修 is no work in 维修配件, spare parts. */
const wholeWork = (units: readonly Unit[], forms: Form[]): Form[] =>
  isService(keyOf(units)) && units.every(({ code }) => !code) ? forms.filter((form) => !form.some(({ lexeme }) => pair.test(lexeme))).map((form) => form.map((match) => ({ ...match, prefix: false }))) : forms;

/** A name of several words as it is also written, with two of them as one: `microsd card` for `micro sd card`. */
function formsTogether(units: readonly Unit[]): Form[] {
  const [names, words] = [synonymsOf(keyOf(units)), units.map(({ text }) => text)];
  const together = words.slice(1).map((word, at) => words.toSpliced(at, 2, words[at]! + word).join(" "));
  return together.filter((name) => names?.has(name)).flatMap((name) => formsOfSynonym(name, units));
}

/** What the last words of a text may become: names of goods or of how they are; `only` where nothing else is meant. */
function begunBy(units: readonly Unit[]): { names: readonly string[]; only?: string } {
  const key = keyOf(units);
  const property = propertyBegunBy(key);
  const names = property === undefined ? namesBegunBy(key) : [property];
  const [name] = names;
  if (name === undefined || names.length > 1) return { names };
  const all = [name, ...synonymsOf(name)!];
  return units[0]!.code && property === undefined ? { names: all } : { names: all, only: name };
}

/** All words that are left, where they are a name of several of which the last is half typed: `usb ca`, `dual si`, `power b`. */
function halfPhrase(units: readonly Unit[]): readonly Unit[] | null {
  const last = units.at(-1)!.text;
  const canBe = units.length > 1 && units.length <= longestPhrase && units.every(({ code }) => code && !code.hasDigit) && !isPhrase(last);
  return canBe && phraseAt(units)?.length !== units.length && begunBy(units).names.length > 0 ? units : null;
}

/** Whether a term was read as what it begins, and is no name by itself. */
export const isHalf = ({ units, other }: Term): boolean => other.length > 0 && units.every(({ alike }) => alike === undefined) && synonymsOf(keyOf(units)) === undefined;

/** Whether a word is also the beginning of what else it is called: what is so far a `cam` may be any camera. */
const isShort = ([unit, ...others]: readonly Unit[]) => others.length === 0 && [...(synonymsOf(unit!.text) ?? [])].some((name) => name.startsWith(unit!.text) && !name.includes(" "));

/** A last word that begins a name as half of that, whatever else it sounds like: ទូរ of a phone, not ដូរ (to change). */
const asBegun = (unit: Unit, at: number, { length }: readonly Unit[]): Unit =>
  unit.alike !== undefined && at === length - 1 && namesBegunBy(unit.text).length > 0 ? { ...unit, alike: undefined } : unit;

/** Whether nobody types on: `stand` is no beginning of `standard` and `pro` none of `protector`, while `pc` begins many names. */
const isWholeWord = ([unit, ...others]: readonly Unit[]) => others.length === 0 && (modelWords.includes(unit!.text) || (unit!.text.length > 2 && synonymsOf(unit!.text) !== undefined));

/** A term that says so many of something, also in all ways to say that. */
export function measuredTerm(term: Term, number: string, unit: string): Term {
  const { ways, more } = measureAt([number, unit])!;
  return { ...term, own: [...term.own, ...ways.map(formOfMeasure)], other: [...term.other, ...more.map(formOfMeasure)], measure: ways };
}

/** A term that is also found by so many of something. */
export const alsoMeasuring = (term: Term, numbers: readonly string[], unit: string): Term => ({ ...term, own: [...term.own, ...numbers.flatMap((number) => measureAt([number, unit])!.ways.map(formOfMeasure))] });

/** Work is named by the broad word: whoever hangs cameras hangs security cameras too. */
export function withNamesOfWork(terms: readonly Term[]): Term[] {
  return terms.some(({ units }) => isService(keyOf(units))) ? terms.map(withBroaderNames) : [...terms];
}

/** A term that is also found by other names. */
export function alsoCalled(term: Term, names: Iterable<string>): Term {
  return { ...term, other: [...term.other, ...[...names].flatMap((name) => formsOfSynonym(name, term.units))] };
}

/** A term that is also found by the names of the broader goods that it is. */
export const withBroaderNames = (term: Term): Term => alsoCalled(term, broaderNames(keyOf(term.units)));

/** A model of a series that is called by a letter. */
const model = /^[a-z]\d{2}$/;

/** A term that is a model, also found by those of its series: an S25 and an S23 by `s24`. */
export function withNearModels(term: Term): Term {
  const [{ text }, ...others] = term.units as [Unit, ...Unit[]];
  return others.length === 0 && model.test(text) ? { ...term, other: [...term.other, [{ lexeme: text.slice(0, -1), prefix: true }]] } : term;
}

/** A model of a letter and a number, also found where those stand apart: the `s5` of a Galaxy S 5. */
export function alsoApart(term: Term): Term {
  const pieces = /^([a-z])(\d{1,2})$/.exec(keyOf(term.units))?.slice(1);
  return pieces ? { ...term, own: [...term.own, inRow(pieces.map((lexeme) => ({ lexeme, prefix: false })), 1)] } : term;
}

/** The term of a phrase of the dictionary. */
export const termNamed = (phrase: string): Term => termsOf(runsOf(fold(phrase)).flatMap(unitsOf))[0]!;

/** Two terms that are one name together, wherever they stand. In scripts without blanks they are one word, or called so in English. */
export function joinedTerm(parts: readonly [Term, Term], name: string): Term {
  const { run, code } = parts[0].units[0]!;
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
