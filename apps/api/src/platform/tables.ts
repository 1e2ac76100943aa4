import { bigint, index, integer, json, jsonb, pgTable, text, timestamp, unique, varchar } from "drizzle-orm/pg-core";

export const rateLimits = pgTable(
  "rate_limits",
  {
    key: varchar({ length: 255 }).primaryKey(),
    points: integer().notNull().default(0),
    expire: bigint({ mode: "number" }),
  },
  (table) => [index("rate_limits_expire").on(table.expire)],
);

export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    storeId: integer("store_id").notNull(),
    customerId: integer("customer_id"),
    operation: text().notNull(),
    key: text().notNull(),
    bodyHash: text("body_hash").notNull(),
    result: json(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique().on(table.storeId, table.customerId, table.operation, table.key).nullsNotDistinct(),
    index("idempotency_keys_created").on(table.createdAt),
  ],
);

export const auditTrail = pgTable(
  "audit_trail",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    storeId: integer("store_id"),
    actor: text().notNull(),
    action: text().notNull(),
    entity: text().notNull(),
    entityId: text("entity_id").notNull(),
    before: jsonb(),
    after: jsonb(),
  },
  (table) => [index("audit_trail_entity").on(table.entity, table.entityId, table.id)],
);
