import { sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/database.ts";
import { begunNear, best, cutsOf, dictionaryWordsNear, isShopName, likeliestCut, mostTries, named, namesIn, type Known, type Meant } from "./meant-words.ts";
import { nearKeys, nearKeysAsked, shortest } from "./near.ts";
import { withWordsPut } from "./put-words.ts";
import { takenApart } from "./taken-apart.ts";
import { parseQuery, type Query } from "../reading/query.ts";
import { isMakerName, wordsTyped } from "../reading/term-kinds.ts";
import { isHalf, type Term } from "../reading/terms.ts";
import { keyOf, type Unit } from "../reading/units.ts";
import type { Code } from "../words/codes.ts";
import { isCommonWord } from "../words/common.ts";
import { singular } from "../words/english.ts";
import { romanisedIn, type Romanised } from "../words/romanised.ts";
import { clustersOf } from "../words/scripts.ts";
import { isShopWord } from "../words/segments.ts";
import { goodsKeys, synonymsOf } from "../words/synonyms.ts";

/** A word as it was typed, and what may have been meant by it. */
interface Typed {
  text: string;
  code: Code | null;
  keys: string[];
  /** The catalogue has the word itself. */
  known: boolean;
  /** It has words that begin so, and this one may be half typed. */
  begun: boolean;
  meant: Meant[];
}

/** A text that may have been meant. */
interface Spelling {
  text: string;
  /** The words that were put for others, where they are only to be believed if a product has them all. */
  guessed: string | null;
}

/** Texts that are tried. */
const mostSpellings = 6;
/** So much more often must a word stand in the catalogue to be meant by one that stands there too. */
const muchMore = 10;
/** Words looked at for one that was typed; codes of one family share their halves. */
const mostNear = 2000;
/** Words looked at that are alike in most of their letters. */
const mostAlike = 50;

/**
 * The texts that may have been meant by one that found nothing: words that the catalogue does
 * not know replaced by those one or two edits away, or cut in two where both halves are known;
 * where it knows them all, the rare ones by common ones near them. The likeliest first; empty
 * where no word is near, or several words are put for others wildly. `unknown` says whether the catalogue does not have a word that was typed, nor one that begins so. Asks the database four times at most, however many words there are.
 */
export async function correctQuery(db: Queryable, query: Query): Promise<{ spellings: Spelling[]; unknown: boolean }> {
  const places = wordsTyped(query.terms).flatMap(placesOf);
  // `1 tb` is typed right, whether or not there is one, and so is a phrase of the dictionary, or half of a name.
  const right = new Set(query.terms.filter((term) => term.measure || isHalf(term) || (term.units.length > 1 && synonymsOf(keyOf(term.units)))).flatMap((term) => term.units));
  const words = places.map((units) => typedWord(units, units.some((unit) => right.has(unit) || unit.alike !== undefined)));
  await markHeld(db, words);
  await meanNear(db, words.filter(({ known }) => !known));
  for (const word of words) word.meant = [...namesJoined(word), ...(word.code && !word.known ? takenApart(word.code) : []), ...word.meant];
  // Beside goods two letters are their own, or a maker's (`jb speaker`): a `ud phone` is no phone with UHD.
  if (query.good) for (const word of words.filter(({ text }) => text.length < shortest)) word.meant = word.meant.filter((meant) => isMakerName(meant.word));
  const last = words.at(-1);
  // What is one edit away may be sold by other stores alone.
  if (last && !last.known) last.meant = [...last.meant.filter(({ edits }) => edits < 2), ...begunNear(last.text), ...last.meant.filter(({ edits }) => edits > 1)];
  await meanAlike(db, words.filter(({ known, meant }) => !known && meant.length === 0));
  await meanEnding(db, words.filter(({ meant }) => meant.length === 0));
  const spoken = romanisedIn(words.map(({ text }) => text), words.map(({ known, meant }) => !known && !meant.some(({ edits }) => edits < 2)));
  const wrong = words.some(({ known, meant }) => !known && meant.length > 0);
  const ways = combined(words.map(({ text, known, begun, meant }) => [...(begun || known || meant.length === 0 ? [{ word: text, edits: 0 }] : []), ...(known && wrong ? [] : meant)]));
  const spellings = ways.flatMap((way) => {
    const put = way.flatMap((meant, index) => (meant.edits > 0 ? [{ ...meant, typed: words[index]!.text, units: places[index]! }] : []));
    if (put.length === 0 || !isLikely(put)) return [];
    const text = withWordsPut(query.text, query.words, new Map(put.flatMap(({ units, word }) => units.map((unit, index) => [unit, index === 0 ? word : ""]))));
    return [{ text, guessed: isSure(put) ? null : put.map(({ word }) => word).join(" "), farness: put.reduce((sum, each) => sum + farnessOf(each), 0) }];
  });
  if (spoken.length > 0) spellings.push({ text: withNamesPut(query, places, spoken), guessed: null, farness: romanisedFarness });
  return {
    // Of words as near those are meant that are one name with their neighbours: an access point, no access port.
    spellings: spellings.sort((a, b) => a.farness - b.farness || namesOfSeveral(b.text) - namesOfSeveral(a.text)).slice(0, mostSpellings),
    unknown: spoken.length > 0 || words.some(({ known, begun, meant }) => !known && !begun && meant.length > 0),
  };
}

/** A name in letters of another script is meant before words two edits away. */
const romanisedFarness = 1.5;

/** A text with names in Khmer and Chinese for the words that spell them. */
function withNamesPut({ text, words }: Query, places: readonly Unit[][], names: readonly Romanised[]): string {
  return withWordsPut(text, words, new Map(names.flatMap(({ from, to, word }) => places.slice(from, to).flat().map((unit, index) => [unit, index === 0 ? word : ""] as const)))).trimEnd();
}

/** Ways to take one of each list, with the first of each first, and no more than can be looked at. */
function combined(lists: readonly (readonly Meant[])[]): Meant[][] {
  const extended = (ways: { way: Meant[]; rank: number }[], list: readonly Meant[]) =>
    ways
      .flatMap(({ way, rank }) => list.map((meant, place) => ({ way: [...way, meant], rank: rank + place })))
      .sort((a, b) => a.rank - b.rank)
      .slice(0, 2 * mostSpellings);
  return lists.reduce(extended, [{ way: [], rank: 0 }]).map(({ way }) => way);
}

/** Nobody errs at the beginning of a word as easily as after it. */
const farnessOf = ({ typed, word, edits }: Put) => edits + (typed[0] === word[0] ? 0 : 0.5);

/** How many names of several words a text has. */
const namesOfSeveral = (text: string) => parseQuery(text).terms.filter(({ units }) => units.length > 1).length;

interface Put extends Meant {
  typed: string;
  units: readonly Unit[];
}

/** Where several words are put for others, they should be names: one of goods, or all that the shop knows or has in names, as `samsung galaxy` and `wireless charging`. */
const isSure = (put: readonly Put[]) => put.length === 1 || put.every(({ typed, word }) => isShopName(word) || (named.has(word) && word.length > 4 && typed[0] === word[0])) || put.some(({ word }) => goodsKeys.has(singular(word)));
/** Else each should be long enough to tell, and begin as it was typed: `seagte skyhwk`. */
const isLikely = (put: readonly Put[]) => isSure(put) || put.every(({ typed, word, edits }) => isShopName(word) || (typed[0] === word[0] && word.length >= (edits > 1 ? 7 : 5)));

/** Marks words too short to be kept for typing mistakes that the catalogue has, and a last one that begins others. */
async function markHeld(db: Queryable, words: Typed[]): Promise<void> {
  const last = words.at(-1);
  const short = words.filter(({ text, known }) => !known && text.length < shortest);
  if (!last || (last.known && short.length === 0)) return;
  const { rows } = await db.execute<{ begun: boolean; held: string[] }>(sql`
    select exists (select from search_lexemes where head and lexeme > ${last.text} and lexeme < ${last.text} || U&'\\+10FFFF') as begun,
      array(select lexeme from search_lexemes where head and lexeme = any(${sql.param(short.map(({ text }) => text))}::text[])) as held`);
  last.begun = !last.known && last.text.length > 1 && rows[0]!.begun;
  for (const word of short) word.known = rows[0]!.held.includes(word.text);
}

/** Shorter words of scripts without blanks, which are cut out of texts, are too near to others: ចាស់ (old) to កាស (headphones). */
const fewestSigns = { latin: 0, khmer: 5, han: 4 } as const;

/** In those scripts what the catalogue has is no mistake for what it has more often. */
const isSpaced = (word: string) => /^[a-z\d]/.test(word);

/** A misspelt word of Chinese is cut to single signs, which are corrected as one: 路·油·器. What has a word in it is spelt right. */
function placesOf(terms: readonly Term[]): Unit[][] {
  const units = terms.flatMap((term) => term.units);
  const isCutUp = units.length >= shortest && units.every(({ run }) => run.script === "han" && clustersOf(run).length === 1);
  return isCutUp ? [units] : units.map((unit) => [unit]);
}

function typedWord(units: readonly Unit[], right: boolean): Typed {
  const [{ run, code }, ...others] = units as [Unit, ...Unit[]];
  const text = units.map((unit) => unit.code?.joined ?? unit.text).join("");
  const keys = nearKeysAsked(text);
  // Of short codes no words are kept to tell them from others: `ddr3` is no mistake for `gddr3`.
  const isShortCode = /\d/.test(text) && nearKeys(text).length === 0;
  const isRight = right || keys.length === 0 || isShortCode || /^\d+$/.test(text) || named.has(text) || isCommonWord(text) || isShopWord(text) || (others.length === 0 && clustersOf(run).length < fewestSigns[run.script]);
  return { text, code: others.length === 0 ? code : null, keys, known: isRight, begun: false, meant: [] };
}

/** Finds words that are near, for all that were typed at once. */
async function meanNear(db: Queryable, words: Typed[]): Promise<void> {
  if (words.length === 0) return;
  const asked = words.map(({ keys }, place) => ({ place, keys }));
  const { rows } = await db.execute<Known & { place: number } & Record<string, unknown>>(sql`
    select asked.place, near.word, near.frequency
    from jsonb_to_recordset(${sql.param(JSON.stringify(asked))}::jsonb) as asked (place integer, keys text[])
    cross join lateral (select word, frequency from search_words where near && asked.keys limit ${mostNear}) near`);
  for (const [place, typed] of words.entries()) {
    const near = rows.filter((row) => row.place === place);
    const itself = near.find(({ word }) => word === typed.text || word === singular(typed.text));
    typed.known = itself !== undefined;
    typed.meant = itself
      ? best(typed.text, near.filter(({ word, frequency }) => word !== itself.word && isSpaced(word) && frequency >= itself.frequency * muchMore), 1)
      : best(typed.text, [...near, ...dictionaryWordsNear(typed.keys)], 2);
  }
}

/** Two names that a word is together, where nothing but what is further from it was found: `smarttv` is less surely `smart`. */
function namesJoined({ text, known, meant }: Typed): Meant[] {
  const names = known || meant.some(({ edits }) => edits < 2) ? undefined : namesIn(text);
  return names === undefined ? [] : [{ word: names, edits: 1 }];
}

/**
 * For words that have nothing near: two words typed as one (`powerbank`, where the catalogue
 * writes `power bank`), or words with many letters in the same places, for two edits that leave
 * no key alone. Codes are not looked at, of which there are as many as products.
 */
async function meanAlike(db: Queryable, words: Typed[]): Promise<void> {
  const asked = words.flatMap(({ text }, place) => (text.length < 6 || /\d/.test(text) ? [] : [{ place, text, halves: cutsOf(text).flat() }]));
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
    const halves = likeliestCut(text, found.filter(({ half }) => half));
    words[place]!.meant = halves ? [{ word: halves, edits: 1 }] : best(text, found.filter(({ half }) => !half), 2);
  }
}

/** The last letters and digits of a code, by which people call what has a longer one: `xm6`. */
const ending = /^[a-z]+\d[a-z\d]*$/;

/**
 * For the ends of codes, the commonest of those that end so after a digit: `1000xm6`, not `gddr3` for `ddr3`. Codes are kept by their
 * last halves, so those that are twice as long are found.
 */
async function meanEnding(db: Queryable, words: Typed[]): Promise<void> {
  for (const typed of words.filter(({ text }) => text.length >= shortest && ending.test(text)).slice(0, 1)) {
    const { rows } = await db.execute<{ word: string }>(sql`
      select word from search_words where near && array[${`>${typed.text}`}] and word ~ ${`[0-9]${typed.text}$`} order by frequency desc, length(word), word limit ${mostTries}::integer`);
    typed.meant = rows.map(({ word }) => ({ word, edits: 1 }));
  }
}
