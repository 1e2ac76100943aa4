import type { Db } from "../../../platform/database/database.ts";
import { completingNames } from "./completing.ts";
import { findAlike } from "./find-alike.ts";
import { findEndings } from "./find-endings.ts";
import { findNear } from "./find-near.ts";
import { begunNear, best, dictionaryWordsNear, namesIn, type Meant } from "./meant-words.ts";
import { spellingsOfPieces } from "./names-in-pieces.ts";
import { shortest } from "../words/near-keys.ts";
import { likeliest, spellingsOf, type Spelling } from "./spellings.ts";
import { spellingsSpoken } from "./spoken-names.ts";
import { takenApart } from "./taken-apart.ts";
import { typedWords, type TypedWord } from "./typed-words.ts";
import type { Narrowing } from "../asking/conditions.ts";
import type { Query } from "../reading/query.ts";
import { hasDigit, isGoods, isMakerName } from "../reading/terms/term-kinds.ts";
import { keyOf } from "../reading/terms/units.ts";

/**
 * Corrects a query that found nothing. Unknown words are replaced by known ones one or two edits away, or split in two
 * if both halves are known. If all words are known, rare ones are replaced by much more common ones near them. The
 * likeliest text comes first; there is none if no word is near, or if several corrections would be wild guesses.
 *
 * `unknown` tells whether a typed word is unknown, begins no known word, and can be corrected, or spells a Khmer or
 * Chinese name. The database is asked at most five times, however many words there are.
 */
export async function correctQuery(
  db: Db,
  query: Query,
  narrowing: Narrowing,
): Promise<{ spellings: Spelling[]; unknown: boolean }> {
  const words = typedWords(query);
  await findNear(db, words, narrowing, query.terms.some(hasDigit));
  for (const [at, word] of words.entries()) {
    const makers = makersMeant(query, word);
    if (makers.length > 0) word.known = false;
    word.meant = [...divided(word), ...completingNames(words, at), ...makers, ...word.meant];
  }
  if (query.good) for (const word of words) word.meant = besideGoods(word);
  const last = words.at(-1);
  if (last && !last.known) last.meant = withBegun(last);
  const uncorrected = words.filter(({ meant }) => meant.length === 0);
  await findAlike(
    db,
    uncorrected.filter(({ known }) => !known),
  );
  await findEndings(
    db,
    uncorrected.filter(({ meant }) => meant.length === 0),
  );
  const spoken = spellingsSpoken(query, words);
  return {
    spellings: likeliest([...spellingsOf(query, words), ...spellingsOfPieces(query, words), ...spoken]),
    unknown: spoken.length > 0 || words.some(({ known, begun, meant }) => !known && !begun && meant.length > 0),
  };
}

/** An unknown word as several: as two names, unless a correction by one edit was found (`smarttv` is rather `smart tv` than `smart`), or as the parts of a code. */
function divided({ text, code, known, meant }: TypedWord): Meant[] {
  if (known) return [];
  const names = meant.some(({ edits }) => edits < 2) ? undefined : namesIn(text);
  return [...(names === undefined ? [] : [{ word: names, edits: 1 }]), ...(code ? takenApart(code) : [])];
}

/** Of two goods the last may be a maker by nearly the same name, if nothing is both: `headset razor`. */
function makersMeant({ good, terms }: Query, { text, keys }: TypedWord): Meant[] {
  const isGood = good !== null && keyOf(good.units) === text;
  if (!isGood || !terms.some((term) => term !== good && isGoods(term))) return [];
  const makers = dictionaryWordsNear(keys).filter(({ word }) => isMakerName(word));
  return best(text, makers, 1);
}

/** Beside goods, two letters are only corrected to a maker (`jb speaker`): a `ud phone` is no phone with UHD. */
const besideGoods = ({ text, meant }: TypedWord): Meant[] =>
  text.length < shortest ? meant.filter(({ word }) => isMakerName(word)) : meant;

/** Names that a word begins come after corrections by one edit, and before those by two. Words one edit away may be sold by other stores only, so they do not exclude these. */
const withBegun = ({ text, meant }: TypedWord): Meant[] => [
  ...meant.filter(({ edits }) => edits < 2),
  ...begunNear(text),
  ...meant.filter(({ edits }) => edits > 1),
];
