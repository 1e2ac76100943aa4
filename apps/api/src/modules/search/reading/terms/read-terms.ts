import { beginningOf, type Beginning } from "./beginning.ts";
import type { Divided } from "./divided-words.ts";
import { combine, formOfMeasure, formsOf, formsOfSynonym, inRow, type Form } from "./forms.ts";
import { withPiecesJoined } from "./joined-pieces.ts";
import { asBegun, beginsItsSynonym, begunBy, isWholeWord, mayBegin } from "./half-typed.ts";
import { unitsIn } from "./read-units.ts";
import type { Term } from "./terms.ts";
import { translated } from "./translated.ts";
import { keyOf, type Unit } from "./units.ts";
import type { Measure } from "../../words/numbers/measures.ts";
import { isService, synonymsOf } from "../../words/synonyms.ts";

/**
 * Groups words into terms: measures, known phrases (the longest first), words that were typed in pieces, or single
 * words. The last word may be half typed and then also stands for the names that it begins; a word that the dictionary
 * knows, or the unit of a measure, does so only while the shopper is typing.
 */
export function termsOf(read: Unit[], typing = false): Term[] {
  const units = withPiecesJoined(read.map(asBegun));
  const terms: Term[] = [];
  for (let start = 0; start < units.length;) {
    const beginning = beginningOf(units.slice(start), units[start - 1], typing);
    const taken = units.slice(start, start + beginning.length);
    start += taken.length;
    terms.push(termOf(taken, beginning, { typing, last: start === units.length }));
  }
  return terms;
}

/** The term of a phrase of the dictionary. */
export const termNamed = (phrase: string): Term => termsOf(unitsIn(phrase))[0]!;

interface Position {
  typing: boolean;
  last: boolean;
}

function termOf(units: Unit[], beginning: Beginning, position: Position): Term {
  const { typing, last } = position;
  const isWhole = beginning.kind === "measure" || isWholeWord(units);
  const open = last && (typing || !isWhole);
  const formsTyped: FormsTyped = (words) =>
    combine(words.map((unit, index) => formsOf(unit, open && index === words.length - 1, typing)));
  switch (beginning.kind) {
    case "measure":
      return termOfMeasure(units, beginning.measure, formsTyped);
    case "divided":
      return termOfDivided(units, beginning.divided, formsTyped);
    default:
      return termOfName(units, namesMeant(units, beginning, position), formsTyped(units), position);
  }
}

/** The forms of words as they were typed. */
type FormsTyped = (words: readonly Unit[]) => Form[];

const termOfMeasure = (units: Unit[], { ways, more }: Measure, formsTyped: FormsTyped): Term => ({
  units,
  own: [...formsTyped(units).map((form) => inRow(form, 1)), ...ways.map(formOfMeasure)],
  other: more.map(formOfMeasure),
  measure: ways,
});

function termOfDivided(pieces: readonly Unit[], { unit, isModel }: Divided, formsTyped: FormsTyped): Term {
  const apart = formsTyped(pieces).map((form) => (isModel ? inRow(form, 1) : form));
  return {
    units: [unit],
    own: formsTyped([unit]),
    other: [...apart, ...formsNamed(synonymsOf(unit.text) ?? [], pieces)],
  };
}

/** The names that typed words stand for besides themselves. */
interface NamesMeant {
  names: Iterable<string>;
  /** The name that the words are read as, if they are none themselves. */
  readAs?: string | undefined;
  isTranslated?: boolean;
}

type Name = Extract<Beginning, { kind: "half" | "phrase" | "word" }>;

function namesMeant(units: readonly Unit[], beginning: Name, { typing, last }: Position): NamesMeant {
  if (beginning.kind === "phrase") return { names: beginning.synonyms };
  const isBegun = beginning.kind === "half" || (last && (typing || mayBegin(units[0]!)));
  const begun = isBegun ? begunBy(units, typing) : { names: [] };
  const meanings = translated(units[0]!);
  const names = [...begun.names, ...meanings];
  return begun.only === undefined
    ? { names, readAs: meanings[0], isTranslated: meanings.length > 0 }
    : { names, readAs: begun.only };
}

function termOfName(
  units: Unit[],
  { names, readAs, isTranslated }: NamesMeant,
  typed: Form[],
  { typing, last }: Position,
): Term {
  const alike = units.length === 1 && units[0]!.alike ? [units[0]!.alike] : [];
  const other = formsNamed([...alike, ...names], units);
  if (typing && last && beginsItsSynonym(units))
    return { units, own: typed.filter((form) => form.some(({ prefix }) => prefix)), other };
  return {
    units: readAs === undefined ? units : unitsIn(readAs),
    own: [...wholeWork(units, typed), ...formsTogether(units)],
    other,
    ...(isTranslated && { isTranslated }),
  };
}

const formsNamed = (names: Iterable<string>, typed: readonly Unit[]): Form[] =>
  [...names].flatMap((name) => formsOfSynonym(name, typed));

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
  return formsNamed(
    together.filter((name) => names?.has(name)),
    units,
  );
}
