import sql from "sql-template-tag";
import type { Db } from "../../../platform/database/database.ts";
import { runPlanned } from "../../../platform/database/planned.ts";
import { heardAs, withConsonantsOf } from "./heard.ts";
import { best, dictionaryWordsNear, named, type Known } from "./meant-words.ts";
import { shortest } from "../words/near-keys.ts";
import type { TypedWord } from "./typed-words.ts";
import { narrowed, type Narrowing } from "../asking/conditions.ts";
import { allOf, anyLexeme } from "../asking/tsquery.ts";
import { isMet, whichHeads } from "../asking/which-match.ts";
import { singular } from "../words/english.ts";
import { tokensOf } from "../words/tokens.ts";

/** How many times more common a word must be to be suggested for one that the catalogue has too. */
const muchMore = 10;
/** How many of the nearest words are checked for whether the store has them. */
const mostChecked = 16;
/** Most words that are compared with a typed one; many codes share a key, as codes of one family have the same half. */
const mostNear = 2000;

/**
 * Finds out which words the store has, and for the others its words and those of the dictionary within two edits, or that
 * sound the same; for a rare one those within one edit that are much more common.
 *
 * @param besideCode - whether a number or code was typed too
 */
export async function findNear(
  db: Db,
  words: readonly TypedWord[],
  narrowing: Narrowing,
  besideCode: boolean,
): Promise<void> {
  const near = await wordsNear(db, words);
  const unknown = words.filter(({ known }) => !known);
  const [sold, begun] = await Promise.all([
    soldIn(db, [...unknown, ...near.flat().map(({ word }) => ({ text: word }))], narrowing),
    beginsWord(db, words.at(-1)),
  ]);
  setHeld(words, sold, begun);
  for (const [index, word] of words.entries())
    if (!word.known)
      meanNear(
        word,
        near[index]!.filter((each) => sold.has(each.word) || named.has(each.word)),
        besideCode,
      );
}

/** The words of the catalogue that are near each word which is not known: itself, and the likeliest of the others. One query for all. */
async function wordsNear(db: Db, words: readonly TypedWord[]): Promise<Known[][]> {
  const asked = words.flatMap(({ keys, known }, place) => (known ? [] : [{ place, keys }]));
  if (asked.length === 0) return words.map(() => []);
  const rows = await runPlanned<Known & { place: number }>(
    db,
    sql`
    select asked.place, near.word, near.frequency
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (place integer, keys text[])
    cross join lateral (select word, frequency from search_words where near && asked.keys limit ${mostNear}) near`,
  );
  return words.map(({ text }, index) => {
    const near = rows.filter(({ place }) => place === index);
    const likeliest = new Set(best(text, near, 2, true, mostChecked).map(({ word }) => word));
    return near.filter(({ word }) => likeliest.has(word));
  });
}

/** Which of these words are in names, brands and categories of the store's goods. What other stores sell is no word here. */
async function soldIn(
  db: Db,
  words: readonly { text: string }[],
  { storeId }: Narrowing,
): Promise<ReadonlySet<string>> {
  const asked = [...new Set(words.map(({ text }) => text))];
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

/** Whether a word is the beginning of one that the catalogue has. */
async function beginsWord(db: Db, word: TypedWord | undefined): Promise<boolean> {
  if (!word || word.known || word.text.length < 2) return false;
  return isMet(
    db,
    sql`select exists (select from search_lexemes where head and lexeme > ${word.text} and lexeme < ${word.text} || U&'\\+10FFFF') as met`,
  );
}

/** Sets `known` for words of the store that are too short for the word list, and `begun` for the last word. */
function setHeld(words: readonly TypedWord[], sold: ReadonlySet<string>, begun: boolean): void {
  for (const word of words) if (word.text.length < shortest && sold.has(word.text)) word.known = true;
  const last = words.at(-1);
  if (last && !last.known) last.begun = begun;
}

/** Whether a word is of a script with spaces; only then may a common word replace one that the catalogue has too. */
const isSpaced = (word: string) => /^[a-z\d]/.test(word);

/** Sets the corrections of a word, of the words near it. */
function meanNear(typed: TypedWord, near: readonly Known[], besideCode: boolean): void {
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
    : [
        ...withConsonantsOf(typed.text),
        ...heardAs(typed.text),
        ...best(typed.text, [...near, ...dictionaryWordsNear(typed.keys)], 2, besideCode),
      ].toSorted((a, b) => a.edits - b.edits);
}
