import type { Currency } from "@shop/kit/money";
import { recordChange } from "../../platform/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import { StaffError } from "../../platform/errors/staff-error.ts";
import { longestStoreName } from "./field-kinds.ts";
import { addHost } from "./store-hosts.ts";
import { stores, type StoreInfo, type StoreSettings } from "./tables.ts";

interface NewStore {
  /** Such as S017. */
  code: string;
  name: string;
  host: string;
  /** The currency of all its prices; cannot be changed later. */
  currency: Currency;
  actor: string;
}

/** Empty texts: staff set each field later. */
const info: StoreInfo = {
  tagline: { en: "" },
  about: { en: "" },
  logo: "",
  favicon: "",
  phones: { smart: null, cellcard: null, metfone: null, whatsapp: null },
  links: {
    facebook: null,
    telegram: null,
    telegramChannel: null,
    tiktok: null,
    youtube: null,
    messenger: null,
    playstore: null,
    appstore: null,
    download: null,
  },
  menu: [],
  location: null,
  banners: [],
};

/** Accepts cash on delivery; the delivery fee is 0 until one is set (specification, section 9). */
const settings: StoreSettings = {
  features: { news: false, checkResult: false },
  footer: "default",
  payments: [{ type: "cod", discountPercent: 0 }],
  bankAccounts: [],
  delivery: { feeByProvince: { "*": 0 }, freeFrom: null, daysByProvince: { "*": 2 } },
  khqr: null,
  priceAdjustPercent: 0,
};

/** Adds a store with a host name and no products. Returns its id. */
export async function addStore(tx: Tx, { code, name, host, currency, actor }: NewStore): Promise<number> {
  if (!/^[A-Z][A-Z0-9]{1,15}$/.test(code))
    throw new StaffError(
      `"${code}" is not a store code such as S017: a capital letter, then 1 to 15 capitals and digits`,
    );
  if (name.trim() === "" || name.length > longestStoreName)
    throw new StaffError(`The name must be a text of at most ${longestStoreName} characters`);
  const [store] = await tx
    .insert(stores)
    .values({ code, name: name.trim(), color: "#1d4ed8", currency, info, settings })
    .onConflictDoNothing({ target: stores.code })
    .returning({ id: stores.id });
  if (!store) throw new StaffError(`There is already a store ${code}`);
  await recordChange(tx, {
    storeId: store.id,
    actor,
    action: "add-store",
    entity: "store",
    entityId: code,
    after: { name, currency },
  });
  await addHost(tx, { code, host, actor });
  return store.id;
}
