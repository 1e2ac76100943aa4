import { boolean, doublePrecision, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Language } from "@shop/kit/locale";
import { at } from "../../platform/database/columns.ts";

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

export type PlaceLevel = "province" | "district" | "commune";

/** Places of the national gazetteer; see the migration. */
export const places = pgTable("places", {
  code: text().primaryKey(),
  level: text().$type<PlaceLevel>().notNull(),
  parent: text(),
  nameEn: text("name_en").notNull(),
  nameKm: text("name_km").notNull(),
  lat: doublePrecision(),
  long: doublePrecision(),
  folded: text().notNull().default(""),
});

/** Points known to lie in a province. */
export const placePoints = pgTable(
  "place_points",
  {
    provinceCode: text("province_code").notNull(),
    lat: doublePrecision().notNull(),
    long: doublePrecision().notNull(),
  },
  (table) => [primaryKey({ columns: [table.provinceCode, table.lat, table.long] })],
);
