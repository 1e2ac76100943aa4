import { sql } from "drizzle-orm";
import { formatMoney } from "@shop/kit/money";
import { isPriceJump, type ProductRecord } from "@shop/api/modules/catalog/public";
import type { Queryable } from "@shop/api/platform/database/database";

/** What the catalogue says of a product without variants, or of a variant. Amounts are US cents; pieces are those of the shared pool. */
interface Article {
  price: number | null;
  promotion: number | null;
  pieces: number | null;
}

/** Articles by their SKU, with the SKU of the product that each belongs to. */
export type Articles = Map<string, Article & { product: string }>;

/** The articles that some records name, and those of the products that they name. */
export async function readArticles(db: Queryable, records: readonly ProductRecord[]): Promise<Articles> {
  const named = sql`${sql.param(records.flatMap(({ sku, variants = [] }) => [sku, ...variants.map((each) => each.sku)]))}::text[]`;
  const { rows } = await db.execute<Record<keyof Article, string | null> & { sku: string; product: string }>(sql`
    select p.sku, p.sku as product, p.price, p.promo_price as promotion, s.on_hand as pieces
    from products p left join stock s on s.product_id = p.id and s.variant_id = 0 and s.store_id = 0
    where p.sku = any(${named}) and not exists (select from variants v where v.product_id = p.id)
    union all
    select v.sku, p.sku, v.price, v.promo_price, s.on_hand
    from variants v
    join products p on p.id = v.product_id
    left join stock s on s.product_id = p.id and s.variant_id = v.id and s.store_id = 0
    where v.sku = any(${named}) or p.sku = any(${named})
    order by 1`);
  const numberOf = (value: string | null) => (value === null ? null : Number(value));
  return new Map(
    rows.map(({ sku, product, price, promotion, pieces }) => [
      sku,
      { product, price: numberOf(price), promotion: numberOf(promotion), pieces: numberOf(pieces) },
    ]),
  );
}

const money = (amount: number | null) => (amount === null ? "none" : formatMoney({ amount, currency: "USD" }));

/** Why a price of a record is rather a mistake; undefined if none is. */
export function doubtfulPrice({ sku, price, variants = [] }: ProductRecord, known: Articles): string | undefined {
  for (const priced of [{ sku, price }, ...variants]) {
    const before = known.get(priced.sku)?.price ?? null;
    if (typeof priced.price === "number" && isPriceJump(before, priced.price))
      return `the price ${money(priced.price)} is less than a third or more than three times that of ${priced.sku} now, ${money(before)}: if it is right, import it with --any-price`;
  }
}

/** What a record changes in price and stock, in a line. */
export function changesOf({ sku }: ProductRecord, before: Articles, after: Articles): string {
  const own = [...after].filter(([name, { product }]) => name === sku || product === sku);
  const changes = own.flatMap(([name, now]) => {
    const was = before.get(name);
    const parts = [
      ...changed("price", was?.price, now.price, money),
      ...changed("promotion", was?.promotion, now.promotion, money),
      ...changed("stock", was?.pieces, now.pieces, (pieces) => `${pieces ?? "none"}`),
    ];
    if (parts.length === 0) return [];
    return `${name === sku ? "" : `${name}: `}${parts.join(", ")}`;
  });
  return changes.join("; ") || "neither price nor stock";
}

function changed(
  name: string,
  before: number | null = null,
  after: number | null,
  text: (value: number | null) => string,
): string[] {
  return before === after ? [] : [`${name} ${text(before)} → ${text(after)}`];
}
