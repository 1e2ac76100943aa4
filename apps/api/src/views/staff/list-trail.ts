import { and, desc, eq, type SQL } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { auditTrail } from "../../platform/tables.ts";
import { firstRows, type FirstRows } from "./first-rows.ts";

/** Rows of a list for staff. */
const most = 200;

interface Wanted {
  storeId?: number | undefined;
  /** Such as `order`, and which. */
  entity?: string | undefined;
  entityId?: string | undefined;
}

/** What was changed, by whom, the newest first. */
export function listTrail(
  db: Queryable,
  { storeId, entity, entityId }: Wanted,
): Promise<FirstRows<typeof auditTrail.$inferSelect>> {
  const filters: SQL[] = [];
  if (entity !== undefined) filters.push(eq(auditTrail.entity, entity));
  if (entityId !== undefined) filters.push(eq(auditTrail.entityId, entityId));
  if (storeId !== undefined) filters.push(eq(auditTrail.storeId, storeId));
  return firstRows(most, (limit) =>
    db
      .select()
      .from(auditTrail)
      .where(and(...filters))
      .orderBy(desc(auditTrail.id))
      .limit(limit),
  );
}
