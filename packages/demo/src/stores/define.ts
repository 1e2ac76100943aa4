import type { DemoStore, Text } from "../types.ts";
import { drawMark, type Mark } from "./marks.ts";

/** What is different in each store; everything else is derived from it. */
export interface StoreDraft
  extends Pick<DemoStore, "code" | "name" | "tagline" | "color" | "about" | "menu" | "assortment" | "priceAdjustPercent" | "payments" | "banners"> {
  mark: Mark;
  /** Its name in URLs. */
  handle: string;
  /** Last six digits of its phone numbers. */
  number: string;
  /** Two-digit code of its province. */
  province: string;
  location: DemoStore["location"];
  rielPerDollar?: number | null;
  publishesCode?: boolean;
  features?: Partial<DemoStore["features"]>;
  freeFrom?: number | null;
  /** Fee in US cents for the store's own province, neighbouring provinces and all others. */
  fees?: [home: number, near: number, far: number];
  /** Fees in US cents by distance from the store, nearest first; beyond the last one, `fees` apply. */
  feesByDistance?: { upToKm: number; fee: number; days?: number }[];
  download?: string;
}

const prefixes = {
  smart: ["010", "015", "016", "069", "070", "081", "086", "087", "093", "096", "098"],
  cellcard: ["011", "012", "014", "017", "061", "076", "077", "078", "085", "089", "092", "095", "099"],
  metfone: ["060", "066", "067", "068", "071", "088", "090", "097", "031"],
} as const;

/** Prefixes that are followed by seven digits. */
const long = new Set(["096", "076", "071", "088", "097", "031"]);

const near: Record<string, string[]> = {
  "12": ["08", "03", "04", "05", "14", "21"],
  "17": ["22", "01", "02", "13", "06"],
  "02": ["01", "24", "15", "17"],
  "18": ["09", "07", "05"],
  "07": ["23", "21", "18"],
  "03": ["25", "14", "06", "10"],
  "08": ["12", "21", "14", "05"],
  "09": ["18", "05", "15"],
  "23": ["07", "21"],
};

const provinces = Array.from({ length: 25 }, (_, index) => String(index + 1).padStart(2, "0"));
/** Provinces where delivery takes a day longer. */
const remote = new Set(["09", "11", "13", "16", "19", "22", "24"]);

function phone(list: readonly string[], order: number, number: string): string {
  const prefix = list[order % list.length]!;
  const digits = long.has(prefix) ? `${number}${order % 10}` : number;
  return `${prefix} ${digits.slice(0, 3)} ${digits.slice(3)}`;
}

function delivery(draft: StoreDraft): DemoStore["delivery"] {
  const [home, close, far] = draft.fees ?? [100, 150, 200];
  const neighbours = new Set(near[draft.province]);
  const feeByProvince: Record<string, number> = { "*": far, [draft.province]: home };
  const daysByProvince: Record<string, number> = { "*": 2 };
  for (const code of neighbours) feeByProvince[code] = close;
  for (const code of provinces) {
    if (code === draft.province) daysByProvince[code] = 0;
    else if (neighbours.has(code)) daysByProvince[code] = 1;
    else if (remote.has(code)) daysByProvince[code] = 3;
  }
  const freeFrom = draft.freeFrom === undefined ? 10000 : draft.freeFrom;
  return { feeByProvince, freeFrom, daysByProvince, ...(draft.feesByDistance && { byDistance: draft.feesByDistance }) };
}

/** Makes a store from its draft. */
export function defineStore(draft: StoreDraft): DemoStore {
  const order = Number(draft.code.slice(1));
  const { handle, number } = draft;
  const smart = phone(prefixes.smart, order, number);
  const account = `${String(order).padStart(3, "0")} ${number.slice(0, 3)} ${number.slice(3)}`;
  return {
    code: draft.code,
    publishesCode: draft.publishesCode ?? true,
    hosts: [`${draft.code.toLowerCase()}.localhost`],
    name: draft.name,
    tagline: draft.tagline,
    color: draft.color,
    logo: drawMark(draft.mark, draft.color, "logo"),
    favicon: drawMark(draft.mark, draft.color, "favicon"),
    about: draft.about,
    currency: "USD",
    rielPerDollar: draft.rielPerDollar === undefined ? 4100 : draft.rielPerDollar,
    phones: {
      smart,
      cellcard: phone(prefixes.cellcard, order, number),
      metfone: phone(prefixes.metfone, order, number),
      whatsapp: `+855 ${smart.slice(1)}`,
    },
    links: {
      facebook: `https://www.facebook.com/${handle}.example`,
      telegram: `https://t.me/${handle}_example`,
      telegramChannel: `https://t.me/${handle}_news_example`,
      tiktok: `https://www.tiktok.com/@${handle}.example`,
      youtube: `https://www.youtube.com/@${handle}-example`,
      messenger: `https://m.me/${handle}.example`,
      playstore: `https://play.google.com/store/apps/details?id=example.${handle}`,
      appstore: `https://apps.apple.com/app/example-${handle}/id0000000${String(order).padStart(3, "0")}`,
      download: draft.download ?? null,
    },
    menu: draft.menu,
    assortment: draft.assortment,
    priceAdjustPercent: draft.priceAdjustPercent,
    features: { news: false, checkResult: false, ...draft.features },
    payments: draft.payments,
    bankAccounts: [
      { type: "phone", bank: { en: "Phone number transfer", km: "ផ្ទេរតាមលេខទូរស័ព្ទ", zh: "手机号转账" }, account: smart, holder: draft.name.toUpperCase() },
      { type: "aba", bank: "ABA Bank", account, holder: draft.name.toUpperCase() },
      { type: "acleda", bank: "ACLEDA Bank", account: `${number}-${account.slice(0, 3)}`, holder: draft.name.toUpperCase() },
      ...(order % 2 ? [{ type: "wing", bank: "Wing Bank", account: `${number}${order}`, holder: draft.name.toUpperCase() }] : []),
    ],
    location: draft.location,
    delivery: delivery(draft),
    banners: draft.banners,
  };
}

/** A text in the shop's three languages. */
export const text = (en: string, km: string, zh: string): Text => ({ en, km, zh });
