import type { SiteInfo } from "@shop/contract/types";
import { cambodianDay } from "@shop/kit/date";
import { inLanguage } from "@shop/kit/locale";
import type { Context } from "../../platform/context.ts";
import { toMajor } from "@shop/kit/money";
import { imageAddress } from "../../platform/pictures/image-address.ts";
import { deliveryRange } from "../../modules/delivery/public.ts";
import { wayShown, waysTaken } from "../../modules/payments/public.ts";
import { announcedHolidays, type Store } from "../../modules/stores/public.ts";

/** A store as its pages show it (specification, section 3), in one language. */
export function siteInfo(
  store: Store,
  domain: string,
  { language, env, now }: Pick<Context, "language" | "env" | "now">,
): SiteInfo {
  const { info, settings } = store;
  const { phones, links } = info;
  return {
    domain,
    name: store.name,
    logo: imageAddress(info.logo, env),
    favicon: imageAddress(info.favicon, env),
    tagline: inLanguage(info.tagline, language),
    color: store.color,
    playstore: links.playstore,
    appstore: links.appstore,
    menu: info.menu.map((entry) => ({ ...entry, title: inLanguage(entry.title, language) })),
    chat_id: links.messenger,
    telegram_url: links.telegram,
    telegram_channel: links.telegramChannel,
    facebook_url: links.facebook,
    tiktok_url: links.tiktok,
    smart: phones.smart,
    cellcard: phones.cellcard,
    metfone: phones.metfone,
    whatapp: phones.whatsapp,
    store_code: store.publishesCode ? store.code : null,
    about_us: inLanguage(info.about, language),
    download_link: links.download,
    youtube_url: links.youtube,
    origin: store.origin,
    currency: store.currency,
    riel_rate: store.rielRate,
    features: { news: settings.features.news, check_result: settings.features.checkResult },
    location: info.location && { ...info.location, address: inLanguage(info.location.address, language) },
    ways: waysTaken(store, env).map((way) => ({ type: way.type, name: wayShown(way, language, env).name })),
    delivery: deliveryOf(store),
    holidays: announcedHolidays(store, cambodianDay(now()), language),
    tile_url: env.tileUrl,
    footer: settings.footer,
    banners: info.banners.map((banner) => ({
      ...banner,
      title: inLanguage(banner.title, language),
      text: inLanguage(banner.text, language),
      image: imageAddress(banner.image, env),
    })),
  };
}

function deliveryOf(store: Store): SiteInfo["delivery"] {
  const { feeMin, feeMax, daysMin, daysMax } = deliveryRange(store);
  const { freeFrom } = store.settings.delivery;
  const major = (amount: number) => toMajor(amount, store.currency);
  return {
    fee_min: major(feeMin),
    fee_max: major(feeMax),
    free_from: freeFrom === null ? null : major(freeFrom),
    days_min: daysMin,
    days_max: daysMax,
  };
}
