import type { Form } from "./forms.ts";
import { isBeside, isLine, isMaker, isNumber, isPlace, isThing, keyOfPhrase, keysOf, keysOfNames, saysWhat } from "./term-kinds.ts";
import { alsoApart, alsoCalled, alsoMeasuring, measuredTerm, termNamed, type Term } from "./terms.ts";
import { keyOf } from "./units.ts";
import { askedByNumber, goodsByThemselves, kindsOfLines, linesOfOneKind, makersOfCameras, makersOfCommonWords, makersOfLines, megapixels, namedAfterMakers, namedAfterPhones, namesByUnit, phonesOfMakers, soundOfCameras, watchingCameras, waysWithoutWires, wirelessGoods } from "../words/dictionary.ts";
import { goodsKeys, namesInEnglish, synonymsOf } from "../words/synonyms.ts";
import { endsKind, isExcluding } from "../words/wishes.ts";

/** Goods, and by what other names those are known that stand beside them. */
const besides = [
  { goods: keysOfNames(namedAfterPhones), names: phonesOfMakers },
  { goods: keysOfNames(namedAfterMakers), names: makersOfLines },
  { goods: keysOfNames(wirelessGoods), names: waysWithoutWires },
];

/** What goods words are by themselves, by the keys of these. */
const byThemselves = new Map([...goodsByThemselves].map(([word, name]) => [keyOfPhrase(word), name]));

/** Goods by the keys of their names, and what a number beside them counts. */
const counted = askedByNumber.map(({ goods, ...range }) => ({ goods: keysOfNames(goods), ...range }));

const cameras = keysOfNames(watchingCameras);
const cameraMakers = keysOfNames(makersOfCameras);
const sounds = keysOf(soundOfCameras.words);

/** Terms as they are meant beside each other. */
export const asMeantTogether = (terms: readonly Term[]): Term[] =>
  modelsApart(byOtherNames(withoutKindsOfLines(apartFromMakers(ofCameras(terms)).map((term, _, all) => byNumber(term, all))).map((term, _, kept) => byUnit(alone(term, kept), kept))));

/** Beside a line or a maker models are written apart as well; elsewhere a letter and a number tell too little. */
const modelsApart = (terms: Term[]): Term[] => (terms.some((term) => isLine(term) || isMaker(term)) ? terms.map(alsoApart) : terms);

/** Pictures of cameras by their megapixels, and what is heard by them as a property: `4k` and the audio of a `camera audio`. */
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

/** Words of how goods are without those that are the end of a maker's name, where goods are named: no Western Digital for a `digital camera`. */
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

/** A word for how goods are that is goods where nothing else is named, as most call them: `usb 64gb` is a flash drive, and `wifi for the house` is a router. */
function alone(term: Term, terms: readonly Term[]): Term {
  const name = byThemselves.get(keyOf(term.units));
  if (!name) return term;
  const end = terms.findIndex(({ units }) => endsKind(keyOf(units)));
  const isNone = (other: Term, at: number) => other === term || isPlace(other) || !saysWhat(other) || !isThing(other) || other.measure || isNumber(other) || (end >= 0 && at > end && synonymsOf(keyOf(other.units)) === undefined);
  return terms.every(isNone) ? asNamed(asWhole(term), [name]) : term;
}

/** Two letters that are goods are no beginning: an `ac` is no Acer. */
const asWhole = (term: Term): Term => (keyOf(term.units).length > 2 ? term : { ...term, own: term.own.filter((form) => form.every(({ prefix }) => !prefix)) });

/** A term that means goods of these names, and is also found as it was typed. */
function asNamed(term: Term, names: readonly string[]): Term {
  const meant = names.map(termNamed);
  return { units: meant[0]!.units, own: term.own, other: meant.flatMap(({ own, other }) => [...own, ...other]), standsFor: true };
}

/** What a bare number counts beside one of these names, where that is of goods that are asked for by one. */
export const countedBy = (value: number, names: readonly string[]): string | undefined =>
  counted.find(({ goods, least, most }) => value >= least && value <= most && names.some((name) => goods.has(name)))?.unit;

/**
 * A bare number beside goods that are asked for by one is so much of what it counts, where it is the number of no line: `monitor 24`.
 * One sign for inches is that of feet, which nothing but cables is long: `monitor 27'`, and `monitor cable 15'`.
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

/** Terms without the kind of goods that a line among them is of. */
function withoutKindsOfLines(terms: readonly Term[]): readonly Term[] {
  // Of `tablet without iPad` tablets are meant.
  if (terms.some(({ units }) => isExcluding(keyOf(units)))) return terms;
  const said = terms.flatMap(({ units }) => namesInEnglish(keyOf(units)));
  const kinds = linesOfOneKind.filter((line) => said.includes(line)).map((line) => kindsOfLines.get(line)!);
  return terms.filter(({ units }) => !namesInEnglish(keyOf(units)).some((name) => kinds.includes(name)));
}

/** A name of several things means those that have so many of something: a switch with ports is one of a network. */
function byUnit(term: Term, terms: readonly Term[]): Term {
  const named = namesByUnit.find(({ unit, name }) => namesInEnglish(keyOf(term.units)).includes(name) && terms.some(({ measure }) => measure?.some(([, each]) => each === unit)));
  return named ? asNamed(term, named.means) : term;
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
