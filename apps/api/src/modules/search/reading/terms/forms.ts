import { unitsOfName } from "./read-units.ts";
import type { Unit } from "./units.ts";
import { nameAndModel, piecesTell, type Code } from "../../words/numbers/codes.ts";
import { singular } from "../../words/english.ts";
import { clustersOf, type Run } from "../../words/scripts.ts";
import { pairsOf } from "../../words/segments.ts";

/** A lexeme that a document must have; with `prefix`, any that begins with it. */
export interface Match {
  lexeme: string;
  prefix: boolean;
  /** It must follow the lexeme before it at most this many positions later: 16 and GB, iphone and 15. */
  within?: 1 | 2;
  /** It must not directly follow this lexeme: `digital`, but not in Western Digital. */
  notAfter?: string;
}

/** One way to match a word or phrase: a document must have all of these lexemes. */
export type Form = Match[];

/** Requires the lexemes of a form to follow each other, at most this many positions apart. */
export const inRow = (form: Form, within: 1 | 2): Form =>
  form.map((match, index) => (index === 0 ? match : { ...match, within }));
/** The form of a number with its unit right after it. */
export const formOfMeasure = (way: readonly string[]): Form =>
  inRow(
    way.map((lexeme) => ({ lexeme, prefix: false })),
    1,
  );

/** Combines one form of each word in all ways, at most 6. Most words have one form; only codes and words of scripts without spaces have more. */
export function combine(units: Form[][]): Form[] {
  return units.reduce<Form[]>(
    (all, forms) => all.flatMap((before) => forms.map((form) => [...before, ...form])).slice(0, 6),
    [[]],
  );
}

/** Other forms of abbreviations: `pcs` may be computers or pieces. */
const formsOfShort: ReadonlyMap<string, readonly string[]> = new Map([
  ["pc", ["pcs"]],
  ["pcs", ["pc", "piece"]],
  ["gen", ["generation"]],
  ["generation", ["gen"]],
]);

/** The forms of a word. The last word of a text may be half typed, so it also matches as a prefix. */
export function formsOf(unit: Unit, last: boolean, typing = false): Form[] {
  return unit.code ? formsOfCode(unit.code, last, typing) : formsOfRun(unit.run, last, typing);
}

/** The forms of a code or Latin word. While the shopper types, two characters of a code already match as a prefix: `x9` finds an X9c. */
function formsOfCode(code: Code, last: boolean, typing: boolean): Form[] {
  const plus: Form = code.plus ? [{ lexeme: "plus", prefix: false }] : [];
  if (!code.hasDigit && code.parts.length === 1) {
    const word = singular(code.joined);
    const forms: Form[] = [[{ lexeme: word, prefix: false }, ...plus]];
    // `singular` leaves `pcs` as it is, since it may mean pieces, as which it is indexed behind a number.
    for (const lexeme of formsOfShort.get(word) ?? []) forms.push([{ lexeme, prefix: false }]);
    // For a half-typed word the prefix is what was typed; its singular may be a wrong beginning.
    if (last && code.joined.length > 1) forms.push([{ lexeme: code.joined, prefix: true }, ...plus]);
    return forms;
  }
  const match = (lexeme: string, end: boolean): Match => ({
    lexeme: singular(lexeme),
    prefix: /\d/.test(lexeme)
      ? lexeme.length > 3 || (end && /\D/.test(lexeme) && lexeme.length > (typing ? 1 : 2))
      : end && lexeme.length > 1,
  });
  const all = (parts: string[]): Form => [
    ...parts.map((part, index) => match(part, last && index === parts.length - 1)),
    ...plus,
  ];
  const forms = [all([code.joined])];
  if (code.parts.length > 1) forms.push(all(code.parts));
  // Two positions, since `Wi-Fi 6` is indexed with `wifi` at the first part, so the 6 is two after it.
  if (code.pieces.length > code.parts.length && code.pieces.length < 5 && piecesTell(code))
    forms.push(inRow(all(code.pieces), 2));
  const apart = nameAndModel(code);
  if (apart) forms.push(inRow(all(apart), 1));
  return forms;
}

function formsOfRun(run: Run, last: boolean, typing: boolean): Form[] {
  const clusters = clustersOf(run);
  // A Khmer character that is long in code points may begin a word too: ឆ្នាំ begins the word for chargers. While the
  // shopper types, so may one with its vowel: ទូ begins the word for phones, and is itself a cupboard.
  const begins = clusters.length > 1 || run.text.length > (typing ? 1 : 3);
  const whole: Form = [{ lexeme: run.text, prefix: last && begins }];
  if (clusters.length === 1)
    return run.script === "han" ? [whole, [{ lexeme: `~${run.text}`, prefix: false }]] : [whole];
  // The last Khmer character may not have its vowel yet, so the last pair matches as a prefix too.
  const pairs = pairsOf(run).map((lexeme, index, all): Match => ({ lexeme, prefix: last && index === all.length - 1 }));
  return [whole, pairs];
}

/**
 * The forms of a synonym. Only synonyms in the script of the term and in English are used: every product has an English
 * name, so those of a third language would find the same products, and each costs as much time as the term itself. The
 * segmenter cuts dictionary words out whole, so their character pairs need not be matched.
 */
export function formsOfSynonym(phrase: string, typed: readonly Unit[]): Form[] {
  const units = unitsOfName(phrase);
  const isUsed = units.every(
    ({ run }) => run.script === "latin" || typed.some((unit) => unit.run.script === run.script),
  );
  return isUsed ? combine(units.map((unit) => formsOf(unit, false).slice(0, unit.code ? undefined : 1))) : [];
}
