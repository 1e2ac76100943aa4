import { boolean, integer, jsonb, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import type { LocalText } from "@shop/kit/locale";
import { at, minorUnits } from "../../platform/database/columns.ts";

/** A specification of a product; those with `filter` narrow lists. */
export interface Spec {
  key: string;
  label: LocalText;
  value: string | LocalText;
  filter?: boolean;
}

/** A choice such as Colour. */
export interface OptionGroup extends LocalText {
  /** Keys of the specifications that its options say, divided by ` / `; absent for the one that is called as the group is. */
  specs?: string[] | undefined;
}

export const categories = pgTable("categories", {
  id: integer().primaryKey(),
  parentId: integer("parent_id"),
  level: smallint().notNull(),
  key: text().notNull(),
  name: jsonb().$type<LocalText>().notNull(),
  image: text(),
  sequence: integer().notNull().default(0),
  /** Its goods, and all below it, go with others. */
  companion: boolean().notNull().default(false),
});

export const brands = pgTable("brands", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  image: text(),
});

export const products = pgTable("products", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  sku: text().notNull(),
  model: text(),
  /** The number below the barcode, in its shortest form. */
  gtin: text(),
  categoryId: integer("category_id").notNull(),
  groupId: integer("group_id"),
  subcategoryId: integer("subcategory_id"),
  brandId: integer("brand_id"),
  name: jsonb().$type<LocalText>().notNull(),
  description: jsonb().$type<LocalText>().notNull(),
  images: text().array().notNull().default([]),
  specs: jsonb().$type<Spec[]>().notNull().default([]),
  optionGroups: jsonb("option_groups").$type<OptionGroup[]>().notNull().default([]),
  warrantyMonths: integer("warranty_months").notNull().default(0),
  popularity: integer().notNull().default(0),
  /** US cents, that stores' own prices start from; null is price on request. */
  price: minorUnits("price"),
  promoPrice: minorUnits("promo_price"),
  promoEndsAt: at("promo_ends_at"),
  createdAt: at("created_at").notNull().defaultNow(),
  updatedAt: at("updated_at").notNull().defaultNow(),
});

export const variants = pgTable("variants", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  productId: integer("product_id").notNull(),
  sku: text().notNull(),
  gtin: text(),
  options: text().array().notNull(),
  /** Of the options, in their order; null where they are written alike in all languages. */
  optionNames: jsonb("option_names").$type<LocalText[]>(),
  image: text(),
  sequence: integer().notNull().default(0),
  price: minorUnits("price"),
  promoPrice: minorUnits("promo_price"),
});

/** The assortment: what a store sells, at its own price. See the migration for each column. */
export const listings = pgTable(
  "listings",
  {
    storeId: integer("store_id").notNull(),
    productId: integer("product_id").notNull(),
    categoryId: integer("category_id").notNull(),
    groupId: integer("group_id"),
    subcategoryId: integer("subcategory_id"),
    brandId: integer("brand_id"),
    price: minorUnits("price"),
    promoPrice: minorUnits("promo_price"),
    /** With variants: when the first of their promotions ends. The others go on as soon as that one is taken off. */
    promoEndsAt: at("promo_ends_at"),
    sortPrice: minorUnits("sort_price"),
    onPromotion: boolean("on_promotion").notNull().default(false),
    priceFrom: boolean("price_from").notNull().default(false),
    inStock: boolean("in_stock").notNull().default(false),
    sortName: text("sort_name").notNull(),
    popularity: integer().notNull().default(0),
    createdAt: at("created_at").notNull(),
    /** Set by the store itself: the catalogue's price leaves it alone. */
    ownPrice: boolean("own_price").notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.productId] })],
);

export const listingVariants = pgTable(
  "listing_variants",
  {
    storeId: integer("store_id").notNull(),
    variantId: integer("variant_id").notNull(),
    productId: integer("product_id").notNull(),
    price: minorUnits("price"),
    promoPrice: minorUnits("promo_price"),
    promoEndsAt: at("promo_ends_at"),
    ownPrice: boolean("own_price").notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.variantId] })],
);

/** How many products a store lists, by shelf; kept by triggers, only read here. */
export const shelfCounts = pgTable(
  "shelf_counts",
  {
    storeId: integer("store_id").notNull(),
    kind: text("shelf").$type<"all" | "category" | "subcategory" | "brand">().notNull(),
    shelfId: integer("shelf_id").notNull(),
    total: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.kind, table.shelfId] })],
);

/** Pieces; `storeId` 0 is the shared pool, `variantId` 0 a product without variants. */
export const stock = pgTable(
  "stock",
  {
    productId: integer("product_id").notNull(),
    variantId: integer("variant_id").notNull().default(0),
    storeId: integer("store_id").notNull().default(0),
    onHand: integer("on_hand").notNull(),
    /** As it was last imported; null where that is not known. */
    counted: integer(),
    held: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.productId, table.variantId, table.storeId] })],
);
