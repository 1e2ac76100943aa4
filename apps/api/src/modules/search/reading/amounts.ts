import { countedBy } from "./beside.ts";
import { isThing, keysOf, keysOfNames, saysWhat } from "./term-kinds.ts";
import { termNamed, type Term } from "./terms.ts";
import { keyOf } from "./units.ts";
import { kindsOfLines } from "../words/dictionary.ts";
import { goodsKeys, isService } from "../words/synonyms.ts";

/** What goods have so much of, by the units that it is counted in. */
const amounts: readonly { units: readonly string[]; keys: ReadonlySet<string> }[] = [
  { units: ["gb", "tb"], keys: new Set([...keysOfNames(["ram", "ssd", "hard drive"]), "storage", "rom"]) },
  { units: ["mah"], keys: keysOfNames(["battery"]) },
  { units: ["mp"], keys: keysOfNames(["camera"]) },
  { units: ["inch", "hz"], keys: keysOfNames(["screen", "monitor"]) },
];

/** What has these itself and is named after them: a `50mp camera phone`. */
const ownersAfter = keysOfNames(["phone", "tablet", "laptop", "computer", "desktop"]);
/** What no memory is sold for, and no camera by its pixels. */
const sealed = keysOfNames(["phone", "tablet", ...[...kindsOfLines].flatMap(([line, kind]) => (kind === "phone" || kind === "tablet" ? [line] : []))]);
/** A part that is called as its owner and what that has so much of would be. */
const laptopMemory = keysOf(["laptop memory", "laptop ram", "notebook memory", "notebook ram", "笔记本内存"]);
/** What is built into a computer and named by a code: an `i5`, an `rtx4060`. */
const processor = /^(?:i[3579](?:-?\d.*)?|[rm][1-9]|ryzen|core|celeron|[rg]tx.*)$/;

/**
 * Without the word for what a thing has so much of, as in `laptop 16 GB RAM` and `16 GB RAM laptop`: its measure alone tells
 * more. Khmer says the measure after it (ទូរស័ព្ទថ្ម 5000mAh), and so do others of phones and where they tell more than one
 * (`laptop ssd 512gb ram 8gb`): a `laptop ssd 512gb` is the drive. A measure is one word's. Work is done at just that.
 */
export function withoutAmounts(typed: readonly Term[]): readonly Term[] {
  if (typed.some(({ units }) => isService(keyOf(units)))) return typed;
  const isTold = typed.filter(isOwnAmount).length > 1 || typed.some(({ units }) => units.some(({ text }) => processor.test(text)));
  const terms = isTold ? typed.map(asOwner) : typed;
  const first = terms.findIndex(isOwner);
  const isKhmer = terms[first]?.units[0]!.run.script === "khmer";
  const place = (owners: ReadonlySet<string>) => terms.findIndex(({ units }) => owners.has(keyOf(units)));
  const phone = place(sealed);
  const isToldFirst = isTold && (phone >= 0 || place(ownersAfter) >= 0);
  const taken = new Set<Term>();
  return terms.filter((term, index) => {
    const isFree = (measure: Term | undefined) => measure !== undefined && !taken.has(measure) && isAmountOf(measure, term);
    const [before, next] = [terms[index - 1], terms[index + 1]];
    const isOfAnother = index > first || (next !== undefined && ownersAfter.has(keyOf(next.units)));
    const saysFirst = isToldFirst || (isKhmer && isOfAnother) || (phone >= 0 && phone < index && isMemoryOrPixels(next));
    const measure = [isOfAnother ? before : undefined, saysFirst ? next : undefined].find(isFree);
    if (measure) taken.add(measure);
    return !measure;
  });
}

/** Whether a term names the thing an amount belongs to. An unknown Latin word is taken as a description: `portable 1tb ssd`. */
const isOwner = (term: Term) => isThing(term) && saysWhat(term) && (goodsKeys.has(keyOf(term.units)) || term.units[0]!.run.script !== "latin");

const asOwner = (term: Term) => (laptopMemory.has(keyOf(term.units)) ? termNamed("laptop") : term);

const isIn = (term: Term | undefined, units: readonly string[]) => term?.measure?.some(([, unit]) => units.includes(unit)) ?? false;
const isMemoryOrPixels = (term: Term | undefined) => isIn(term, ["gb", "tb", "mp"]);
/** Whether a term is so much of what computers and phones have, and no size of a drive. */
const isOwnAmount = (term: Term) => isMemoryOrPixels(term) || (term.measure?.some(([number, unit]) => unit === "inch" && countedBy(Number(number), ["laptop"]) === unit) ?? false);
const isAmountOf = (measure: Term, { units }: Term) => amounts.some(({ units: counted, keys }) => keys.has(keyOf(units)) && isIn(measure, counted));
