import { unitsOf, type Unit } from "./units.ts";
import { piecesTell, type Code } from "../words/codes.ts";
import { singular } from "../words/english.ts";
import { fold } from "../words/fold.ts";
import { clustersOf, runsOf, type Run } from "../words/scripts.ts";
import { pairsOf } from "../words/segments.ts";

/** A lexeme that a document must have; with `prefix`, any that begins with it. */
export interface Match {
  lexeme: string;
  prefix: boolean;
  /** It must follow the one before it at this distance at most: 16 and GB, iphone and 15. */
  within?: 1 | 2;
  /** It does not count after this lexeme: digital, but not that of Western Digital. */
  notAfter?: string;
}

/** One way to find a word or phrase: lexemes that a document must have all of. */
export type Form = Match[];

/** A form whose lexemes must follow each other at this distance at most. */
export const inRow = (form: Form, within: 1 | 2): Form => form.map((match, index) => (index === 0 ? match : { ...match, within }));
/** The form of a number and its unit, next to each other. */
export const formOfMeasure = (way: readonly string[]): Form => inRow(way.map((lexeme) => ({ lexeme, prefix: false })), 1);

/** All combinations of one form of each word. They are few, since only codes and words of scripts without spaces have several forms. */
export function combine(units: Form[][]): Form[] {
  return units.reduce<Form[]>((all, forms) => all.flatMap((before) => forms.map((form) => [...before, ...form])).slice(0, 6), [[]]);
}

/** The forms of a word. The last one of a text may be half typed, so it is also found as a prefix. */
export function formsOf(unit: Unit, last: boolean, typing = false): Form[] {
  return unit.code ? formsOfCode(unit.code, last, typing) : formsOfRun(unit.run, last);
}

/** The forms of a code or Latin word. While it is typed, two characters are a prefix already: `x9` of an X9c. */
function formsOfCode(code: Code, last: boolean, typing: boolean): Form[] {
  const plus: Form = code.plus ? [{ lexeme: "plus", prefix: false }] : [];
  if (!code.hasDigit && code.parts.length === 1) {
    const word = singular(code.joined);
    const forms: Form[] = [[{ lexeme: word, prefix: false }, ...plus]];
    // `singular` leaves `pcs` as it is, since it also means pieces; a computer may be written either way.
    if (word === "pc" || word === "pcs") forms.push([{ lexeme: word === "pc" ? "pcs" : "pc", prefix: false }]);
    // A half-typed word: the prefix is what was typed, not its singular.
    if (last && code.joined.length > 1) forms.push([{ lexeme: code.joined, prefix: true }, ...plus]);
    return forms;
  }
  const match = (lexeme: string, end: boolean): Match => ({
    lexeme: singular(lexeme),
    prefix: /\d/.test(lexeme) ? lexeme.length > 3 || (end && /\D/.test(lexeme) && lexeme.length > (typing ? 1 : 2)) : end && lexeme.length > 1,
  });
  const all = (parts: string[]): Form => [...parts.map((part, index) => match(part, last && index === parts.length - 1)), ...plus];
  const forms = [all([code.joined])];
  if (code.parts.length > 1) forms.push(all(code.parts));
  // Up to two places apart: in `Wi-Fi 6` the 6 stands two places after what is also written as one word.
  if (code.pieces.length > code.parts.length && code.pieces.length < 5 && piecesTell(code)) forms.push(inRow(all(code.pieces), 2));
  return forms;
}

function formsOfRun(run: Run, last: boolean): Form[] {
  const clusters = clustersOf(run);
  const whole: Form = [{ lexeme: run.text, prefix: last && clusters.length > 1 }];
  if (clusters.length === 1) return run.script === "han" ? [whole, [{ lexeme: `~${run.text}`, prefix: false }]] : [whole];
  // The last Khmer character may still get its vowel, so the last pair is a prefix too.
  const pairs = pairsOf(run).map((lexeme, index, all): Match => ({ lexeme, prefix: last && index === all.length - 1 }));
  return [whole, pairs];
}

/**
 * What else a term is called, in its own script and in English, which every product is named in:
 * names in third languages would find the same, and each costs as much as the term itself. Words
 * of the dictionary are cut out of texts whole, so that their pairs of signs need not be asked.
 */
export function formsOfSynonym(phrase: string, typed: readonly Unit[]): Form[] {
  const units = runsOf(fold(phrase)).flatMap(unitsOf);
  const asked = units.every(({ run }) => run.script === "latin" || typed.some((unit) => unit.run.script === run.script));
  return asked ? combine(units.map((unit) => formsOf(unit, false).slice(0, unit.code ? undefined : 1))) : [];
}
