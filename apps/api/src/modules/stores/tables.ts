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

/** A payment method of a store, with its own texts where they differ from the usual ones. */
export interface PaymentSetting {
  type: PaymentWay;
  discountPercent: number;
  name?: OwnText;
  description?: OwnText;
  /** A highlighted line beside the payment method, such as a promotion. */
  banner?: OwnText;
  /** A highlighted picture beside the payment method, by language, under the upload base path; size in pixels. */
  bannerImage?: Partial<Record<Language, { path: string; width: number; height: number }>>;
  /** A picture under the upload base path. */
  image?: string;
}

/** A store's own text in the languages that it was given in. */
type OwnText = Partial<Record<Language, string>>;

/** Days on which a store is closed, both included, as 2027-04-14; the text says why. */
export interface Holiday {
  from: string;
  to: string;
  text: LocalText;
}

/** Settings of a store; never shown as they are. */
export interface StoreSettings {
  features: { news: boolean; checkResult: boolean };
  footer: "default" | "special";
  payments: PaymentSetting[];
  /** `bank` is one name for all languages, or a name for each. */
  bankAccounts: { type: string; bank: string | LocalText; account: string; holder: string }[];
  /** Fees in minor units by two-digit province code, `*` for all others; `freeFrom` is a total of the goods; distance steps from the place of dispatch, nearest first. */
  delivery: {
    feeByProvince: Record<string, number>;
    freeFrom: number | null;
    daysByProvince: Record<string, number>;
    byDistance?: { upToKm: number; fee: number; days?: number }[];
    from?: { lat: number; long: number };
  };
  /** Merchant data of KHQR strings; null if the store does not accept KHQR. */
  khqr: {
    bakongId: string;
    merchantId: string | null;
    acquiringBank: string | null;
    merchantName: string;
    city: string;
    mobile: string | null;
  } | null;
  /** In the order of their days. */
  holidays?: Holiday[];
  /** Until how many hours before a booking the shopper may move or cancel it; 24 if not set. */
  bookingLimitHours?: number;
  /** Percentage added to (or taken off) the catalogue's prices. */
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
