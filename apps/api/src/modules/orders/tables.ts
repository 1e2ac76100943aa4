import { boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { orderStates } from "@shop/contract/order-states";
import type { LocalText } from "@shop/kit/locale";
import type { Currency } from "@shop/kit/money";
import { at, minorUnits } from "../../platform/database/columns.ts";

export type OrderState = (typeof orderStates)[number];

/** The recipient and address of an order, as of when it was placed. */
export interface OrderDelivery {
  /** Name of the recipient. */
  recipient: string;
  /** E.164. */
  phone: string | null;
  /** Name of the address, such as Home. */
  name: string;
  description: string;
  lat: number;
  long: number;
  provinceCode: string | null;
  /** Day, as 2026-11-21. */
  expectedOn: string | null;
}

export const orders = pgTable("orders", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  storeId: integer("store_id").notNull(),
  customerId: integer("customer_id").notNull(),
  number: text().notNull(),
  state: text().$type<OrderState>().notNull().default("placed"),
  currency: text().$type<Currency>().notNull(),
  total: minorUnits("total").notNull(),
  discount: minorUnits("discount").notNull(),
  deliveryFee: minorUnits("delivery_fee").notNull(),
  grandTotal: minorUnits("grand_total").notNull(),
  rielRate: integer("riel_rate"),
  note: text(),
  delivery: jsonb().$type<OrderDelivery>().notNull(),
  placedAt: at("placed_at").notNull(),
});

export const orderLines = pgTable("order_lines", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  orderId: integer("order_id").notNull(),
  productId: integer("product_id").notNull(),
  variantId: integer("variant_id").notNull().default(0),
  stockStoreId: integer("stock_store_id").notNull().default(0),
  name: jsonb().$type<LocalText>().notNull(),
  /** In English. */
  variantName: text("variant_name"),
  /** Null without a variant, and in orders from before names were stored. */
  variantNames: jsonb("variant_names").$type<LocalText>(),
  image: text(),
  isService: boolean("is_service").notNull(),
  quantity: integer().notNull(),
  price: minorUnits("price").notNull(),
  warrantyMonths: integer("warranty_months"),
  note: text(),
});

export const orderEvents = pgTable("order_events", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  orderId: integer("order_id").notNull(),
  at: at("at").notNull(),
  state: text().notNull(),
  actor: text().notNull(),
  note: text(),
});
