import { takeApart, type Code } from "./words/codes.ts";
import { besideKind, fillers } from "./words/dictionary.ts";
import { singular } from "./words/english.ts";
import { fold } from "./words/fold.ts";
import { clustersOf, runsOf, type Run } from "./words/scripts.ts";
import { pairsOf, segment } from "./words/segments.ts";
import { longestPhrase, phraseKey, synonymsOf } from "./words/synonyms.ts";

/** One lexeme that must be there; with `prefix`, any that begins so. */
export interface Match {
  lexeme: string;
  prefix: boolean;
}
/** Lexemes that must all be there. */
export type Form = Match[];

/** A word of the query as it was typed. */
export interface Unit {
  run: Run;
  /** Folded, as it stands in lists of words. */
  text: string;
  code: Code | null;
}

/** A word or phrase that must be found, in one of several forms. */
export interface Term {
  units: Unit[];
  /** As typed. */
  own: Form[];
  /** What else it is called. */
  other: Form[];
}

export interface Query {
  terms: Term[];
  /** Neighbours written as one (`head set`, `ds 2cd 1043`): each stands for the terms from `from` to `to`. */
  joins: { from: number; to: number; form: Form }[];
  /** Exact codes that this may be. */
  codes: string[];
  /** Phrases that may name a category. */
  phrases: string[];
  /** Those that are all of the query. */
  wholePhrases: string[];
  /** What kind of thing is meant, as products say it of themselves. */
  kinds: string[];
}

/** Nobody types more; the rest is not looked at. */
const longestText = 200;
const mostTerms = 8;
const besideKeys = new Set(besideKind.map((phrase) => keyOf(runsOf(fold(phrase)).flatMap(unitsOf))));
const fillerKeys = new Set(fillers.map((word) => phraseKey([fold(word)])));

/** Signs that a text has to search for, counted as a reader counts them. */
export function signsOf(text: string): { latin: number; khmer: number; han: number } {
  const count = { latin: 0, khmer: 0, han: 0 };
  for (const run of runsOf(fold(text.slice(0, longestText)))) count[run.script] += clustersOf(run).length;
  return count;
}

/** Reads a search text: its words, what else they are called, and the codes it may hold. */
export function parseQuery(text: string): Query {
  const units = runsOf(fold(text.slice(0, longestText).toWellFormed())).flatMap(unitsOf);
  const terms = termsOf(units);
  const kept = terms.filter((term) => !fillerKeys.has(keyOf(term.units)));
  const wanted = (kept.length > 0 ? kept : terms).slice(0, mostTerms);
  const whole = wanted.length === 1 ? phrasesOf(wanted) : inBothOrders(wanted);
  return { terms: wanted, joins: joinsOf(wanted), codes: codesOf(wanted), phrases: phrasesOf(wanted), wholePhrases: whole, kinds: kindsOf(wanted) };
}

function unitsOf(run: Run): Unit[] {
  if (run.script === "latin") {
    const code = takeApart(run.text.slice(0, 64));
    return code.joined === "" ? [] : [{ run, text: run.text, code }];
  }
  return segment(run).map((word) => ({ run: { ...run, text: word }, text: word, code: null }));
}

function keyOf(units: readonly Unit[]): string {
  return phraseKey(units.flatMap(({ code, text }) => code?.parts ?? [text]));
}

/** Words put together where the dictionary has them as a phrase, the longest first. */
function termsOf(units: Unit[]): Term[] {
  const terms: Term[] = [];
  for (let start = 0; start < units.length; ) {
    let length = Math.min(longestPhrase, units.length - start);
    let synonyms: ReadonlySet<string> | undefined;
    for (; length > 0 && !synonyms; length--) synonyms = synonymsOf(keyOf(units.slice(start, start + length)));
    const divided = synonyms ? undefined : dividedWord(units.slice(start, start + 2));
    const taken = units.slice(start, start + (synonyms ? length + 1 : divided ? 2 : 1));
    start += taken.length;
    const last = start === units.length;
    const forms = (words: readonly Unit[]) => combine(words.map((unit, index) => formsOf(unit, last && index === words.length - 1)));
    const others = [...(synonyms ?? synonymsOf(divided?.text ?? "") ?? [])].flatMap((phrase) => formsOfSynonym(phrase, taken));
    terms.push(divided ? { units: [divided], own: forms([divided]), other: [...forms(taken), ...others] } : { units: taken, own: forms(taken), other: others });
  }
  return terms;
}

/** The word of the dictionary that two neighbours are when written as one: `head set`, `micro phone`. */
function dividedWord([first, second]: readonly Unit[]): Unit | undefined {
  if (!first || !second || ![first, second].every(({ text }) => /^[a-z]{2,}$/.test(text))) return undefined;
  const text = first.text + second.text;
  return synonymsOf(phraseKey([text])) && { run: { ...first.run, text }, text, code: takeApart(text) };
}

/**
 * What else a term is called, in its own script and in English, which every product is named in:
 * names in third languages would find the same, and each costs as much as the term itself. Words
 * of the dictionary are cut out of texts whole, so that their pairs of signs need not be asked.
 */
function formsOfSynonym(phrase: string, typed: readonly Unit[]): Form[] {
  const units = runsOf(fold(phrase)).flatMap(unitsOf);
  const asked = units.every(({ run }) => run.script === "latin" || typed.some((unit) => unit.run.script === run.script));
  return asked ? combine(units.map((unit) => formsOf(unit, false).slice(0, unit.code ? undefined : 1))) : [];
}

/** Every way to take one form of each; few, as only codes and unspaced words have several. */
function combine(units: Form[][]): Form[] {
  return units.reduce<Form[]>((all, forms) => all.flatMap((before) => forms.map((form) => [...before, ...form])).slice(0, 6), [[]]);
}

function formsOf(unit: Unit, last: boolean): Form[] {
  return unit.code ? formsOfCode(unit.code, last) : formsOfRun(unit.run, last);
}

function formsOfCode(code: Code, last: boolean): Form[] {
  const plus: Form = code.plus ? [{ lexeme: "plus", prefix: false }] : [];
  if (!code.hasDigit && code.parts.length === 1) {
    const word = singular(code.joined);
    const forms: Form[] = [[{ lexeme: word, prefix: false }, ...plus]];
    // Half a word: what is typed so far, not its singular.
    if (last && code.joined.length > 1) forms.push([{ lexeme: code.joined, prefix: true }, ...plus]);
    return forms;
  }
  const match = (lexeme: string, end: boolean): Match => ({
    lexeme: singular(lexeme),
    prefix: /\d/.test(lexeme) ? lexeme.length > 3 || (end && /\D/.test(lexeme) && lexeme.length > 2) : end && lexeme.length > 1,
  });
  const all = (parts: string[]): Form => [...parts.map((part, index) => match(part, last && index === parts.length - 1)), ...plus];
  const forms = [all([code.joined])];
  if (code.parts.length > 1) forms.push(all(code.parts));
  if (code.pieces.length > code.parts.length && code.pieces.length < 5) forms.push(all(code.pieces));
  return forms;
}

function formsOfRun(run: Run, last: boolean): Form[] {
  const clusters = clustersOf(run);
  const whole: Form = [{ lexeme: run.text, prefix: last && clusters.length > 1 }];
  if (clusters.length === 1) return run.script === "han" ? [whole, [{ lexeme: `~${run.text}`, prefix: false }]] : [whole];
  // The last Khmer sign may still want its vowel, so pairs at the end are beginnings too.
  const pairs = pairsOf(run).map((lexeme, index, all): Match => ({ lexeme, prefix: last && index === all.length - 1 }));
  return [whole, pairs];
}

/** Neighbours that may be one word or code in the catalogue. */
function joinsOf(terms: readonly Term[]): Query["joins"] {
  const latin = terms.map(({ units }) => (units.every(({ code }) => code) ? units.map(({ code }) => code!.joined).join("") : null));
  const joins: Query["joins"] = [];
  const add = (from: number, to: number) => {
    const parts = latin.slice(from, to);
    if (parts.some((part) => part === null)) return;
    const lexeme = parts.join("");
    if (lexeme.length < 4 || lexeme.length > 40) return;
    joins.push({ from, to, form: [{ lexeme: singular(lexeme), prefix: to === terms.length || /\d/.test(lexeme) }] });
  };
  for (let from = 0; from + 1 < terms.length; from++) add(from, from + 2);
  if (terms.length > 2 && latin.some((part) => part && /\d/.test(part))) add(0, terms.length);
  return joins;
}

function codesOf(terms: readonly Term[]): string[] {
  const units = terms.flatMap((term) => term.units);
  const codes = units.flatMap(({ code }) => (code?.hasDigit && code.joined.length > 2 ? [code.joined] : []));
  if (units.every(({ code }) => code)) codes.push(units.map(({ code }) => code!.joined).join(""));
  return [...new Set(codes)].map((code) => `#${code.replaceAll(".", "").slice(0, 64)}`).filter((code) => code.length > 3);
}

/**
 * Kinds of what is meant. English and Chinese say it last (`iphone charger`), Khmer first
 * (ឆ្នាំងសាក iPhone); makers, properties and numbers stand on either side of it.
 */
function kindsOf(terms: readonly Term[]): string[] {
  const named = terms.filter(({ units }) => !units.some(({ code }) => code?.hasDigit) && !besideKeys.has(keyOf(units)));
  const meant = named[0]?.units[0]!.run.script === "khmer" ? named[0] : (named.at(-1) ?? terms.at(-1));
  if (!meant) return [];
  const key = keyOf(meant.units);
  const others = [...(synonymsOf(key) ?? [])].map((phrase) => keyOf(runsOf(fold(phrase)).flatMap(unitsOf)));
  // A surveillance disk is a kind of hard disk.
  const last = key.split(" ").at(-1)!;
  return [...new Set([key, last, ...others])].map((kind) => `$${kind}`);
}

/** All of a query as the name of a category, which some say the other way round: `camera outdoor`. */
function inBothOrders(terms: readonly Term[]): string[] {
  const orders = terms.length === 2 ? [terms, terms.toReversed()] : [terms];
  return orders.map((order) => `^${keyOf(order.flatMap(({ units }) => units))}`);
}

/** Stretches of the query, and what else they are called, in the form of names of categories. */
function phrasesOf(terms: readonly Term[]): string[] {
  const phrases = new Set<string>();
  for (let from = 0; from < terms.length; from++) {
    for (let to = from + 1; to <= Math.min(terms.length, from + 3); to++) {
      phrases.add(keyOf(terms.slice(from, to).flatMap(({ units }) => units)));
    }
    if (from > 0) phrases.add(keyOf([...terms[from]!.units, ...terms[from - 1]!.units]));
    for (const phrase of synonymsOf(keyOf(terms[from]!.units)) ?? []) phrases.add(keyOf(runsOf(fold(phrase)).flatMap(unitsOf)));
  }
  return [...phrases].map((phrase) => `^${phrase}`);
}
