import * as z from "zod";
import { call, money, storeQuery } from "../define.ts";
import { paymentWays } from "../payment-ways.ts";

/** Days on which the store is closed, both included, as 2027-04-14; the text says why. */
export const holiday = z.object({ from: z.string(), to: z.string(), text: z.string() });

/** Site info of the specification, section 3, with what the storefront needs in addition. */
export const siteInfo = z.object({
  domain: z.string(),
  name: z.string(),
  logo: z.string(),
  favicon: z.string(),
  tagline: z.string(),
  /** Primary colour, `#rrggbb`. */
  color: z.string(),
  playstore: z.string().nullable(),
  appstore: z.string().nullable(),
  menu: z.array(z.object({ icon: z.string(), title: z.string(), to: z.string(), class: z.string() })),
  chat_id: z.string().nullable(),
  telegram_url: z.string().nullable(),
  telegram_channel: z.string().nullable(),
  facebook_url: z.string().nullable(),
  tiktok_url: z.string().nullable(),
  smart: z.string().nullable(),
  cellcard: z.string().nullable(),
  metfone: z.string().nullable(),
  whatapp: z.string().nullable(),
  /** Null for a store that publishes none, such as S016; it has no Compare. */
  store_code: z.string().nullable(),
  about_us: z.string(),
  download_link: z.string().nullable(),
  youtube_url: z.string().nullable(),
  /** Origin for canonical URLs; null means that of the request. */
  origin: z.string().nullable(),
  currency: z.enum(["USD", "KHR"]),
  /** Riel per dollar, if the store shows both. */
  riel_rate: z.number().int().nullable(),
  features: z.object({ news: z.boolean(), check_result: z.boolean() }),
  location: z.object({ lat: z.number(), long: z.number(), address: z.string() }).nullable(),
  /** The payment methods that the store accepts, in its order. */
  ways: z.array(z.object({ type: z.enum(paymentWays), name: z.string() })),
  /** Delivery to anywhere: lowest and highest fee, the total from which it is free, and days, which are null where the store does not state them. */
  delivery: z.object({
    fee_min: money,
    fee_max: money,
    free_from: money.nullable(),
    days_min: z.number().nullable(),
    days_max: z.number().nullable(),
  }),
  /** The days on which the store is closed, from three weeks before. */
  holidays: z.array(holiday),
  /** URL template of map tiles with {z}, {x} and {y}. */
  tile_url: z.string(),
  /** Which footer the pages have; `special` at S007. */
  footer: z.enum(["default", "special"]),
  banners: z.array(
    z.object({ title: z.string(), text: z.string(), to: z.string(), image: z.string(), tone: z.string() }),
  ),
});

export const siteCalls = {
  "site.get": call({
    summary: "Name, colour, logo, links and menu of the store of a host name",
    access: "public",
    query: storeQuery.extend({ domain: z.string().max(253).optional() }),
    data: siteInfo,
  }),
  "vendor.info": call({
    summary: "The store's code, and the label of its discount for store cash",
    access: "public",
    query: storeQuery,
    data: z.object({ anakut_bank: z.object({ discount_label: z.string() }) }),
  }),
};
