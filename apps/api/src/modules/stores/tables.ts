import { boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Currency } from "@shop/kit/money";
import type { Language, LocalText } from "@shop/kit/locale";
import type { PaymentWay } from "@shop/contract/payment-ways";
import { at } from "../../platform/database/columns.ts";

/** What shoppers read about a store; the texts in three languages. */
export interface StoreInfo {
  tagline: LocalText;
  about: LocalText;
  logo: string;
  favicon: string;
  phones: { smart: string | null; cellcard: string | null; metfone: string | null; whatsapp: string | null };
  links: {
    facebook: string | null;
    telegram: string | null;
    telegramChannel: string | null;
    tiktok: string | null;
    youtube: string | null;
    messenger: string | null;
    playstore: string | null;
    appstore: string | null;
    download: string | null;
  };
  menu: { icon: string; title: LocalText; to: string; class: string }[];
  location: { lat: number; long: number; address: LocalText } | null;
  banners: { title: LocalText; text: LocalText; to: string; image: string; tone: string }[];
}

/** A way to pay that a store takes, and its own words for it where the usual ones do not fit. */
export interface PaymentSetting {
  type: PaymentWay;
  discountPercent: number;
  name?: OwnText;
  description?: OwnText;
  /** A line that stands out beside the way, such as of a promotion. */
  banner?: OwnText;
  /** A picture that stands out beside the way, by language, under the upload base path; its size in pixels. */
  bannerImage?: Partial<Record<Language, { path: string; width: number; height: number }>>;
  /** A picture under the upload base path. */
  image?: string;
}

/** A store's own text in the languages that it was given in. */
type OwnText = Partial<Record<Language, string>>;

/** How a store works: never shown as it stands. */
export interface StoreSettings {
  features: { news: boolean; checkResult: boolean };
  footer: "default" | "special";
  payments: PaymentSetting[];
  /** `bank` is a name that is written alike in all languages, or its names. */
  bankAccounts: { type: string; bank: string | LocalText; account: string; holder: string }[];
  /** Fees in minor units by two-digit province code, `*` for the rest; `freeFrom` is a goods total; steps of distance, nearest first, from where goods leave. */
  delivery: {
    feeByProvince: Record<string, number>;
    freeFrom: number | null;
    daysByProvince: Record<string, number>;
    byDistance?: { upToKm: number; fee: number; days?: number }[];
    from?: { lat: number; long: number };
  };
  /** Merchant data of KHQR strings; null where the store takes none. */
  khqr: { bakongId: string; merchantId: string | null; acquiringBank: string | null; merchantName: string; city: string; mobile: string | null } | null;
  /** Hours before a booking until which its shopper may move or cancel it; 24 where it is not set. */
  bookingLimitHours?: number;
  /** Percent put on or off the catalogue's prices when products are listed. */
  priceAdjustPercent: number;
}

export const stores = pgTable("stores", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  code: text().notNull(),
  publishesCode: boolean("publishes_code").notNull().default(true),
  name: text().notNull(),
  color: text().notNull(),
  currency: text().$type<Currency>().notNull().default("USD"),
  rielRate: integer("riel_rate"),
  origin: text(),
  info: jsonb().$type<StoreInfo>().notNull(),
  settings: jsonb().$type<StoreSettings>().notNull(),
  updatedAt: at("updated_at").notNull().defaultNow(),
});

export const storeHosts = pgTable("store_hosts", {
  host: text().primaryKey(),
  storeId: integer("store_id").notNull(),
});
