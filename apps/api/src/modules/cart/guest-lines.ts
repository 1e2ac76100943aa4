import { and, desc, eq, inArray, lt, sql } from "drizzle-orm";
import { maxLines } from "@shop/contract/limits";
import { ownedBy } from "../../platform/database/columns.ts";
import type { CustomerKey } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/database.ts";
import { lockCart } from "./lines.ts";
import { guestLineMoves } from "./tables.ts";

/** How long the moved lines are stored. A browser sends its lines at every visit, and each must be added only once. */
const remembered = sql`now() - interval '90 days'`;
/** Maximum number of stored lines per customer, ten full carts, since a browser could send any number. */
const mostRemembered = 10 * maxLines;

interface GuestLine {
  /** The key that the browser gave the line. */
  line: string;
  productId: number;
  /** 0 for a product without variants. */
  variantId: number;
  /** Pieces that the line has now. */
  quantity: number;
}

/** How much of a line was moved before; null for a new line. Locks the cart first. */
export async function findMovedLine(tx: Tx, owner: CustomerKey, line: string): Promise<Omit<GuestLine, "line"> | null> {
  await lockCart(tx, owner);
  const { productId, variantId, quantity } = guestLineMoves;
  const [moved] = await tx
    .select({ productId, variantId, quantity })
    .from(guestLineMoves)
    .where(and(ownedBy(guestLineMoves, owner), eq(guestLineMoves.line, line)));
  return moved ?? null;
}

/** Stores that all pieces of a line have been moved. Deletes lines that are too old, and the oldest if there are too many. */
export async function rememberMovedLine(
  tx: Tx,
  owner: CustomerKey,
  { line, productId, variantId, quantity }: GuestLine,
): Promise<void> {
  await tx.delete(guestLineMoves).where(and(ownedBy(guestLineMoves, owner), lt(guestLineMoves.movedAt, remembered)));
  await tx
    .insert(guestLineMoves)
    .values({ ...owner, line, productId, variantId, quantity })
    .onConflictDoUpdate({
      target: [guestLineMoves.customerId, guestLineMoves.line],
      set: { quantity, movedAt: sql`now()` },
    });
  const tooMany = tx
    .select({ line: guestLineMoves.line })
    .from(guestLineMoves)
    .where(ownedBy(guestLineMoves, owner))
    .orderBy(desc(guestLineMoves.movedAt), guestLineMoves.line)
    .offset(mostRemembered);
  await tx.delete(guestLineMoves).where(and(ownedBy(guestLineMoves, owner), inArray(guestLineMoves.line, tooMany)));
}

/** Deletes the remembered lines of a customer who deletes the account. */
export async function forgetMovedLines(tx: Tx, owner: CustomerKey): Promise<void> {
  await tx.delete(guestLineMoves).where(ownedBy(guestLineMoves, owner));
}
