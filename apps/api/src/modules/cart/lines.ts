import { and, asc, eq, gt, lte, sql } from "drizzle-orm";
import { maxLines, maxQuantity } from "@shop/contract/limits";
import { advisoryLocks } from "../../platform/database/advisory-locks.ts";
import { ownedBy } from "../../platform/database/columns.ts";
import type { CustomerKey } from "../../platform/context.ts";
import type { Queryable, Tx } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import { cartLines } from "./tables.ts";

export type CartLineRow = typeof cartLines.$inferSelect;

const isLine = (owner: CustomerKey, id: number) => and(eq(cartLines.id, id), ownedBy(cartLines, owner));

/** Makes changes of one cart wait for each other until the transaction ends, also those that add the first line. */
export async function lockCart(tx: Tx, { customerId }: CustomerKey): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.cart}, ${customerId})`);
}

/** The lines in the order in which they were added. */
export function listCartLines(db: Queryable, owner: CustomerKey): Promise<CartLineRow[]> {
  return db.select().from(cartLines).where(ownedBy(cartLines, owner)).orderBy(asc(cartLines.id)).limit(maxLines);
}

/** The lines of the cart, which is locked until the transaction ends. */
export async function lockCartLines(tx: Tx, owner: CustomerKey): Promise<CartLineRow[]> {
  await lockCart(tx, owner);
  return tx.select().from(cartLines).where(ownedBy(cartLines, owner)).orderBy(asc(cartLines.id)).for("update");
}

export async function clearCartLines(tx: Tx, owner: CustomerKey): Promise<void> {
  await tx.delete(cartLines).where(ownedBy(cartLines, owner));
}

interface NewCartLine {
  productId: number;
  /** 0 for a product without variants. */
  variantId: number;
  quantity: number;
  note: string | null;
  /** Minor units. */
  seenPrice: number | null;
}

/**
 * Puts pieces in the cart; the same product and variant joins a line. More
 * than fits is refused with `quantity_invalid`, or with `clip` cut to what fits. A line too many
 * is refused with `cart_full`.
 */
export async function putLine(
  tx: Tx,
  owner: CustomerKey,
  { productId, variantId, quantity, note, seenPrice }: NewCartLine,
  { clip = false } = {},
): Promise<CartLineRow> {
  await lockCart(tx, owner);
  const joined = sql`${cartLines.quantity} + excluded.quantity`;
  const [line] = await tx
    .insert(cartLines)
    .values({ ...owner, productId, variantId, quantity, note, seenPrice })
    .onConflictDoUpdate({
      target: [cartLines.customerId, cartLines.productId, cartLines.variantId],
      set: {
        quantity: sql`least(${joined}, ${maxQuantity})`,
        note: sql`coalesce(excluded.note, ${cartLines.note})`,
        seenPrice,
        updatedAt: sql`now()`,
      },
      ...(!clip && { setWhere: sql`${joined} <= ${maxQuantity}` }),
    })
    .returning();
  if (!line) refuse("quantity_invalid", { max: maxQuantity });
  if ((await tx.$count(cartLines, ownedBy(cartLines, owner))) > maxLines) refuse("cart_full", { max: maxLines });
  return line;
}

/** One piece more or less, or an absolute quantity. In one statement, so that simultaneous changes of two tabs both count. */
type QuantityChange = { by: number } | { to: number };

/** A line of the customer's cart; refused with `line_not_found` if it is not theirs. */
export async function findLine(db: Queryable, owner: CustomerKey, id: number): Promise<CartLineRow> {
  const [line] = await db.select().from(cartLines).where(isLine(owner, id));
  return line ?? refuse("line_not_found");
}

/** Changes the quantity of a line. Refused with `quantity_invalid` if it would be below 1 or above the maximum. */
export async function changeLine(tx: Tx, owner: CustomerKey, id: number, change: QuantityChange): Promise<CartLineRow> {
  const quantity = "to" in change ? sql`${change.to}::integer` : sql`${cartLines.quantity} + ${change.by}::integer`;
  const [line] = await tx
    .update(cartLines)
    .set({ quantity, updatedAt: sql`now()` })
    .where(and(isLine(owner, id), sql`${quantity} between 1 and ${maxQuantity}`))
    .returning();
  return line ?? refuse("quantity_invalid", { max: maxQuantity });
}

/** Removes a line and returns it; refused with `line_not_found` if it is not the customer's. */
export async function removeLine(db: Queryable, owner: CustomerKey, id: number): Promise<CartLineRow> {
  const [removed] = await db.delete(cartLines).where(isLine(owner, id)).returning();
  return removed ?? refuse("line_not_found");
}

/** Removes bought pieces; pieces that were added to a line in the meantime stay. */
export async function takeFromCart(
  tx: Tx,
  owner: CustomerKey,
  bought: readonly Omit<NewCartLine, "note" | "seenPrice">[],
): Promise<void> {
  for (const { productId, variantId, quantity } of bought) {
    const isBought = and(
      ownedBy(cartLines, owner),
      eq(cartLines.productId, productId),
      eq(cartLines.variantId, variantId),
    );
    await tx.delete(cartLines).where(and(isBought, lte(cartLines.quantity, quantity)));
    await tx
      .update(cartLines)
      .set({ quantity: sql`${cartLines.quantity} - ${quantity}::integer`, updatedAt: sql`now()` })
      .where(and(isBought, gt(cartLines.quantity, quantity)));
  }
}
