import { keysOfNames } from "./term-kinds.ts";
import { alsoCalled, keyOf, termNamed, type Term } from "./terms.ts";
import { kindsOfLines, makersOfLines, namedAfterMakers, namedAfterPhones, namesByUnit, phonesOfMakers } from "./words/dictionary.ts";
import { namesInEnglish, synonymsOf } from "./words/synonyms.ts";

/** Goods, and by what other names those are known that stand beside them. */
const besides = [
  { goods: keysOfNames(namedAfterPhones), names: phonesOfMakers },
  { goods: keysOfNames(namedAfterMakers), names: makersOfLines },
];

/** Terms as they are meant beside each other. */
export const asMeantTogether = (terms: readonly Term[]): Term[] => byOtherNames(terms.map((term) => byUnit(term, terms)));

/** A name of several things means those that have so many of something: a switch with ports is one of a network. */
function byUnit(term: Term, terms: readonly Term[]): Term {
  const named = namesByUnit.find(({ unit, name }) => namesInEnglish(keyOf(term.units)).includes(name) && terms.some(({ measure }) => measure?.some(([, each]) => each === unit)));
  if (!named) return term;
  const meant = termNamed(named.means);
  return { units: meant.units, own: term.own, other: [...meant.own, ...meant.other] };
}

/**
 * A maker beside what goes with phones is that of its phones too, by whose name that is called, and a line beside what goes
 * with it its maker: a Samsung case is one for a Galaxy, a MacBook charger one by Apple, and one of laptops.
 */
function byOtherNames(terms: readonly Term[]): Term[] {
  const known = besides.filter(({ goods }) => terms.some(({ units }) => goods.has(keyOf(units))));
  const kinds = terms.flatMap(({ units }) => namesInEnglish(keyOf(units)).flatMap((line) => kindsOfLines.get(line) ?? []));
  return terms.map((term) => {
    const key = keyOf(term.units);
    const names = [key, ...(synonymsOf(key) ?? [])];
    const ofKinds = kinds.flatMap((kind) => namesInEnglish(key).map((name) => `${kind} ${name}`)).flatMap((name) => [...(synonymsOf(name) ?? [])]);
    return alsoCalled(term, [...names.flatMap((name) => known.flatMap((beside) => beside.names.get(name) ?? [])), ...ofKinds]);
  });
}
