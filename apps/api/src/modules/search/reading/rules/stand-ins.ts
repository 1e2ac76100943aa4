import { joinsPlugs } from "../from-to.ts";
import {
  isFiller,
  isGoods,
  isNumber,
  isPlace,
  isThing,
  keyOfPhrase,
  keysOf,
  keysOfNames,
  saysWhat,
} from "../terms/term-kinds.ts";
import { termNamed } from "../terms/read-terms.ts";
import { alsoCalled, type Term } from "../terms/terms.ts";
import { keyOf } from "../terms/units.ts";
import { deeds, namesByUse } from "../../words/relations/names-by-use.ts";
import { namesByUnit } from "../../words/relations/numbers.ts";
import { goodsByThemselves } from "../../words/relations/properties.ts";
import { broaderNames, namesInEnglish, synonymsOf } from "../../words/synonyms.ts";
import { endsKind } from "../../words/wishes.ts";

/** Words that mean goods when nothing else is named, by their keys: `usb` alone is a flash drive. */
const byThemselves = new Map([...goodsByThemselves].map(([word, name]) => [keyOfPhrase(word), name]));

const goodsOfUses = namesByUse.map(({ uses, unless = [], ...meant }) => ({
  ...meant,
  uses: keysOf(uses),
  unless: keysOf(unless),
}));
/** How many terms a use may be, the longest first. */
const lengthsOfUses = [3, 2, 1];

/** Reads a property as the goods that most people mean by it, if nothing else is named: `usb 64gb` is a flash drive, `wifi for the house` a router. */
export function alone(term: Term, terms: readonly Term[]): Term {
  const name = byThemselves.get(keyOf(term.units));
  if (!name || joinsPlugs(terms) || beginsCode(term, terms)) return term;
  const end = terms.findIndex(({ units }) => endsKind(keyOf(units)));
  const isNone = (other: Term, at: number) =>
    other === term ||
    isPlace(other) ||
    !saysWhat(other) ||
    !isThing(other) ||
    other.measure ||
    isNumber(other) ||
    (end >= 0 && at > end && synonymsOf(keyOf(other.units)) === undefined);
  if (!terms.every(isNone)) return term;
  // Goods that are called by the word and another one must have both: a coupler has `cat6` too.
  return name.startsWith(`${keyOf(term.units)} `) ? termNamed(name) : asNamed(asWhole(term), [name]);
}

/** Two letters before a number are those of a code: an `ac 0820` is no air conditioner. */
const beginsCode = (term: Term, terms: readonly Term[]): boolean => {
  const next = terms[terms.indexOf(term) + 1];
  return keyOf(term.units).length < 3 && next !== undefined && isNumber(next);
};

/** A word of two letters must match whole, and not as the beginning of another: an `ac` is no Acer. */
const asWhole = (term: Term): Term =>
  keyOf(term.units).length > 2
    ? term
    : { ...term, own: term.own.filter((form) => form.every(({ prefix }) => !prefix)) };

/** A name of different goods means those that are told in a unit that stands beside it: a `switch` with ports is one of a network. */
export function byUnit(term: Term, terms: readonly Term[]): Term {
  const named = namesByUnit.find(
    ({ unit, least = 0, name }) =>
      namesInEnglish(keyOf(term.units)).includes(name) &&
      terms.some(({ measure }) => measure?.some(([amount, each]) => each === unit && Number(amount) >= least)),
  );
  return named ? asNamed(term, named.means) : term;
}

/** A name of different goods means those of the use that stands beside it: the camera for an online class is a webcam. */
export function byUse(terms: readonly Term[]): readonly Term[] {
  const keys = terms.map(({ units }) => keyOf(units));
  for (const { name, uses, unless, means, unsaid } of goodsOfUses) {
    const at = keys.findIndex((key) => key === name || namesInEnglish(key).includes(name));
    if (at < 0 || keys.some((key) => unless.has(key))) continue;
    const isUse = (from: number, many: number) =>
      (at < from || at >= from + many) && uses.has(keys.slice(from, from + many).join(" "));
    const used = new Set(
      keys.flatMap((_, from) =>
        Array.from({ length: lengthsOfUses.find((many) => isUse(from, many)) ?? 0 }, (_each, index) => from + index),
      ),
    );
    if (used.size === 0) continue;
    const read = terms.with(at, unsaid ? named(means) : asNamed(terms[at]!, means));
    return unsaid ? read.filter((_, index) => !used.has(index)) : read;
  }
  return terms;
}

const goodsOfDeeds = deeds.map(({ deeds: done, means }) => ({
  done: keysOf(done),
  means,
  goods: new Set([...keysOfNames(means), ...keysOf(means.flatMap((name) => [...broaderNames(name)]))]),
}));

/** What somebody wants to do means the goods for it, where no others are named: `print my photos`. Beside those goods it says nothing more. `For` joins no verb to its object. */
export function byDeed(terms: readonly Term[]): readonly Term[] {
  const said = terms.filter((term) => !isFiller(term) || keyOf(term.units) === "for");
  const keys = said.map(({ units }) => keyOf(units));
  for (const many of lengthsOfUses)
    for (const from of keys.keys()) {
      const deed = keys.slice(from, from + many).join(" ");
      const meant = goodsOfDeeds.find(({ done }) => done.has(deed));
      const beside = said.toSpliced(from, many).filter(isGoods);
      if (!meant || beside.some(({ units }) => !meant.goods.has(keyOf(units)))) continue;
      const [first, ...others] = said.slice(from, from + many);
      if (beside.length > 0) return terms.filter((term) => term !== first && !others.includes(term));
      return terms.filter((term) => !others.includes(term)).map((term) => (term === first ? named(meant.means) : term));
    }
  return terms;
}

/** A term for goods of the first name, which also matches those of the others. */
const named = ([first, ...others]: readonly string[]): Term =>
  alsoCalled(
    termNamed(first!),
    others.flatMap((name) => [name, ...(synonymsOf(name) ?? [])]),
  );

/** A term that matches goods of these names, and also what was typed. */
export function asNamed(term: Term, names: readonly string[]): Term {
  const readings = names.map(termNamed);
  return {
    units: readings[0]!.units,
    own: term.own,
    other: readings.flatMap(({ own, other }) => [...own, ...other]),
    standsFor: true,
  };
}
