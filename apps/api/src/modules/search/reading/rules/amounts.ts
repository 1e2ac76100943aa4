import { countedBy } from "./counts.ts";
import { isThing, keysOf, keysOfNames, saysWhat } from "../terms/term-kinds.ts";
import { termNamed } from "../terms/read-terms.ts";
import type { Term } from "../terms/terms.ts";
import { keyOf } from "../terms/units.ts";
import { kindsOfLines } from "../../words/relations/lines-and-makers.ts";
import { goodsKeys, isService } from "../../words/synonyms.ts";

/** Parts and properties that are named by an amount, with its units: `gb` of RAM, `mah` of a battery. */
const amounts: readonly { units: readonly string[]; keys: ReadonlySet<string> }[] = [
  { units: ["gb", "tb"], keys: new Set([...keysOfNames(["ram", "ssd", "hard drive"]), "storage", "rom"]) },
  { units: ["mah"], keys: keysOfNames(["battery"]) },
  { units: ["mp"], keys: keysOfNames(["camera"]) },
  { units: ["inch", "hz"], keys: keysOfNames(["screen", "monitor"]) },
];

/** After these stand the goods that are for others: 录像机专用6t硬盘. */
const forKeys = keysOf(["用", "专用"]);

/** Goods that may follow the amount and its part: a `50mp camera phone`. */
const ownersAfter = keysOfNames(["phone", "tablet", "laptop", "computer", "desktop"]);
/** Goods and lines that nobody buys memory or a camera for separately; an amount beside them is theirs. */
const sealed = keysOfNames([
  "phone",
  "tablet",
  ...[...kindsOfLines].flatMap(([line, kind]) => (kind === "phone" || kind === "tablet" ? [line] : [])),
]);
/** Names of a part that could also be read as a laptop with an amount of memory. */
const laptopMemory = keysOf(["laptop memory", "laptop ram", "notebook memory", "notebook ram", "笔记本内存"]);
/** Processors and graphics by their codes: `i5`, `rtx4060`. Beside one, a whole computer is meant. */
const processor = /^(?:i[3579](?:-?\d.*)?|[rm][1-9]|ryzen|core|celeron|[rg]tx.*)$/;

/**
 * Drops the word that an amount is of: `RAM` in `laptop 16 GB RAM` and `16 GB RAM laptop`. The amount alone finds those
 * laptops, and the word would also find memory modules.
 *
 * The amount usually stands before its word. It may stand after it in Khmer (ទូរស័ព្ទថ្ម 5000mAh), for phones, and where
 * several things are told of one computer (`laptop ssd 512gb ram 8gb`); otherwise that order means the part itself: a
 * `laptop ssd 512gb` is a drive. One amount belongs to one word. Beside a service nothing is dropped, since the work
 * is done on that very part, nor behind a word for which goods it is.
 */
export function withoutAmounts(typed: readonly Term[]): readonly Term[] {
  if (typed.some(({ units }) => isService(keyOf(units)))) return typed;
  const isTold =
    typed.filter(isOwnAmount).length > 1 || typed.some(({ units }) => units.some(({ text }) => processor.test(text)));
  const terms = isTold ? typed.map(asOwner) : typed;
  const first = terms.findIndex(isOwner);
  if (terms.some(({ units }, at) => at > first && forKeys.has(keyOf(units)))) return typed;
  const isKhmer = terms[first]?.units[0]!.run.script === "khmer";
  const place = (owners: ReadonlySet<string>) => terms.findIndex(({ units }) => owners.has(keyOf(units)));
  const phone = place(sealed);
  const isToldFirst = isTold && (phone >= 0 || place(ownersAfter) >= 0);
  const taken = new Set<Term>();
  return terms.filter((term, index) => {
    const isFree = (measure: Term | undefined) =>
      measure !== undefined && !taken.has(measure) && isAmountOf(measure, term);
    const [before, next] = [terms[index - 1], terms[index + 1]];
    const isOfAnother = index > first || (next !== undefined && ownersAfter.has(keyOf(next.units)));
    const saysFirst =
      isToldFirst || (isKhmer && isOfAnother) || (phone >= 0 && phone < index && isMemoryOrPixels(next));
    const measure = [isOfAnother ? before : undefined, saysFirst ? next : undefined].find(isFree);
    // Of two kinds of storage the second says which: a `hard disk ssd 1tb` is an SSD.
    if (!measure || (before && isAmountOf(measure, before))) return true;
    taken.add(measure);
    return false;
  });
}

/** Whether a term names goods that an amount may belong to. An unknown Latin word is taken for a description: `portable 1tb ssd`. */
const isOwner = (term: Term) =>
  isThing(term) && saysWhat(term) && (goodsKeys.has(keyOf(term.units)) || term.units[0]!.run.script !== "latin");

const asOwner = (term: Term) => (laptopMemory.has(keyOf(term.units)) ? termNamed("laptop") : term);

const isIn = (term: Term | undefined, units: readonly string[]) =>
  term?.measure?.some(([, unit]) => units.includes(unit)) ?? false;
const isMemoryOrPixels = (term: Term | undefined) => isIn(term, ["gb", "tb", "mp"]);
/** Whether a term is an amount that computers and phones have: memory, pixels, or the screen size of a laptop. */
const isOwnAmount = (term: Term) =>
  isMemoryOrPixels(term) ||
  (term.measure?.some(([number, unit]) => unit === "inch" && countedBy(Number(number), ["laptop"]) === unit) ?? false);
const isAmountOf = (measure: Term, { units }: Term) =>
  amounts.some(({ units: counted, keys }) => keys.has(keyOf(units)) && isIn(measure, counted));
