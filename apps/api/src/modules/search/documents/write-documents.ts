import { sql } from "drizzle-orm";
import { languages } from "@shop/kit/locale";
import type { Queryable, Tx } from "../../../platform/database/database.ts";
import type { Attribute } from "./attributes-of.ts";
import { documentOf, marks, type SearchableProduct, type SearchDocument } from "./document.ts";
import { nearKeys } from "../words/near-keys.ts";
import { tierOf } from "./tiers.ts";
import { lexeme } from "./lexeme.ts";
import { singular } from "../words/english.ts";

const attributeKey = ({ key, value }: Pick<Attribute, "key" | "value">) => JSON.stringify([key, value]);

/**
 * Writes the index documents of products, in the transaction that changed them, so that searches never disagree with
 * the catalogue. Deleted products need no call: their document is deleted with their row.
 */
export async function writeDocuments(tx: Tx, products: readonly SearchableProduct[]): Promise<void> {
  if (products.length === 0) return;
  const documents = products.map(documentOf);
  const ids = await ensureAttributes(
    tx,
    documents.flatMap(({ attributes }) => attributes),
  );
  await ensureWords(
    tx,
    documents.flatMap(({ words }) => words),
  );
  const rows = documents.map((document) => {
    const attributes = [...new Set(document.attributes.map((attribute) => ids.get(attributeKey(attribute))!))];
    const { productId, nameWords, popularity } = document;
    return { productId, nameWords, popularity, attributes, ...markAttributes(document, attributes) };
  });
  await tx.execute(sql`
    insert into search_documents as kept (product_id, head, body, attributes, name_words, popularity, tier)
    select r."productId", r.head::tsvector, r.body::tsvector, r.attributes, r."nameWords", r.popularity, ${sql.raw(tierOf("r.popularity"))}
    from jsonb_to_recordset(${sql.param(JSON.stringify(rows))}::jsonb)
      as r ("productId" integer, head text, body text, attributes integer[], "nameWords" smallint, popularity integer)
    order by 1
    on conflict (product_id) do update set head = excluded.head, body = excluded.body, attributes = excluded.attributes,
      name_words = excluded.name_words, popularity = excluded.popularity
    where (kept.head, kept.body, kept.attributes, kept.name_words, kept.popularity)
      is distinct from (excluded.head, excluded.body, excluded.attributes, excluded.name_words, excluded.popularity)`);
}

/** Adds the marks of attribute ids to both vectors of a document. */
export function markAttributes(
  { head, body }: Pick<SearchDocument, "head" | "body">,
  ids: readonly number[],
): { head: string; body: string } {
  const marked = ids.map((id) => ` ${lexeme(marks.attribute(id))}`).join("");
  return { head: head + marked, body: body + marked };
}

/** The row of a word for correcting typing mistakes; undefined if it is too short for that. */
export function wordRow(word: string): { word: string; lexeme: string; near: string[] } | undefined {
  const near = nearKeys(word);
  return near.length > 0 ? { word, lexeme: singular(word), near } : undefined;
}

/** The ids of attribute values. New ones are inserted, and the labels of known ones updated to the latest. */
async function ensureAttributes(tx: Tx, attributes: readonly Attribute[]): Promise<Map<string, number>> {
  const wanted = new Map(attributes.map((attribute) => [attributeKey(attribute), attribute]));
  const read = () => readAttributes(tx, [...wanted.values()]);
  const known = await read();
  const changed = [...wanted].filter(([key, { label, valueLabel }]) => {
    const stored = known.get(key);
    return !stored || !sameText(stored.label, label) || !sameText(stored.valueLabel, valueLabel);
  });
  const ids = (found: typeof known) => new Map([...found].map(([key, { id }]) => [key, id]));
  if (changed.length === 0) return ids(known);
  await tx.execute(sql`
    insert into search_attributes (key, value, label, value_label)
    select r.key, r.value, r.label, r."valueLabel"
    from jsonb_to_recordset(${sql.param(JSON.stringify(changed.map(([, attribute]) => attribute)))}::jsonb)
      as r (key text, value text, label jsonb, "valueLabel" jsonb)
    order by 1, 2
    on conflict (key, value) do update set label = excluded.label, value_label = excluded.value_label`);
  return ids(await read());
}

interface KeptAttribute extends Attribute {
  id: number;
}

/** The attribute values that are already stored, by key and value. */
export async function readAttributes(
  db: Queryable,
  wanted: readonly Pick<Attribute, "key" | "value">[],
): Promise<Map<string, KeptAttribute>> {
  const pairs = wanted.map(({ key, value }) => ({ key, value }));
  const { rows } = await db.execute<KeptAttribute & Record<string, unknown>>(sql`
    select a.id, a.key, a.value, a.label, a.value_label as "valueLabel"
    from jsonb_to_recordset(${sql.param(JSON.stringify(pairs))}::jsonb) as r (key text, value text)
    join search_attributes a on a.key = r.key and a.value = r.value`);
  return new Map(rows.map((row) => [attributeKey(row), row]));
}

function sameText(a: Attribute["label"], b: Attribute["label"]): boolean {
  return languages.every((language) => a[language] === b[language]);
}

/** Inserts words that are not yet in the list that typing mistakes are corrected from. */
async function ensureWords(tx: Tx, words: readonly string[]): Promise<void> {
  const rows = [...new Set(words)].flatMap((word) => wordRow(word) ?? []);
  const { rows: known } = await tx.execute<{ word: string }>(
    sql`select word from search_words where word = any(${sql.param(rows.map(({ word }) => word))}::text[])`,
  );
  const there = new Set(known.map(({ word }) => word));
  const missing = rows.filter(({ word }) => !there.has(word));
  if (missing.length === 0) return;
  await tx.execute(sql`
    insert into search_words (word, lexeme, near)
    select r.word, r.lexeme, r.near
    from jsonb_to_recordset(${sql.param(JSON.stringify(missing))}::jsonb) as r (word text, lexeme text, near text[])
    order by 1
    on conflict (word) do nothing`);
}
