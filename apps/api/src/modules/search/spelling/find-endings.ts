import sql from "sql-template-tag";
import type { Db } from "../../../platform/database/database.ts";
import { runPlanned } from "../../../platform/database/planned.ts";
import { mostTries } from "./meant-words.ts";
import { shortest } from "../words/near-keys.ts";
import type { TypedWord } from "./typed-words.ts";

/** The end of a code, by which people call a product for short: `xm6`. */
const ending = /^[a-z]+\d[a-z\d]*$/;

/**
 * Finds codes that end with the first typed one after a digit, the most common first: `1000xm6` for `xm6`, but not
 * `gddr3` for `ddr3`. The key of a code is its last half, so only codes about twice as long are found.
 */
export async function findEndings(db: Db, words: readonly TypedWord[]): Promise<void> {
  const typed = words.find(({ text }) => text.length >= shortest && ending.test(text));
  if (!typed) return;
  const rows = await runPlanned<{ word: string }>(
    db,
    sql`
    select word from search_words where near && array[${`>${typed.text}`}] and word ~ ${`[0-9]${typed.text}$`} order by frequency desc, length(word), word limit ${mostTries}::integer`,
  );
  typed.meant = rows.map(({ word }) => ({ word, edits: 1 }));
  // A short code was taken for known, as the list of words has none.
  if (rows.length > 0) typed.known = false;
}
