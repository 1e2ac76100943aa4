import { keysOfNames } from "./term-kinds.ts";
import { alsoCalled, keyOf, termNamed, type Term } from "./terms.ts";
import { namedAfterPhones, namesByUnit, phonesOfMakers } from "./words/dictionary.ts";
import { namesInEnglish, synonymsOf } from "./words/synonyms.ts";

const afterPhones = keysOfNames(namedAfterPhones);

/** Terms as they are meant beside each other. */
export const asMeantTogether = (terms: readonly Term[]): Term[] => withLines(terms.map((term) => byUnit(term, terms)));

/** A name of several things means those that have so many of something: a switch with ports is one of a network. */
function byUnit(term: Term, terms: readonly Term[]): Term {
  const named = namesByUnit.find(({ unit, name }) => namesInEnglish(keyOf(term.units)).includes(name) && terms.some(({ measure }) => measure?.some(([, each]) => each === unit)));
  if (!named) return term;
  const meant = termNamed(named.means);
  return { units: meant.units, own: term.own, other: [...meant.own, ...meant.other] };
}

/** A maker beside what goes with phones is that of its phones too, by whose name that is called: a Samsung case is one for a Galaxy. */
function withLines(terms: readonly Term[]): Term[] {
  if (!terms.some(({ units }) => afterPhones.has(keyOf(units)))) return [...terms];
  return terms.map((term) => {
    const key = keyOf(term.units);
    return alsoCalled(term, [key, ...(synonymsOf(key) ?? [])].flatMap((name) => phonesOfMakers.get(name) ?? []));
  });
}
