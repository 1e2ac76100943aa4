import { unitsOfName } from "./read-units.ts";
import { keyOf, type Unit } from "./units.ts";
import { fold } from "../../words/fold.ts";
import { lastCharacters } from "../../words/everyday/last-characters.ts";
import { everydayMeanings } from "../../words/everyday/everyday-meanings.ts";
import { meaningsOf } from "../../words/meanings.ts";
import { soundOfCameras } from "../../words/relations/cameras-and-screens.ts";
import { isShopWord } from "../../words/segments.ts";
import { synonymsOf } from "../../words/synonyms.ts";

/** Words that other rules read, though the dictionary does not have them. */
const otherwiseRead: ReadonlySet<string> = new Set(soundOfCameras.words.map(fold));

/** What a Chinese or Khmer word that the dictionary does not have means in English, with the synonyms of that; an everyday word also if it only sounds so. */
export function translated(unit: Unit): string[] {
  const { run, text: typed, alike } = unit;
  const text = alike ?? typed;
  const isUnknown =
    (alike === undefined || everydayMeanings.has(alike)) &&
    !(run.script === "han" && isShopWord(text) && !everydayMeanings.has(text)) &&
    !otherwiseRead.has(text);
  const meanings = isUnknown && run.script !== "latin" ? (meaningsOfLast(unit) ?? meaningsOf(text)) : [];
  return meanings.flatMap((meaning) => [meaning, ...(synonymsOf(keyOf(unitsOfName(meaning))) ?? [])]);
}

const meaningsOfLast = ({ text, within }: Unit) => (within?.text.endsWith(text) ? lastCharacters.get(text) : undefined);
