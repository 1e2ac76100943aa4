import { isGoods, isLine, isMaker, keysOf, keysOfNames } from "../terms/term-kinds.ts";
import type { Form } from "../terms/forms.ts";
import { alsoCalled, alsoMeasuring, type Term } from "../terms/terms.ts";
import { keyOf } from "../terms/units.ts";
import { termNamed } from "../terms/read-terms.ts";
import { asNamed } from "./stand-ins.ts";
import {
  makersOfCameras,
  megapixels,
  soundOfCameras,
  soundOfScreens,
  turning,
  watchingCameras,
} from "../../words/relations/cameras-and-screens.ts";
import {
  kindsOfLines,
  linesOfDevices,
  makersOfCommonWords,
  makersOfLines,
  namedAfterDevices,
  namedAfterMakers,
  namedAfterPhones,
  phonesOfMakers,
} from "../../words/relations/lines-and-makers.ts";
import { chargedTogether } from "../../words/relations/numbers.ts";
import { namesWithSims, takingSims, waysWithoutWires, wirelessGoods } from "../../words/relations/properties.ts";
import { goodsKeys, namesInEnglish, synonymsOf } from "../../words/synonyms.ts";

/** Goods, and the other names that a word gets when it stands beside them: a `samsung` case is one for a Galaxy. */
const besides = [
  { goods: keysOfNames(namedAfterPhones), names: phonesOfMakers },
  { goods: keysOfNames(namedAfterMakers), names: makersOfLines },
  { goods: keysOfNames(namedAfterDevices), names: linesOfDevices },
  { goods: keysOfNames(wirelessGoods), names: waysWithoutWires },
  { goods: keysOfNames(takingSims), names: namesWithSims },
];

const cameras = keysOfNames(watchingCameras);
const cameraMakers = keysOfNames(makersOfCameras);
const screens = keysOfNames(soundOfScreens.screens);
const sounds = keysOf(soundOfCameras.words);
const chargerKeys = keysOfNames(["charger"]);
const charged = chargedTogether.devices.map(keysOfNames);

const praised = keysOf(["good camera", "nice camera", "best camera"]);

/** Reads praise of a camera as the camera, where nothing is named that may have one: `what is the best camera`, but not `vivo best camera`. */
export function asCameras(terms: readonly Term[]): readonly Term[] {
  const mayHaveOne = (term: Term) =>
    isGoods(term) || isLine(term) || (isMaker(term) && !cameraMakers.has(keyOf(term.units)));
  return terms.some(mayHaveOne)
    ? terms
    : terms.map((term) => (praised.has(keyOf(term.units)) ? termNamed("camera") : term));
}

/** For surveillance cameras, a resolution also matches its megapixels (`4k`), `360` those that turn, and a word for sound is a property and no goods (`camera audio`). */
export function ofCameras(terms: readonly Term[]): readonly Term[] {
  const keys = terms.map(({ units }) => keyOf(units));
  const named = keys.filter((key) => goodsKeys.has(key));
  const areCameras =
    named.length > 0 ? named.every((key) => cameras.has(key)) : keys.some((key) => cameraMakers.has(key));
  if (!areCameras) return terms;
  return terms.map((term, at) => {
    const key = keys[at]!;
    const pixels = [key, ...namesInEnglish(key)].flatMap((name) => megapixels.get(name) ?? []);
    if (key === turning.number) return alsoCalled(term, turning.names);
    return sounds.has(key)
      ? asNamed(term, soundOfCameras.names)
      : pixels.length > 0
        ? alsoMeasuring(term, pixels, "mp")
        : term;
  });
}

/** Reads a word for sound beside screens as their speakers: ម៉ូនីទ័រមានសំឡេង. */
export function ofScreens(terms: readonly Term[]): readonly Term[] {
  const named = terms.map(({ units }) => keyOf(units)).filter((key) => goodsKeys.has(key));
  if (named.length === 0 || !named.every((key) => screens.has(key))) return terms;
  return terms.map((term) => (sounds.has(keyOf(term.units)) ? termNamed(soundOfScreens.name) : term));
}

/** Lets several devices that a charger is for also match by how many it charges at once: `charger for phone and watch`. */
export function forSeveral(terms: readonly Term[]): readonly Term[] {
  if (!terms.some(({ units }) => chargerKeys.has(keyOf(units)))) return terms;
  const isCharged = ({ units }: Term) => charged.findIndex((keys) => keys.has(keyOf(units)));
  const kinds = new Set(terms.map(isCharged).filter((kind) => kind >= 0));
  return kinds.size < 2
    ? terms
    : terms.map((term) => (isCharged(term) < 0 ? term : alsoCalled(term, chargedTogether.names)));
}

/** Keeps a word that also ends the name of a maker from matching that maker, if the query names goods: no Western Digital for a `digital camera`. */
export function apartFromMakers(terms: readonly Term[]): readonly Term[] {
  if (!terms.some(({ units }) => goodsKeys.has(keyOf(units)))) return terms;
  return terms.map((term) => {
    const says = (word: string) =>
      [...term.own, ...term.other].some((form) => form.some(({ lexeme }) => lexeme === word));
    const maker = makersOfCommonWords.find(([first, last]) => says(last) && !says(first));
    if (!maker) return term;
    const [first, last] = maker;
    const apart = (forms: readonly Form[]): Form[] =>
      forms.map((form) => form.map((match) => (match.lexeme === last ? { ...match, notAfter: first } : match)));
    return { ...term, own: apart(term.own), other: apart(term.other) };
  });
}

/**
 * Lets makers and lines also match by other names beside accessories, which are often named by those instead: a Samsung
 * case is one for a Galaxy, a MacBook charger one by Apple or one for laptops.
 */
export function byOtherNames(terms: readonly Term[]): Term[] {
  const known = besides.filter(({ goods }) => terms.some(({ units }) => goods.has(keyOf(units))));
  const kinds = terms.flatMap(({ units }) =>
    namesInEnglish(keyOf(units)).flatMap((line) => kindsOfLines.get(line) ?? []),
  );
  return terms.map((term) => {
    const key = keyOf(term.units);
    const names = [key, ...(synonymsOf(key) ?? [])];
    const ofKinds = kinds
      .flatMap((kind) => namesInEnglish(key).map((name) => `${kind} ${name}`))
      .flatMap((name) => [...(synonymsOf(name) ?? [])]);
    return alsoCalled(term, [
      ...names.flatMap((name) => known.flatMap((beside) => beside.names.get(name) ?? [])),
      ...ofKinds,
    ]);
  });
}
