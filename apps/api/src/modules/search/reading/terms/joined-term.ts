import { combine, formsOf } from "./forms.ts";
import { termNamed } from "./read-terms.ts";
import { alsoCalled, type Term } from "./terms.ts";
import { keyOf, type Unit } from "./units.ts";
import { synonymsOf } from "../../words/synonyms.ts";

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
