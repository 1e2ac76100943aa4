import { sql } from "drizzle-orm";
import { saveProducts } from "@shop/api/flows/catalog/save-products";
import type { ProductRecord, RecordOutcome } from "@shop/api/modules/catalog/public";
import { refreshSearch } from "@shop/api/modules/search/public";
import { recordChange } from "@shop/api/platform/audit";
import type { Database, Tx } from "@shop/api/platform/database/database";
import { StartError } from "@shop/api/platform/errors/start-error";
import { undone } from "../shared/undone.ts";
import { changesOf, doubtfulPrice, readArticles } from "./articles.ts";
import { Refused, otherCategory, type Mapping } from "./mappings/mapping.ts";
import { native } from "./mappings/native.ts";
import type { Line } from "./read-lines.ts";
import type { TintPictures } from "./tint-pictures.ts";

export interface ImportOptions {
  mapping: Mapping;
  /** Stores that take the products into their assortment. Without any, new products are refused: nobody would sell them. */
  storeIds: readonly number[];
  tintPictures?: TintPictures;
  /** Who imports which file, for the audit trail. */
  trail?: { actor: string; file: string };
  /** Products per transaction. */
  batchSize?: number;
  now?: () => Date;
  /** Changes nothing, and only says what would be changed. */
  dryRun?: boolean;
  /** Imports also prices that are so different from those before that they are rather mistakes. */
  anyPrice?: boolean;
  onProgress?: (tally: Tally) => void;
  onRefused?: (line: number, sku: string, reason: string) => void;
  /** Called in a dry run with what a line adds or changes. */
  onChange?: (line: number, sku: string, change: string) => void;
  /** Called with each picture of a product, by the path that pages will use. */
  onPicture?: (picture: string) => void;
}

export interface Tally {
  lines: number;
  added: number;
  changed: number;
  unchanged: number;
  refused: number;
}

export const tallyText = ({ lines, added, changed, unchanged, refused }: Tally): string =>
  `${lines} ${lines === 1 ? "line" : "lines"}: ${added} added, ${changed} changed, ${unchanged} unchanged, ${refused} refused`;

interface Entry {
  line: number;
  record: ProductRecord;
}

const defaultBatch = 500;
/** A refused line may contain anything. */
const longestShownSku = 64;

/**
 * Imports the products of a file into the catalogue and into stores. Each batch is one transaction, so what was imported
 * before a failure stays. Importing the same file again is safe: it changes nothing that is already there, and imports
 * the rest.
 */
export async function importProducts(
  database: Database,
  lines: AsyncIterable<Line>,
  options: ImportOptions,
): Promise<Tally> {
  const { mapping, storeIds, tintPictures, batchSize = defaultBatch, now = () => new Date(), dryRun = false } = options;
  const tally: Tally = { lines: 0, added: 0, changed: 0, unchanged: 0, refused: 0 };
  const refuse = (line: number, sku: string, reason: string) => {
    tally.refused++;
    options.onRefused?.(line, sku, reason);
  };
  const count = ({ line }: Entry, outcome: RecordOutcome) => {
    if (outcome.outcome === "refused") refuse(line, outcome.sku, outcome.reason);
    else tally[outcome.outcome]++;
  };
  const batches = inBatches(batchSize, async (whole) => {
    const before = await readArticles(
      database.db,
      whole.map(({ record }) => record),
    );
    const batch = whole.filter(({ line, record }) => {
      const doubt = options.anyPrice ? undefined : doubtfulPrice(record, before);
      if (doubt !== undefined) refuse(line, record.sku, doubt);
      return doubt === undefined;
    });
    const records = await Promise.all(batch.map(({ record }) => tintPictures?.(record) ?? record));
    const save = (tx: Tx) => saveProducts(tx, records, { at: now(), storeIds, onlyKnown: storeIds.length === 0 });
    if (dryRun)
      await undone(database, async (tx) => {
        const outcomes = await save(tx);
        const after = await readArticles(tx, records);
        for (const [index, outcome] of outcomes.entries()) {
          const { line, record } = batch[index]!;
          count(batch[index]!, outcome);
          if (outcome.outcome === "added") options.onChange?.(line, record.sku, "new");
          if (outcome.outcome === "changed") options.onChange?.(line, record.sku, changesOf(record, before, after));
        }
      });
    else (await database.transaction(save)).forEach((outcome, index) => count(batch[index]!, outcome));
    for (const picture of records.flatMap(picturesOf)) options.onPicture?.(picture);
    options.onProgress?.(tally);
  });

  const known = await ensureOtherCategory(database);
  const brokenOff = await takeAll(lines, async (line) => {
    tally.lines++;
    const record = "error" in line ? line.error : recordOf(line.fields, mapping, known);
    if (typeof record === "string") refuse(line.number, skuIn(line), record);
    else await batches.add({ line: line.number, record });
  });
  await batches.flush();
  if (tally.added + tally.changed > 0 && !dryRun) {
    await database.db.execute(sql`analyze`);
    await refreshSearch(database);
  }
  if (options.trail && !dryRun) {
    const { actor, file } = options.trail;
    await recordChange(database.db, {
      storeId: null,
      actor,
      action: "import-products",
      entity: "catalogue",
      entityId: file,
      after: { ...tally, storeIds },
    });
  }
  if (brokenOff)
    throw new StartError(
      `${brokenOff.message.replace(/(?<!\?)$/, ".")} ${tally.lines === 0 ? "Nothing was imported" : `${dryRun ? "Read" : "Imported"} until then: ${tallyText(tally)}`}`,
    );
  return tally;
}

/** Saves entries a batch at a time. If two lines have the same SKU the later one counts, so they must not be in one batch. */
function inBatches(size: number, save: (batch: readonly Entry[]) => Promise<void>) {
  let batch: Entry[] = [];
  let skus = new Set<string>();

  async function flush(): Promise<void> {
    if (batch.length === 0) return;
    await save(batch);
    batch = [];
    skus = new Set();
  }

  return {
    async add(entry: Entry): Promise<void> {
      const { sku } = entry.record;
      if (batch.length >= size || skus.has(sku)) await flush();
      skus.add(sku);
      batch.push(entry);
    },
    flush,
  };
}

/** The SKU that a refused line has, to find it again; empty if there is none. */
const skuIn = (line: Line): string =>
  "fields" in line && typeof line.fields.sku === "string" ? line.fields.sku.trim().slice(0, longestShownSku) : "";

/** The product of a line, or why there is none. Unknown categories become the one for other goods, except in the shop's own format. */
function recordOf(
  fields: Record<string, unknown>,
  mapping: Mapping,
  known: ReadonlySet<string>,
): ProductRecord | string {
  try {
    const record = mapping(fields);
    return mapping === native || record.category === undefined || known.has(record.category)
      ? record
      : { ...record, category: otherCategory };
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw error;
  }
}

/** Reads all lines. Returns the error if the file cannot be read to its end. */
async function takeAll(
  lines: AsyncIterable<Line>,
  take: (line: Line) => Promise<void>,
): Promise<StartError | undefined> {
  try {
    for await (const line of lines) await take(line);
  } catch (error) {
    if (error instanceof StartError) return error;
    throw error;
  }
}

function picturesOf({ images = [], variants = [] }: ProductRecord): string[] {
  const pictures = [...images, ...variants.map(({ image }) => image)];
  return [...new Set(pictures.filter((picture) => typeof picture === "string"))];
}

/** Creates the category for goods that fit no other, and returns the keys of all categories. */
async function ensureOtherCategory({ db }: Database): Promise<Set<string>> {
  await db.execute(sql`
    insert into categories (id, level, key, name, sequence)
    values (99, 1, ${otherCategory}, ${JSON.stringify({ en: "Other goods", km: "ទំនិញផ្សេងៗ", zh: "其他商品" })}::jsonb, 99)
    on conflict (key) do nothing`);
  const { rows } = await db.execute<{ key: string }>(sql`select key from categories`);
  return new Set(rows.map(({ key }) => key));
}
