import { boolean, doublePrecision, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Language } from "@shop/kit/locale";

const at = (name: string) => timestamp(name, { withTimezone: true });

export const customers = pgTable("customers", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  storeId: integer("store_id").notNull(),
  name: text().notNull(),
  phone: text(),
  phoneVerifiedAt: at("phone_verified_at"),
  email: text(),
  emailVerifiedAt: at("email_verified_at"),
  passwordHash: text("password_hash"),
  lang: text().$type<Language>().notNull().default("en"),
  createdAt: at("created_at").notNull().defaultNow(),
  removedAt: at("removed_at"),
});

export const addresses = pgTable("addresses", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  storeId: integer("store_id").notNull(),
  customerId: integer("customer_id").notNull(),
  name: text().notNull(),
  description: text().notNull().default(""),
  lat: doublePrecision().notNull(),
  long: doublePrecision().notNull(),
  provinceCode: text("province_code"),
  isDefault: boolean("is_default").notNull().default(false),
  createdAt: at("created_at").notNull().defaultNow(),
  removedAt: at("removed_at"),
});
