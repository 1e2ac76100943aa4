import { kindsNamed } from "./kinds-named.ts";
import { isGoods, keysOf } from "./terms/term-kinds.ts";
import { termNamed } from "./terms/read-terms.ts";
import type { Term } from "./terms/terms.ts";
import { keyOf } from "./terms/units.ts";
import { chargingPlugs, joiningPlugs, leadingTo, plugs } from "../words/relations/plugs.ts";
import { namesInEnglish } from "../words/synonyms.ts";

/** Two terms with `to` between them: a cable `displayport to hdmi` is another than one from HDMI. */
export type FromTo = readonly [Term, Term];

const [plugKeys, chargingKeys, toKeys] = [keysOf(plugs), keysOf(chargingPlugs), keysOf(leadingTo)];
/** Whether a term is a plug, by any of its names: `dp` is a DisplayPort. */
export const isPlug = (term: Term | undefined) =>
  term !== undefined && [keyOf(term.units), ...namesInEnglish(keyOf(term.units))].some((name) => plugKeys.has(name));

/** Whether one plug leads to another: the USB of `usb to type c` is no flash drive. */
export const joinsPlugs = (terms: readonly Term[]): boolean =>
  terms.some(({ units }, at) => keyOf(units) === "to" && isPlug(terms[at - 1]) && isPlug(terms[at + 1]));

/** Reads what stands for `to` between two plugs as that (type-c转hdmi), and the beginning of a plug after it as the plug: `usb c to hd`. */
export function asTo(terms: readonly Term[]): readonly Term[] {
  const read = withPlugBegun(terms);
  return read.map((term, at) =>
    toKeys.has(keyOf(term.units)) && isPlug(read[at - 1]) && isPlug(read[at + 1]) ? termNamed("to") : term,
  );
}

function withPlugBegun(terms: readonly Term[]): readonly Term[] {
  const [from, to, last] = terms.slice(-3);
  if (!from || !to || !last || !isPlug(from) || !toKeys.has(keyOf(to.units)) || isPlug(last)) return terms;
  const begun = keyOf(last.units);
  const plug = begun.length > 1 ? plugs.find((name) => name.startsWith(begun)) : undefined;
  return plug === undefined ? terms : terms.with(-1, termNamed(plug));
}

export function fromToIn(wanted: readonly Term[], all: readonly Term[]): FromTo | null {
  const at = all.findIndex(({ units }, index) => index > 0 && keyOf(units) === "to");
  const [from, to] = [all[at - 1], all[at + 1]];
  return from && to && wanted.includes(from) && wanted.includes(to) ? [from, to] : null;
}

const [kindsJoining, cables] = [joiningPlugs.flatMap(kindsNamed), kindsNamed("cable")];

/** What joins one plug to another, if no other goods are named: `usb to type c` means cables. */
export function goodsBetween(fromTo: FromTo | null, terms: readonly Term[]): { kinds: string[]; good: null } | null {
  if (!fromTo?.every(isPlug) || terms.some((term) => !isPlug(term) && isGoods(term))) return null;
  return { kinds: fromTo.every(({ units }) => chargingKeys.has(keyOf(units))) ? cables : kindsJoining, good: null };
}
