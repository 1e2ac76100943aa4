import { sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/database.ts";
import {
  begunNear,
  best,
  cutsOf,
  dictionaryWordsAlike,
  dictionaryWordsNear,
  isShopName,
  likeliestCut,
  mostTries,
  named,
  namesIn,
  type Known,
  type Meant,
} from "./meant-words.ts";
import { nearKeys, nearKeysAsked, shortest } from "./near.ts";
import { withWordsPut } from "./put-words.ts";
import { takenApart } from "./taken-apart.ts";
import { narrowed, type Narrowing } from "../asking/conditions.ts";
import { allOf, anyLexeme } from "../asking/tsquery.ts";
import { whichHeads } from "../asking/which-match.ts";
import { parseQuery, type Query } from "../reading/query.ts";
import { hasDigit, isHalf, isMakerName, wordsTyped } from "../reading/terms/term-kinds.ts";
import type { Term } from "../reading/terms/terms.ts";
import { keyOf, type Unit } from "../reading/terms/units.ts";
import type { Code } from "../words/numbers/codes.ts";
import { isCommonWord } from "../words/common.ts";
import { singular } from "../words/english.ts";
import { romanisedIn, type Romanised } from "../words/sounds/romanised.ts";
import { clustersOf } from "../words/scripts.ts";
import { isShopWord } from "../words/segments.ts";
import { goodsKeys, synonymsOf } from "../words/synonyms.ts";
import { tokensOf } from "../words/tokens.ts";

/** A typed word, with the words that may have been meant instead. */
interface Typed {
  text: string;
  code: Code | null;
  keys: string[];
  /** Whether the word is taken for correct: the catalogue or the dictionary has it, or it is not to be corrected. */
  known: boolean;
  /** Whether it is the last word and words of the catalogue begin with it, so that it may be half typed. */
  begun: boolean;
  meant: Meant[];
}

/** A corrected text. */
interface Spelling {
  text: string;
  /** The corrections, if they are so uncertain that one product must have them all; null if they are certain. */
  guessed: string | null;
}

/** Most corrected texts that are tried. */
const mostSpellings = 6;
/** How many times more common a word must be to be suggested for one that the catalogue has too. */
const muchMore = 10;
/** How many of the nearest words are checked for whether the store has them. */
const mostChecked = 16;
/** Most words that are compared with a typed one; many codes share a key, as codes of one family have the same half. */
const mostNear = 2000;
/** Most words with similar letters that are compared. */
const mostAlike = 50;

/**
 * Corrects a query that found nothing. Unknown words are replaced by known ones one or two edits away, or split in two
 * if both halves are known. If all words are known, rare ones are replaced by much more common ones near them. The
 * likeliest text comes first; there is none if no word is near, or if several corrections would be wild guesses.
 *
 * `unknown` tells whether a typed word is unknown, begins no known word, and can be corrected, or spells a Khmer or
 * Chinese name. The database is asked at most five times, however many words there are.
 */
export async function correctQuery(
  db: Queryable,
  query: Query,
  narrowing: Narrowing,
): Promise<{ spellings: Spelling[]; unknown: boolean }> {
  const places = wordsTyped(query.terms).flatMap(placesOf);
  // These are typed correctly, whether or not any product has them: measures (`1 tb`), phrases of the dictionary, and beginnings of names.
  const right = new Set(
    query.terms
      .filter((term) => term.measure || isHalf(term) || (term.units.length > 1 && synonymsOf(keyOf(term.units))))
      .flatMap((term) => term.units),
  );
  const words = places.map((units) =>
    typedWord(
      units,
      units.some((unit) => right.has(unit) || unit.alike !== undefined),
    ),
  );
  const near = await wordsNear(db, words);
  const sold = await soldIn(
    db,
    [...words.flatMap(({ text, known }) => (known ? [] : [text])), ...near.flat().map(({ word }) => word)],
    narrowing,
  );
  await markHeld(db, words, sold);
  for (const [index, word] of words.entries())
    if (!word.known)
      meanNear(
        word,
        near[index]!.filter((each) => sold.has(each.word) || named.has(each.word)),
        query.terms.some(hasDigit),
      );
  for (const word of words)
    word.meant = [...namesJoined(word), ...(word.code && !word.known ? takenApart(word.code) : []), ...word.meant];
  // Beside goods, two letters are only corrected to a maker (`jb speaker`): a `ud phone` is no phone with UHD.
  if (query.good)
    for (const word of words.filter(({ text }) => text.length < shortest))
      word.meant = word.meant.filter((meant) => isMakerName(meant.word));
  const last = words.at(-1);
  // Names that the last word begins come after corrections by one edit, and before those by two. Words one edit away may be sold by other stores only, so they do not exclude these.
  if (last && !last.known)
    last.meant = [
      ...last.meant.filter(({ edits }) => edits < 2),
      ...begunNear(last.text),
      ...last.meant.filter(({ edits }) => edits > 1),
    ];
  await meanAlike(
    db,
    words.filter(({ known, meant }) => !known && meant.length === 0),
  );
  await meanEnding(
    db,
    words.filter(({ meant }) => meant.length === 0),
  );
  const unlike = words.map(({ known, meant }) => !known && !meant.some(({ edits }) => edits < 2));
  const spoken = romanisedIn(
    words.map(({ text }) => text),
    unlike,
  );
  // If a word that is near no other spells a Khmer or Chinese name, the other unknown words may too: `thmor turasap` is
  // not about Thor.
  const spokenAll =
    spoken.length > 0
      ? romanisedIn(
          words.map(({ text }) => text),
          words.map(({ known }) => !known),
        )
      : [];
  const wrong = words.some(({ known, meant }) => !known && meant.length > 0);
  const ways = combined(
    words.map(({ text, known, begun, meant }) => [
      ...(begun || known || meant.length === 0 ? [{ word: text, edits: 0 }] : []),
      ...(known && wrong ? [] : meant),
    ]),
  );
  const spellings = ways.flatMap((way) => {
    const put = way.flatMap((meant, index) =>
      meant.edits > 0 ? [{ ...meant, typed: words[index]!.text, units: places[index]! }] : [],
    );
    if (put.length === 0 || !isLikely(put)) return [];
    const text = withWordsPut(
      query.text,
      query.words,
      new Map(put.flatMap(({ units, word }) => units.map((unit, index) => [unit, index === 0 ? word : ""]))),
    );
    return [
      {
        text,
        guessed: isSure(put) ? null : put.map(({ word }) => word).join(" "),
        farness: put.reduce((sum, each) => sum + farnessOf(each), 0),
      },
    ];
  });
  for (const names of spokenAll.length > spoken.length ? [spokenAll, spoken] : [spoken])
    if (names.length > 0)
      spellings.push({ text: withNamesPut(query, places, names), guessed: null, farness: romanisedFarness });
  return {
    // Of equally near corrections, those that form a name with their neighbours come first: `access point`, not `access port`.
    spellings: spellings
      .sort((a, b) => a.farness - b.farness || namesOfSeveral(b.text) - namesOfSeveral(a.text))
      .slice(0, mostSpellings),
    unknown: spoken.length > 0 || words.some(({ known, begun, meant }) => !known && !begun && meant.length > 0),
  };
}

/** A Khmer or Chinese name spelt in Latin letters is likelier than words two edits away. */
const romanisedFarness = 1.5;

/** Replaces words by the Khmer and Chinese names that they spell. */
function withNamesPut({ text, words }: Query, places: readonly Unit[][], names: readonly Romanised[]): string {
  return withWordsPut(
    text,
    words,
    new Map(
      names.flatMap(({ from, to, word }) =>
        places
          .slice(from, to)
          .flat()
          .map((unit, index) => [unit, index === 0 ? word : ""] as const),
      ),
    ),
  ).trimEnd();
}

/** Combines one word of each list, the best combinations first. Only the best are kept at each step, so their number stays small. */
function combined(lists: readonly (readonly Meant[])[]): Meant[][] {
  const extended = (ways: { way: Meant[]; rank: number }[], list: readonly Meant[]) =>
    ways
      .flatMap(({ way, rank }) => list.map((meant, place) => ({ way: [...way, meant], rank: rank + place })))
      .sort((a, b) => a.rank - b.rank)
      .slice(0, 2 * mostSpellings);
  return lists.reduce(extended, [{ way: [], rank: 0 }]).map(({ way }) => way);
}

/** The distance of a correction: its edits, and half a one if the first letters differ, since people rarely mistype these. */
const farnessOf = ({ typed, word, edits }: Put) => edits + (typed[0] === word[0] ? 0 : 0.5);

/** How many names of several words a text has. */
const namesOfSeveral = (text: string) => parseQuery(text).terms.filter(({ units }) => units.length > 1).length;

interface Put extends Meant {
  typed: string;
  units: readonly Unit[];
}

/** Whether corrections are certain: a single one, several of which one is goods, or all of them words of the dictionary (`samsung galaxy`, `wireless charging`). */
const isSure = (put: readonly Put[]) =>
  put.length === 1 ||
  put.every(({ typed, word }) => isShopName(word) || (named.has(word) && word.length > 4 && typed[0] === word[0])) ||
  put.some(({ word }) => goodsKeys.has(singular(word)));
/** Whether corrections are certain, or each is at least a long word with the same first letter: `seagte skyhwk`. */
const isLikely = (put: readonly Put[]) =>
  isSure(put) ||
  put.every(
    ({ typed, word, edits }) => isShopName(word) || (typed[0] === word[0] && word.length >= (edits > 1 ? 7 : 5)),
  );

/** Which of these words are in names, brands and categories of the store's goods. What other stores sell is no word here. */
async function soldIn(db: Queryable, words: readonly string[], { storeId }: Narrowing): Promise<ReadonlySet<string>> {
  const asked = [...new Set(words)];
  const met = await whichHeads(
    db,
    asked.map((word) => allOf([inDocuments(word), narrowed({ storeId })])),
  );
  return new Set(asked.filter((_, index) => met[index]));
}

/** Condition: a document has a word. */
const inDocuments = (word: string) =>
  allOf(
    Object.values(Object.groupBy(tokensOf(word), ({ at }) => at)).map((forms) =>
      anyLexeme(forms!.map(({ lexeme }) => lexeme)),
    ),
  );

/** Sets `known` for words of the store that are too short for the word list, and `begun` for the last word. */
async function markHeld(db: Queryable, words: Typed[], sold: ReadonlySet<string>): Promise<void> {
  for (const word of words) if (word.text.length < shortest && sold.has(word.text)) word.known = true;
  const last = words.at(-1);
  if (!last || last.known) return;
  const { rows } = await db.execute<{ begun: boolean }>(sql`
    select exists (select from search_lexemes where head and lexeme > ${last.text} and lexeme < ${last.text} || U&'\\+10FFFF') as begun`);
  last.begun = last.text.length > 1 && rows[0]!.begun;
}

/** Shortest words that are corrected, in characters. Short Khmer and Chinese words are too near to others: ចាស់ (old) to កាស (headphones). */
const fewestSigns = { latin: 0, khmer: 5, han: 4 } as const;

/** Whether a word is of a script with spaces; only then may a common word replace one that the catalogue has too. */
const isSpaced = (word: string) => /^[a-z\d]/.test(word);

/** The words to correct. If a Chinese query was cut into single characters only, it is one misspelt word: 路·油·器. */
function placesOf(terms: readonly Term[]): Unit[][] {
  const units = terms.flatMap((term) => term.units);
  const isCutUp =
    units.length >= shortest && units.every(({ run }) => run.script === "han" && clustersOf(run).length === 1);
  return isCutUp ? [units] : units.map((unit) => [unit]);
}

function typedWord(units: readonly Unit[], right: boolean): Typed {
  const [{ run, code }, ...others] = units as [Unit, ...Unit[]];
  const text = units.map((unit) => unit.code?.joined ?? unit.text).join("");
  const keys = nearKeysAsked(text);
  // The word list has no short codes, so it cannot tell whether one exists: `ddr3` is no mistake for `gddr3`.
  const isShortCode = /\d/.test(text) && nearKeys(text).length === 0;
  const isRight =
    right ||
    keys.length === 0 ||
    isShortCode ||
    /^\d+$/.test(text) ||
    named.has(text) ||
    isCommonWord(text) ||
    isShopWord(text) ||
    (others.length === 0 && clustersOf(run).length < fewestSigns[run.script]);
  return { text, code: others.length === 0 ? code : null, keys, known: isRight, begun: false, meant: [] };
}

/** The words of the catalogue that are near each word which is not known: itself, and the likeliest of the others. One query for all. */
async function wordsNear(db: Queryable, words: readonly Typed[]): Promise<Known[][]> {
  const asked = words.flatMap(({ keys, known }, place) => (known ? [] : [{ place, keys }]));
  if (asked.length === 0) return words.map(() => []);
  const { rows } = await db.execute<Known & { place: number } & Record<string, unknown>>(sql`
    select asked.place, near.word, near.frequency
    from jsonb_to_recordset(${sql.param(JSON.stringify(asked))}::jsonb) as asked (place integer, keys text[])
    cross join lateral (select word, frequency from search_words where near && asked.keys limit ${mostNear}) near`);
  return words.map(({ text }, index) => {
    const near = rows.filter(({ place }) => place === index);
    const likeliest = new Set(best(text, near, 2, true, mostChecked).map(({ word }) => word));
    return near.filter(({ word }) => likeliest.has(word));
  });
}

/** Sets the corrections of a word within one or two edits, of the store's words near it. */
function meanNear(typed: Typed, near: readonly Known[], besideCode: boolean): void {
  const itself = near.find(({ word }) => word === typed.text || word === singular(typed.text));
  typed.known = itself !== undefined;
  typed.meant = itself
    ? best(
        typed.text,
        near.filter(
          ({ word, frequency }) => word !== itself.word && isSpaced(word) && frequency >= itself.frequency * muchMore,
        ),
        1,
        besideCode,
      )
    : best(typed.text, [...near, ...dictionaryWordsNear(typed.keys)], 2, besideCode);
}

/** Splits a word into two names, unless a correction by one edit was found: `smarttv` is rather `smart tv` than `smart`. */
function namesJoined({ text, known, meant }: Typed): Meant[] {
  const names = known || meant.some(({ edits }) => edits < 2) ? undefined : namesIn(text);
  return names === undefined ? [] : [{ word: names, edits: 1 }];
}

/**
 * Finds corrections for words that have none by their keys: two words typed as one (`powerbank` for `power bank`), or
 * words with similar letters, since two edits may change every key. Codes are left out, as there are too many.
 */
async function meanAlike(db: Queryable, words: Typed[]): Promise<void> {
  const asked = words.flatMap(({ text }, place) =>
    text.length < 6 || /\d/.test(text) ? [] : [{ place, text, halves: cutsOf(text).flat() }],
  );
  if (asked.length === 0) return;
  const { rows } = await db.execute<Known & { place: number; half: boolean } & Record<string, unknown>>(sql`
    select asked.place, alike.*
    from jsonb_to_recordset(${sql.param(JSON.stringify(asked))}::jsonb) as asked (place integer, text text, halves text[])
    cross join lateral (
      (select word, frequency, true as half from search_words where word = any(asked.halves))
      union all
      (select word, frequency, false from search_words where word % asked.text and word !~ '[0-9]'
       order by similarity(word, asked.text) desc, frequency desc limit ${mostAlike})
    ) alike`);
  for (const { place, text } of asked) {
    const found = rows.filter((row) => row.place === place);
    const halves = likeliestCut(
      text,
      found.filter(({ half }) => half),
    );
    const alike = best(text, [...found.filter(({ half }) => !half), ...dictionaryWordsAlike(text)], 2);
    words[place]!.meant = halves
      ? [{ word: halves, edits: 1 }]
      : alike.length > 0
        ? alike
        : best(singular(text), dictionaryWordsAlike(singular(text)), 2);
  }
}

/** The end of a code, by which people call a product for short: `xm6`. */
const ending = /^[a-z]+\d[a-z\d]*$/;

/**
 * Finds codes that end with a typed one after a digit, the most common first: `1000xm6` for `xm6`, but not `gddr3` for
 * `ddr3`. The key of a code is its last half, so only codes about twice as long are found.
 */
async function meanEnding(db: Queryable, words: Typed[]): Promise<void> {
  for (const typed of words.filter(({ text }) => text.length >= shortest && ending.test(text)).slice(0, 1)) {
    const { rows } = await db.execute<{ word: string }>(sql`
      select word from search_words where near && array[${`>${typed.text}`}] and word ~ ${`[0-9]${typed.text}$`} order by frequency desc, length(word), word limit ${mostTries}::integer`);
    typed.meant = rows.map(({ word }) => ({ word, edits: 1 }));
  }
}
