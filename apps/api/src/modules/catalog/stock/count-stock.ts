import { and, eq, sql } from "drizzle-orm";
import { recordChange } from "../../../platform/audit.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { auditTrail } from "../../../platform/tables.ts";
import { followStock } from "./follow-stock.ts";

/** What a stock-taking counted of an article. */
interface ArticleCount {
  sku: string;
  /** 0 is the pool that stores without stock of their own share. */
  storeId: number;
  /** The sheet that it was counted with; each counts an article once. */
  sheet: string;
  /** Pieces that should have been there when the sheet was written. */
  expected: number;
  counted: number;
}

/** The stock before and after a count, which are the same where it agrees or was taken over before; or why it is refused. */
type CountOutcome = { before: number; after: number } | { refused: string };

interface Row extends Record<string, unknown> {
  product_id: number;
  variant_id: number;
  has_variants: boolean;
  on_hand: number | null;
  held: number | null;
}

/** Corrects stock by what counts differ from their sheet, so that what was sold since stays sold. Each SKU may be given once. */
export async function countStock(tx: Tx, counts: readonly ArticleCount[], actor: string): Promise<CountOutcome[]> {
  const rows = await lockRows(tx, counts);
  const earlier = await countedBefore(tx, counts, [...rows.values()]);
  const changes: { count: ArticleCount; row: Row; before: number; after: number }[] = [];
  const outcomes = counts.map((count): CountOutcome => {
    const row = rows.get(count.sku);
    const before = row?.on_hand;
    const refused = row ? whyRefused(count, row, earlier.get(count.sku)) : `There is no product ${count.sku}`;
    if (refused !== undefined) return { refused };
    const after = earlier.has(count.sku) ? before! : before! + count.counted - count.expected;
    if (after !== before) changes.push({ count, row: row!, before: before!, after });
    return { before: before!, after };
  });
  const column = (values: number[]) => sql`${sql.param(values)}::integer[]`;
  await tx.execute(sql`
    update stock k set on_hand = c.after, counted = coalesce(k.counted, c.after)
    from unnest(${column(changes.map(({ row }) => row.product_id))}, ${column(changes.map(({ row }) => row.variant_id))},
      ${column(changes.map(({ count }) => count.storeId))}, ${column(changes.map(({ after }) => after))})
      as c (product_id, variant_id, store_id, after)
    where (k.product_id, k.variant_id, k.store_id) = (c.product_id, c.variant_id, c.store_id)`);
  for (const { count, row, before, after } of changes) {
    const { storeId, ...counted } = count;
    await recordChange(tx, {
      storeId: storeId || null,
      actor,
      action: "count-stock",
      entity: "product",
      entityId: row.product_id,
      before: { pieces: before },
      after: { ...counted, pieces: after },
    });
  }
  await followStock(
    tx,
    changes.map(({ count, row, before, after }) => ({
      productId: row.product_id,
      variantId: row.variant_id,
      stockStoreId: count.storeId,
      before: before - row.held!,
      after: after - row.held!,
    })),
  );
  return outcomes;
}

function whyRefused({ sku, sheet, expected, counted }: ArticleCount, row: Row, earlier?: number): string | undefined {
  if (row.has_variants) return `${sku} has variants: their SKUs are counted`;
  if (row.on_hand === null) return `the store has no stock of its own of ${sku} any more`;
  if (earlier !== undefined)
    return earlier === counted
      ? undefined
      : `${earlier} of ${sku} were counted with sheet ${sheet} before: to count again, write a new sheet`;
  const left = row.on_hand + counted - expected;
  if (left < row.held!)
    return `too few of ${sku} are there for what was sold since: ${left} would be left, of which open payments reserve ${row.held}`;
  return undefined;
}

/** The stock rows of counts by SKU, locked in the order in which checkouts lock them. The pool gets those that it lacks. */
async function lockRows(tx: Tx, counts: readonly ArticleCount[]): Promise<Map<string, Row>> {
  const articles = sql`
    select a.sku, coalesce(v.product_id, p.id) as product_id, coalesce(v.id, 0) as variant_id, a.store_id,
      v.id is null and exists (select from variants where product_id = p.id) as has_variants
    from unnest(${sql.param(counts.map(({ sku }) => sku))}::text[], ${sql.param(counts.map(({ storeId }) => storeId))}::integer[]) as a (sku, store_id)
    left join variants v on v.sku = a.sku
    left join products p on p.sku = a.sku and v.id is null
    where coalesce(v.product_id, p.id) is not null`;
  await tx.execute(sql`
    insert into stock (product_id, variant_id, store_id, on_hand)
    select product_id, variant_id, 0, 0 from (${articles}) a where store_id = 0 and not has_variants
    order by 1, 2 on conflict do nothing`);
  await tx.execute(sql`
    select from stock k where (k.product_id, k.variant_id, k.store_id) in (select product_id, variant_id, store_id from (${articles}) a)
    order by k.product_id, k.variant_id, k.store_id for update`);
  const { rows } = await tx.execute<Row & { sku: string }>(sql`
    select a.*, k.on_hand, k.held from (${articles}) a left join stock k using (product_id, variant_id, store_id)`);
  return new Map(rows.map((row) => [row.sku, row]));
}

/** How many pieces were counted before with the same sheets, by SKU. */
async function countedBefore(
  tx: Tx,
  counts: readonly ArticleCount[],
  rows: readonly Row[],
): Promise<Map<string, number>> {
  const sheets = new Map(counts.map(({ sku, sheet }) => [sku, sheet]));
  const entries = await tx
    .select({ after: sql<ArticleCount>`${auditTrail.after}` })
    .from(auditTrail)
    .where(
      and(
        eq(auditTrail.entity, "product"),
        sql`${auditTrail.entityId} = any(${sql.param(rows.map((row) => String(row.product_id)))}::text[])`,
        eq(auditTrail.action, "count-stock"),
      ),
    );
  return new Map(
    entries.flatMap(({ after: { sku, sheet, counted } }) => (sheets.get(sku) === sheet ? [[sku, counted]] : [])),
  );
}
