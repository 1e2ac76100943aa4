import { and, eq, type SQL } from "drizzle-orm";
import { bigint, timestamp, type AnyPgColumn } from "drizzle-orm/pg-core";
import type { CustomerKey } from "../context.ts";

/** A moment; every table keeps its moments with their zone. */
export const at = (name: string) => timestamp(name, { withTimezone: true });

/** An amount of money in the smallest unit of its currency, such as cents. */
export const minorUnits = (name: string) => bigint(name, { mode: "number" });

/** The condition that a row is a customer's of a store, and nobody else's. */
export const ownedBy = (
  table: { storeId: AnyPgColumn; customerId: AnyPgColumn },
  { storeId, customerId }: CustomerKey,
): SQL => and(eq(table.customerId, customerId), eq(table.storeId, storeId))!;
