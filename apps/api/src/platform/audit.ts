import type { Queryable } from "./database/database.ts";
import { auditTrail } from "./tables.ts";

/** What changes are of. */
export const auditEntities = [
  "article",
  "booking",
  "catalogue",
  "category",
  "check",
  "claim",
  "customer",
  "freelancer",
  "help-category",
  "news",
  "order",
  "payment",
  "policy",
  "product",
  "serial",
  "store",
] as const;

interface AuditEntry {
  storeId: number | null;
  /** Such as `staff:sokha`, `customer:17` or `system:settle-payment`. */
  actor: string;
  /** Such as `refund`. */
  action: string;
  entity: (typeof auditEntities)[number];
  entityId: number | string;
  before?: unknown;
  after?: unknown;
}

/** Adds an entry to the audit trail, in the transaction of the change. */
export async function recordChange(tx: Queryable, { entityId, ...entry }: AuditEntry): Promise<void> {
  await tx.insert(auditTrail).values({ ...entry, entityId: String(entityId) });
}
