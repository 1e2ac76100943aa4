import { drawBanner } from "@shop/demo/draw";
import type { DemoStore } from "@shop/demo/types";
import type { StoreInfo, StoreSettings, stores } from "@shop/api/modules/stores/tables";
import type { Pictures } from "./pictures.ts";

type StoreRow = typeof stores.$inferInsert;

/** The row of a demo store, with its logo, favicon and banners drawn. */
export async function storeRow(store: DemoStore, pictures: Pictures): Promise<StoreRow> {
  return {
    code: store.code,
    publishesCode: store.publishesCode,
    name: store.name,
    color: store.color,
    currency: store.currency,
    rielRate: store.rielPerDollar,
    info: await infoOf(store, pictures),
    settings: settingsOf(store),
  };
}

async function infoOf(store: DemoStore, pictures: Pictures): Promise<StoreInfo> {
  const { tagline, about, phones, links, menu, location } = store;
  return {
    tagline,
    about,
    logo: await pictures.add("logo", store.code, () => store.logo),
    favicon: await pictures.add("favicon", store.code, () => store.favicon),
    phones,
    links,
    menu,
    location,
    banners: await Promise.all(
      store.banners.map(async ({ title, text, to, drawing, tone }) => ({
        title,
        text,
        to,
        tone,
        image: await pictures.add(`banner-${drawing}`, [tone, store.color], () =>
          drawBanner({ drawing, tone }, store.color),
        ),
      })),
    ),
  };
}

function settingsOf(store: DemoStore): StoreSettings {
  return {
    features: store.features,
    // Specification, section 9.
    footer: store.code === "S007" ? "special" : "default",
    payments: store.payments,
    bankAccounts: store.bankAccounts,
    delivery: store.delivery,
    khqr: store.payments.some(({ type }) => type === "khqr") ? khqrOf(store) : null,
    priceAdjustPercent: store.priceAdjustPercent,
  };
}

/** An account that does not exist: in the demo the simulated bank takes its place. */
function khqrOf({ name, phones, location }: DemoStore): NonNullable<StoreSettings["khqr"]> {
  return {
    bakongId: `${name.toLowerCase().replace(/[^a-z]/g, "")}@wing`.slice(0, 32),
    merchantId: null,
    acquiringBank: null,
    merchantName: name.slice(0, 25),
    city: (location.address.en.split(",").at(-1) ?? "").trim().slice(0, 15),
    mobile: phones.whatsapp.replace(/\D/g, ""),
  };
}
