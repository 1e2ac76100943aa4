import * as z from "zod";
import { call, storeQuery } from "../define.ts";
import { paymentWays } from "../payment-ways.ts";

/** Site info of specification, section 3, with what the storefront needs beside it. */
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
  /** Null at a store that publishes none, such as S016: it shows no Compare. */
  store_code: z.string().nullable(),
  about_us: z.string(),
  download_link: z.string().nullable(),
  youtube_url: z.string().nullable(),
  /** Origin that canonical addresses are made with; null means that of the request. */
  origin: z.string().nullable(),
  currency: z.enum(["USD", "KHR"]),
  /** Riel for one dollar where the store shows both. */
  riel_rate: z.number().int().nullable(),
  features: z.object({ news: z.boolean(), check_result: z.boolean() }),
  location: z.object({ lat: z.number(), long: z.number(), address: z.string() }).nullable(),
  /** The ways to pay that the store takes, in its order. */
  ways: z.array(z.object({ type: z.enum(paymentWays), name: z.string() })),
  /** Address of map tiles with {z}, {x} and {y}. */
  tile_url: z.string(),
  /** Which footer surrounds the pages; `special` at S007. */
  footer: z.enum(["default", "special"]),
  banners: z.array(
    z.object({ title: z.string(), text: z.string(), to: z.string(), image: z.string(), tone: z.string() }),
  ),
});

export const siteCalls = {
  "site.get": call({
    summary: "Name, colour, logo, links and menu of the store of a domain",
    access: "public",
    query: storeQuery.extend({ domain: z.string().max(253).optional() }),
    data: siteInfo,
  }),
  "vendor.info": call({
    summary: "Code of the store and the label of its store-cash discount",
    access: "public",
    query: storeQuery,
    data: z.object({ anakut_bank: z.object({ discount_label: z.string() }) }),
  }),
};
