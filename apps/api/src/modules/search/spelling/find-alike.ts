import sql from "sql-template-tag";
import type { Db } from "../../../platform/database/database.ts";
import { runPlanned } from "../../../platform/database/planned.ts";
import { best, cutsOf, dictionaryWordsAlike, likeliestCut, type Known } from "./meant-words.ts";
import type { TypedWord } from "./typed-words.ts";
import { singular } from "../words/english.ts";

/** Most words with similar letters that are compared. */
const mostAlike = 50;

/**
 * Finds corrections for words that have none by their keys: two words typed as one (`powerbank` for `power bank`), or
 * words with similar letters, since two edits may change every key. Codes are left out, as there are too many.
 */
export async function findAlike(db: Db, words: readonly TypedWord[]): Promise<void> {
  const asked = words.flatMap(({ text }, place) =>
    text.length < 6 || /\d/.test(text) ? [] : [{ place, text, halves: cutsOf(text).flat() }],
  );
  if (asked.length === 0) return;
  const rows = await runPlanned<Known & { place: number; half: boolean }>(
    db,
    sql`
    select asked.place, alike.*
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (place integer, text text, halves text[])
    cross join lateral (
      (select word, frequency, true as half from search_words where word = any(asked.halves))
      union all
      (select word, frequency, false from search_words where word % asked.text and word !~ '[0-9]'
       order by similarity(word, asked.text) desc, frequency desc limit ${mostAlike})
    ) alike`,
  );
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
