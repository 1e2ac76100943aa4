import { isBeside, isLine, isNumber, keysOfNames, saysWhat } from "../terms/term-kinds.ts";
import { alsoMeasuring, measuredTerm, type Term } from "../terms/terms.ts";
import { keyOf } from "../terms/units.ts";
import { alsoCounted, askedByNumber } from "../../words/relations/numbers.ts";

/** Goods, and the unit and range of a bare number beside them: `monitor 24` is inches. */
const counted = askedByNumber.map(({ goods, ...range }) => ({ goods: keysOfNames(goods), ...range }));

const portsOfGoods = alsoCounted.map(({ goods, ...counts }) => ({ goods: keysOfNames(goods), ...counts }));

/** The unit of a bare number beside one of these names; undefined if it is out of the range of all such goods. */
export const countedBy = (value: number, names: readonly string[]): string | undefined =>
  counted.find(({ goods, least, most }) => value >= least && value <= most && names.some((name) => goods.has(name)))
    ?.unit;

/**
 * Gives a bare number the unit that goods beside it are asked for by: `monitor 24` is inches. Not if the query names a
 * line, since the number may be part of its name. The sign `'` means feet, but is also typed for inches: `monitor 27'` is
 * read as inches, `monitor cable 15'` stays feet.
 */
export function byNumber(term: Term, terms: readonly Term[]): Term {
  const [number] = isNumber(term) ? [keyOf(term.units)] : feetOf(term);
  if (number === undefined || terms.some(isLine)) return term;
  const unit = countedBy(
    Number(number),
    terms.map(({ units }) => keyOf(units)),
  );
  const isMeant =
    unit !== undefined &&
    (isNumber(term) ||
      (unit === "inch" &&
        terms.every((other) => other === term || isBeside(other) || !saysWhat(other) || isCounted(other))));
  return isMeant ? measuredTerm(term, number, unit) : term;
}

const feetOf = ({ measure }: Term) => measure?.flatMap(([number, unit]) => (unit === "ft" ? [number] : [])) ?? [];
const isCounted = ({ units }: Term) => counted.some(({ goods }) => goods.has(keyOf(units)));

/** Recorders count their channels as ports, too. */
export function alsoCountedBy(term: Term, terms: readonly Term[]): Term {
  const counted = portsOfGoods.find(
    ({ unit, goods }) =>
      term.measure?.some(([, each]) => each === unit) && terms.some(({ units }) => goods.has(keyOf(units))),
  );
  return counted
    ? alsoMeasuring(
        term,
        term.measure!.map(([number]) => number),
        counted.also,
      )
    : term;
}
