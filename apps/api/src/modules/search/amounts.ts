import { isThing, keysOfNames, saysWhat } from "./term-kinds.ts";
import { keyOf, type Term } from "./terms.ts";
import { goodsKeys, isService } from "./words/synonyms.ts";

/** What goods have so much of, by the units that it is counted in. */
const amounts: readonly { units: readonly string[]; keys: ReadonlySet<string> }[] = [
  { units: ["gb", "tb"], keys: new Set([...keysOfNames(["ram", "ssd", "hard drive"]), "storage", "rom"]) },
  { units: ["mah"], keys: keysOfNames(["battery"]) },
  { units: ["mp"], keys: keysOfNames(["camera"]) },
  { units: ["inch", "hz"], keys: keysOfNames(["screen", "monitor"]) },
];
/** What has these itself and is named after them: a `50mp camera phone`. */
const ownersAfter = keysOfNames(["phone", "tablet", "laptop", "computer", "desktop"]);

/**
 * Without the word for what a thing has so much of, as in `laptop 16 GB RAM` and `16 GB RAM laptop`: its measure alone tells
 * more. Khmer says the measure after it (ទូរស័ព្ទថ្ម 5000mAh). Work is done at just that.
 */
export function withoutAmounts(terms: readonly Term[]): readonly Term[] {
  if (terms.some(({ units }) => isService(keyOf(units)))) return terms;
  const first = terms.findIndex(isOwner);
  const isKhmer = terms[first]?.units[0]!.run.script === "khmer";
  return terms.filter((term, index) => {
    const [measure, next] = [terms[index - 1], terms[index + 1]];
    const isOfNext = next !== undefined && ownersAfter.has(keyOf(next.units));
    return !((index > first || isOfNext) && (isAmountOf(measure, term) || (isKhmer && isAmountOf(next, term))));
  });
}

/** Whether a term says what has so much of something: a good, or a word that is written as one. A Latin word that the shop does not know is rather how that is: `portable 1tb ssd`. */
const isOwner = (term: Term) => isThing(term) && saysWhat(term) && (goodsKeys.has(keyOf(term.units)) || term.units[0]!.run.script !== "latin");

const isAmountOf = (measure: Term | undefined, { units }: Term) => amounts.some(({ units: counted, keys }) => keys.has(keyOf(units)) && measure?.measure?.some(([, unit]) => counted.includes(unit)));
