import { knownPhrase } from "./known-phrase.ts";
import { keyOf, type Unit } from "./units.ts";
import { isCommonWord } from "../../words/common.ts";
import { everydayMeanings } from "../../words/everyday/everyday-meanings.ts";
import { fold } from "../../words/fold.ts";
import { usesOfNames } from "../../words/relations/names-by-use.ts";
import { placesOfUse } from "../../words/relations/places-of-use.ts";
import { everydayKhmer, modelWords } from "../../words/small-words.ts";
import { fillerKeys, longestPhrase, namesBegunBy, propertyBegunBy, synonymsOf } from "../../words/synonyms.ts";
import { isPhrase } from "../../words/wishes.ts";

/** The names that the last words of a text may be the beginning of; `only` if it can be nothing but that one. */
export function begunBy(units: readonly Unit[], typing = false): { names: readonly string[]; only?: string } {
  const key = keyOf(units);
  const property = propertyBegunBy(key);
  const names = property === undefined ? namesBegunBy(key, typing) : [property];
  const all = names.flatMap((name) => [name, ...synonymsOf(name)!]);
  if (units[0]!.code && property === undefined) return { names: all };
  return names.length === 1 ? { names: all, only: names[0]! } : { names };
}

const wholeWords: ReadonlySet<string> = new Set([
  ...[...placesOfUse, ...everydayKhmer, ...usesOfNames].map(fold),
  ...everydayMeanings.keys(),
]);

/** In scripts without spaces half a word cannot be told from a whole one. Only single characters, fillers, places, everyday words and goods are never taken for half: បង (you) does not begin បង្វិល, nor ផ្ទះ (house) a smart home. */
export const mayBegin = ({ code, text }: Unit): boolean =>
  code === null && text.length > 1 && !fillerKeys.has(text) && !wholeWords.has(text);

/** Whether a word is certainly cut off, even when nobody is typing: `stat`. */
export const isCutOff = (unit: Unit): boolean =>
  unit.code !== null && unit.text.length > 2 && !isCommonWord(unit.text) && synonymsOf(keyOf([unit])) === undefined;

/** Whether words begin a name of several words whose last word is half typed: `usb ca`, `dual si`, `power b`. */
export function beginsPhrase(units: readonly Unit[]): boolean {
  const last = units.at(-1)!.text;
  const canBe =
    units.length > 1 &&
    units.length <= longestPhrase &&
    units.every(({ code }) => code && !code.hasDigit) &&
    !isPhrase(last);
  return canBe && knownPhrase(units)?.length !== units.length && begunBy(units).names.length > 0;
}

/** Whether a word is the beginning of its own synonym: `cam` may become any `camera`. */
export const beginsItsSynonym = ([unit, ...others]: readonly Unit[]): boolean =>
  others.length === 0 &&
  [...(synonymsOf(unit!.text) ?? [])].some((name) => name.startsWith(unit!.text) && !name.includes(" "));

/** If the last word begins a name, that is preferred to a word which it sounds like: ទូរ begins `phone`, and is not ដូរ (to change). */
export const asBegun = (unit: Unit, at: number, { length }: readonly Unit[]): Unit =>
  unit.alike !== undefined && at === length - 1 && namesBegunBy(unit.text).length > 0
    ? { ...unit, alike: undefined }
    : unit;

/** Whether a word is surely complete: `stand` does not begin `standard`, nor `pro` `protector`, while `pc` begins many names. */
export const isWholeWord = ([unit, ...others]: readonly Unit[]): boolean =>
  others.length === 0 &&
  (modelWords.includes(unit!.text) || (unit!.text.length > 2 && synonymsOf(unit!.text) !== undefined));
