import { dividedWord } from "./divided-words.ts";
import { knownPhrase } from "./known-phrase.ts";
import type { Unit } from "./units.ts";

/** How many words before the pieces a name may begin. */
const mostBefore = 2;

/** Joins two pieces of a word where that makes a longer name with its neighbours: `wi fi extender`, `lap top bag`. */
export function withPiecesJoined(units: readonly Unit[]): Unit[] {
  const joined: Unit[] = [];
  for (let at = 0; at < units.length; at++) {
    const divided = dividedWord(units.slice(at));
    const apart = [...joined, ...units.slice(at)];
    if (divided && makesName(apart, joined.length, divided.unit)) {
      joined.push(divided.unit);
      at++;
    } else joined.push(units[at]!);
  }
  return joined;
}

/** Whether a word instead of the two pieces at this place belongs to a name of several words that reaches further than those of the pieces. */
function makesName(apart: readonly Unit[], at: number, word: Unit): boolean {
  const together = apart.toSpliced(at, 2, word);
  return Array.from({ length: Math.min(mostBefore, at) + 1 }, (_, before) => before).some((before) => {
    const [joined, typed] = [together, apart].map((units) => knownPhrase(units.slice(at - before))?.length ?? 0);
    return joined! > before + 1 && joined! >= typed!;
  });
}
