import type { Queryable } from "../../platform/database/database.ts";
import { storeHosts, stores, type StoreInfo, type StoreSettings } from "../../modules/stores/tables.ts";

const info: StoreInfo = {
  tagline: { en: "Everything electric", km: "គ្រឿងអគ្គិសនី", zh: "电器齐全" },
  about: { en: "A shop for tests.", km: "ហាងសាកល្បង។", zh: "测试商店。" },
  logo: "stores/logo.svg",
  favicon: "stores/favicon.svg",
  phones: { smart: "010 200 101", cellcard: "011 200 101", metfone: "060 200 101", whatsapp: "+85510200101" },
  links: {
    facebook: "https://facebook.example/shop",
    telegram: "https://t.me/shop",
    telegramChannel: "https://t.me/shop_news",
    tiktok: "https://tiktok.example/@shop",
    youtube: "https://youtube.example/@shop",
    messenger: "https://m.me/shop",
    playstore: "https://play.example/shop",
    appstore: "https://apps.example/shop",
    download: null,
  },
  menu: [{ icon: "newspaper", title: { en: "News", km: "ព័ត៌មាន", zh: "新闻" }, to: "/news", class: "" }],
  location: { lat: 11.56, long: 104.91, address: { en: "Monivong Boulevard", km: "មហាវិថីមុនីវង្ស", zh: "莫尼旺大道" } },
  banners: [
    {
      title: { en: "New", km: "ថ្មី", zh: "新品" },
      text: { en: "In stock" },
      to: "/phone",
      image: "banners/new.svg",
      tone: "accent",
    },
  ],
};

const settings: StoreSettings = {
  features: { news: true, checkResult: false },
  footer: "default",
  payments: [
    { type: "khqr", discountPercent: 2 },
    { type: "cod", discountPercent: 0 },
    { type: "anakut", discountPercent: 3 },
  ],
  bankAccounts: [{ type: "phone", bank: "Phone number transfer", account: "010 200 101", holder: "SHOP" }],
  delivery: { feeByProvince: { "*": 200, "12": 100 }, freeFrom: 10_000, daysByProvince: { "*": 2, "12": 0 } },
  khqr: null,
  priceAdjustPercent: 0,
};

interface SampleStore {
  code?: string;
  name?: string;
  publishesCode?: boolean;
  currency?: "USD" | "KHR";
  rielRate?: number | null;
  hosts?: string[];
  info?: Partial<StoreInfo>;
  settings?: Partial<StoreSettings>;
}

/** A store for tests, as ordinary as can be where the test says nothing; returns its id. */
export async function insertStore(db: Queryable, sample: SampleStore = {}): Promise<number> {
  const code = sample.code ?? "S001";
  const [store] = await db
    .insert(stores)
    .values({
      code,
      name: sample.name ?? `Shop ${code}`,
      publishesCode: sample.publishesCode ?? true,
      color: "#0f766e",
      currency: sample.currency ?? "USD",
      rielRate: sample.rielRate === undefined ? 4100 : sample.rielRate,
      info: { ...info, ...sample.info },
      settings: { ...settings, ...sample.settings },
    })
    .returning({ id: stores.id });
  const hosts = sample.hosts ?? [`${code.toLowerCase()}.localhost`];
  if (hosts.length > 0) await db.insert(storeHosts).values(hosts.map((host) => ({ host, storeId: store!.id })));
  return store!.id;
}
