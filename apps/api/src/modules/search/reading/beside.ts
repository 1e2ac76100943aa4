import type { Form } from "./forms.ts";
import { isBeside, isLine, isNumber, isPlace, isThing, keyOfPhrase, keysOf, keysOfNames, saysWhat } from "./term-kinds.ts";
import { alsoCalled, alsoMeasuring, measuredTerm, termNamed, type Term } from "./terms.ts";
import { keyOf } from "./units.ts";
import { alsoCounted, askedByNumber, chargedTogether, goodsByThemselves, kindsOfLines, linesOfOneKind, makersOfCameras, makersOfCommonWords, makersOfLines, megapixels, namedAfterMakers, namedAfterPhones, namesByUnit, namesByUse, phonesOfMakers, soundOfCameras, watchingCameras, waysWithoutWires, wirelessGoods } from "../words/relations.ts";
import { goodsKeys, namesInEnglish, synonymsOf } from "../words/synonyms.ts";
import { endsKind, isExcluding } from "../words/wishes.ts";

/** Goods, and the other names that a word gets when it stands beside them: a `samsung` case is one for a Galaxy. */
const besides = [
  { goods: keysOfNames(namedAfterPhones), names: phonesOfMakers },
  { goods: keysOfNames(namedAfterMakers), names: makersOfLines },
  { goods: keysOfNames(wirelessGoods), names: waysWithoutWires },
];

/** Words that mean goods when nothing else is named, by their keys: `usb` alone is a flash drive. */
const byThemselves = new Map([...goodsByThemselves].map(([word, name]) => [keyOfPhrase(word), name]));

/** Goods, and the unit and range of a bare number beside them: `monitor 24` is inches. */
const counted = askedByNumber.map(({ goods, ...range }) => ({ goods: keysOfNames(goods), ...range }));

const portsOfGoods = alsoCounted.map(({ goods, ...counts }) => ({ goods: keysOfNames(goods), ...counts }));
const goodsOfUses = namesByUse.map(({ uses, unless = [], ...meant }) => ({ ...meant, uses: keysOf(uses), unless: keysOf(unless) }));
/** How many terms a use may be, the longest first. */
const lengthsOfUses = [3, 2, 1];

const cameras = keysOfNames(watchingCameras);
const cameraMakers = keysOfNames(makersOfCameras);
const sounds = keysOf(soundOfCameras.words);
const chargerKeys = keysOfNames(["charger"]);
const charged = chargedTogether.devices.map(keysOfNames);

/** Reads the terms of a query again, each in the light of the others. */
export const asMeantTogether = (terms: readonly Term[]): Term[] =>
  byOtherNames(withoutKindsOfLines(apartFromMakers(forSeveral(ofCameras(byUse(terms)))).map((term, _, all) => alsoCountedBy(byNumber(term, all), all))).map((term, _, kept) => byUnit(alone(term, kept), kept)));

/** For surveillance cameras, a resolution also matches its megapixels (`4k`), and a word for sound is a property and no goods (`camera audio`). */
function ofCameras(terms: readonly Term[]): readonly Term[] {
  const keys = terms.map(({ units }) => keyOf(units));
  const named = keys.filter((key) => goodsKeys.has(key));
  const areCameras = named.length > 0 ? named.every((key) => cameras.has(key)) : keys.some((key) => cameraMakers.has(key));
  if (!areCameras) return terms;
  return terms.map((term, at) => {
    const key = keys[at]!;
    const pixels = [key, ...namesInEnglish(key)].flatMap((name) => megapixels.get(name) ?? []);
    return sounds.has(key) ? asNamed(term, soundOfCameras.names) : pixels.length > 0 ? alsoMeasuring(term, pixels, "mp") : term;
  });
}

/** Lets several devices that a charger is for also match by how many it charges at once: `charger for phone and watch`. */
function forSeveral(terms: readonly Term[]): readonly Term[] {
  if (!terms.some(({ units }) => chargerKeys.has(keyOf(units)))) return terms;
  const isCharged = ({ units }: Term) => charged.findIndex((keys) => keys.has(keyOf(units)));
  const kinds = new Set(terms.map(isCharged).filter((kind) => kind >= 0));
  return kinds.size < 2 ? terms : terms.map((term) => (isCharged(term) < 0 ? term : alsoCalled(term, chargedTogether.names)));
}

/** Keeps a word that also ends the name of a maker from matching that maker, if the query names goods: no Western Digital for a `digital camera`. */
function apartFromMakers(terms: readonly Term[]): readonly Term[] {
  if (!terms.some(({ units }) => goodsKeys.has(keyOf(units)))) return terms;
  return terms.map((term) => {
    const says = (word: string) => [...term.own, ...term.other].some((form) => form.some(({ lexeme }) => lexeme === word));
    const maker = makersOfCommonWords.find(([first, last]) => says(last) && !says(first));
    if (!maker) return term;
    const [first, last] = maker;
    const apart = (forms: readonly Form[]): Form[] => forms.map((form) => form.map((match) => (match.lexeme === last ? { ...match, notAfter: first } : match)));
    return { ...term, own: apart(term.own), other: apart(term.other) };
  });
}

/** Reads a property as the goods that most people mean by it, if nothing else is named: `usb 64gb` is a flash drive, `wifi for the house` a router. */
function alone(term: Term, terms: readonly Term[]): Term {
  const name = byThemselves.get(keyOf(term.units));
  if (!name) return term;
  const end = terms.findIndex(({ units }) => endsKind(keyOf(units)));
  const isNone = (other: Term, at: number) => other === term || isPlace(other) || !saysWhat(other) || !isThing(other) || other.measure || isNumber(other) || (end >= 0 && at > end && synonymsOf(keyOf(other.units)) === undefined);
  return terms.every(isNone) ? asNamed(asWhole(term), [name]) : term;
}

/** A word of two letters must match whole, and not as the beginning of another: an `ac` is no Acer. */
const asWhole = (term: Term): Term => (keyOf(term.units).length > 2 ? term : { ...term, own: term.own.filter((form) => form.every(({ prefix }) => !prefix)) });

/** A term that matches goods of these names, and also what was typed. */
function asNamed(term: Term, names: readonly string[]): Term {
  const readings = names.map(termNamed);
  return { units: readings[0]!.units, own: term.own, other: readings.flatMap(({ own, other }) => [...own, ...other]), standsFor: true };
}

/** The unit of a bare number beside one of these names; undefined if it is out of the range of all such goods. */
export const countedBy = (value: number, names: readonly string[]): string | undefined =>
  counted.find(({ goods, least, most }) => value >= least && value <= most && names.some((name) => goods.has(name)))?.unit;

/**
 * Gives a bare number the unit that goods beside it are asked for by: `monitor 24` is inches. Not if the query names a
 * line, since the number may be part of its name. The sign `'` means feet, but is also typed for inches: `monitor 27'` is
 * read as inches, `monitor cable 15'` stays feet.
 */
function byNumber(term: Term, terms: readonly Term[]): Term {
  const [number] = isNumber(term) ? [keyOf(term.units)] : feetOf(term);
  if (number === undefined || terms.some(isLine)) return term;
  const unit = countedBy(Number(number), terms.map(({ units }) => keyOf(units)));
  const isMeant = unit !== undefined && (isNumber(term) || (unit === "inch" && terms.every((other) => other === term || isBeside(other) || !saysWhat(other) || isCounted(other))));
  return isMeant ? measuredTerm(term, number, unit) : term;
}

const feetOf = ({ measure }: Term) => measure?.flatMap(([number, unit]) => (unit === "ft" ? [number] : [])) ?? [];
const isCounted = ({ units }: Term) => counted.some(({ goods }) => goods.has(keyOf(units)));

/** Drops the kind of goods that a line already implies. */
function withoutKindsOfLines(terms: readonly Term[]): readonly Term[] {
  // In `tablet without iPad` the kind is what the shopper wants.
  if (terms.some(({ units }) => isExcluding(keyOf(units)))) return terms;
  const names = terms.flatMap(({ units }) => namesInEnglish(keyOf(units)));
  const kinds = linesOfOneKind.filter((line) => names.includes(line)).map((line) => kindsOfLines.get(line)!);
  return terms.filter(({ units }) => !namesInEnglish(keyOf(units)).some((name) => kinds.includes(name)));
}

/** A name of different goods means those that are told in a unit that stands beside it: a `switch` with ports is one of a network. */
function byUnit(term: Term, terms: readonly Term[]): Term {
  const named = namesByUnit.find(({ unit, name }) => namesInEnglish(keyOf(term.units)).includes(name) && terms.some(({ measure }) => measure?.some(([, each]) => each === unit)));
  return named ? asNamed(term, named.means) : term;
}

/** A name of different goods means those of the use that stands beside it: the camera for an online class is a webcam. */
function byUse(terms: readonly Term[]): readonly Term[] {
  const keys = terms.map(({ units }) => keyOf(units));
  for (const { name, uses, unless, means, unsaid } of goodsOfUses) {
    const at = keys.findIndex((key) => key === name || namesInEnglish(key).includes(name));
    if (at < 0 || keys.some((key) => unless.has(key))) continue;
    const isUse = (from: number, many: number) => (at < from || at >= from + many) && uses.has(keys.slice(from, from + many).join(" "));
    const used = new Set(keys.flatMap((_, from) => Array.from({ length: lengthsOfUses.find((many) => isUse(from, many)) ?? 0 }, (_each, index) => from + index)));
    if (used.size === 0) continue;
    const read = terms.with(at, unsaid ? termNamed(means[0]!) : asNamed(terms[at]!, means));
    return unsaid ? read.filter((_, index) => !used.has(index)) : read;
  }
  return terms;
}

/** Recorders count their channels as ports, too. */
function alsoCountedBy(term: Term, terms: readonly Term[]): Term {
  const counted = portsOfGoods.find(({ unit, goods }) => term.measure?.some(([, each]) => each === unit) && terms.some(({ units }) => goods.has(keyOf(units))));
  return counted ? alsoMeasuring(term, term.measure!.map(([number]) => number), counted.also) : term;
}

/**
 * Lets makers and lines also match by other names beside accessories, which are often named by those instead: a Samsung
 * case is one for a Galaxy, a MacBook charger one by Apple or one for laptops.
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
