import { isGoods, isLine, isMaker, keysOf, keysOfNames } from "../terms/term-kinds.ts";
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
  makersOfLines,
  namedAfterDevices,
  namedAfterMakers,
  namedAfterPhones,
  phonesOfMakers,
} from "../../words/relations/lines-and-makers.ts";
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
