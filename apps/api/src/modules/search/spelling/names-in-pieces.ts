import { best, dictionaryWordsNear, named } from "./meant-words.ts";
import { nearKeysAsked } from "../words/near-keys.ts";
import { withWordsPut } from "./put-words.ts";
import type { RatedSpelling } from "./spellings.ts";
import type { TypedWord } from "./typed-words.ts";
import type { Query } from "../reading/query.ts";

/** Pieces that make a long word with one mistake are hardly anything else. */
const longName = /^[a-z]{7,}$/;
/** Two mistakes: the space, and the other one. */
const farness = 2;

/** The texts in which two neighbours, one of which is no known name, are a name that was typed in pieces and with a mistake: `micro tik`. */
export function spellingsOfPieces(query: Query, words: readonly TypedWord[]): RatedSpelling[] {
  return words.slice(1).flatMap((second, at) => {
    const first = words[at]!;
    const typed = first.text + second.text;
    if (!longName.test(typed) || (named.has(first.text) && named.has(second.text))) return [];
    const [name] = best(typed, dictionaryWordsNear(nearKeysAsked(typed)), 1);
    if (!name) return [];
    const put = [...first.units, ...second.units].map((unit, index) => [unit, index === 0 ? name.word : ""] as const);
    return [{ text: withWordsPut(query.text, query.words, new Map(put)).trimEnd(), guessed: null, farness }];
  });
}
