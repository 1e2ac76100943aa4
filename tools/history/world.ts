import { chances } from "@shop/api/testing/hostile/random";
import type { Services } from "@shop/api/platform/context";
import { moveCash } from "@shop/api/flows/payments/for-staff/move-cash";
import { addAddress } from "@shop/api/modules/customers/public";
import { insertCustomer, type SignedInCustomer } from "@shop/api/testing/samples/customer";
import { categories } from "@shop/api/modules/catalog/tables";
import { freelancers, freelancerSkills } from "@shop/api/modules/freelancers/tables";
import { insertCategories, sampleProduct, sell } from "@shop/api/testing/samples/catalog";
import { sampleFreelancer } from "@shop/api/testing/samples/freelancer";
import { insertProduct } from "@shop/api/testing/samples/product";
import { insertStore } from "@shop/api/testing/samples/store";
import { payableSettings } from "@shop/api/testing/shops/payment-desk";

/** Marks that are in all texts of a customer or store. In an answer to anybody else they show a leak of data. */
export const customerMark = (customerId: number) => `cust${customerId}mark`;
export const storeMark = (storeId: number) => `store${storeId}mark`;
export const marks = /\b(cust|store)(\d+)mark\b/g;

export interface WorldStore {
  id: number;
  code: string;
  host: string;
}

interface WorldProduct {
  id: number;
  pieces: number;
}

export interface WorldShopper extends SignedInCustomer {
  addressId: number;
  store: WorldStore;
  /** Only adds to the cart and buys, so that the pieces of the cart can be counted. */
  isCounted: boolean;
}

export interface World {
  stores: WorldStore[];
  /** Products with more pieces than are ever bought. */
  plenty: WorldProduct[];
  /** Products with fewer pieces than shoppers want. */
  scarce: WorldProduct[];
  shoppers: WorldShopper[];
  /** A service, and the freelancers who do it: few, so that shoppers compete for the same hours. */
  service: number;
  people: number[];
}

const plentyOf = 1_000_000;
/** Store cash of every second customer, in minor units. */
const cash = 20_000;

/** Makes three stores with the same products, and customers, some of whom have the same phone at two stores. */
export async function makeWorld(services: Services, seed: number, shopperCount: number): Promise<World> {
  const { db } = services.database;
  const { below } = chances(seed);
  const stores: WorldStore[] = [];
  for (const number of [1, 2, 3]) {
    const code = `S00${number}`;
    const settings = {
      ...payableSettings,
      payments: (["khqr", "cod", "bankTransfer", "anakut", "paypal"] as const).map((type) => ({
        type,
        discountPercent: number - 1,
      })),
    };
    const id = await insertStore(db, { code, name: `Shop store${number}mark`, settings });
    if (storeMark(id) !== `store${number}mark`) throw new Error("the database is not new");
    stores.push({ id, code, host: `${code.toLowerCase()}.localhost` });
  }
  await insertCategories(db);
  await db.insert(categories).values([
    { id: 171, parentId: 8, level: 2, key: "service/all", name: { en: "Repair" }, sequence: 1 },
    { id: 1131, parentId: 171, level: 3, key: "service-camera", name: { en: "Camera installation" }, sequence: 1 },
  ]);
  const insert = async (pieces: number) => ({
    ...(await insertProduct(
      db,
      stores.map(({ id }) => id),
      { pieces, price: 100 + below(5000) },
    )),
    pieces,
  });
  const plenty = await Promise.all(Array.from({ length: 12 }, () => insert(plentyOf)));
  const scarce = await Promise.all(Array.from({ length: 4 }, () => insert(10 + below(60))));

  const [service = 0] = await services.database.transaction((tx) =>
    sell(
      tx,
      [sampleProduct("INSTALL", { category: "service-camera", stock: plentyOf, price: 1500 })],
      stores.map(({ id }) => id),
    ),
  );
  const people = [1, 2];
  await db.insert(freelancers).values(people.map((id) => sampleFreelancer(id)));
  await db.insert(freelancerSkills).values(people.map((freelancerId) => ({ freelancerId, subcategoryId: 1131 })));

  const shoppers: WorldShopper[] = [];
  for (let serial = 0; serial < shopperCount; serial++) {
    const store = stores[serial % stores.length]!;
    // Every fourth has the same phone as the one before, who is a customer of another store.
    const phone = serial % 4 === 3 ? shoppers.at(-1)!.phone : undefined;
    const shopper = await insertCustomer(services, store.id, { name: `Sokha ${customerMark(serial + 1)}`, phone });
    if (shopper.customerId !== serial + 1) throw new Error("the database is not new");
    const owner = { storeId: store.id, customerId: shopper.customerId };
    const home = {
      name: "Home",
      description: `Street ${customerMark(shopper.customerId)}`,
      lat: 11.5564,
      long: 104.9282,
    };
    const addressId = await services.database.transaction((tx) => addAddress(tx, owner, home));
    if (serial % 2 === 0)
      await moveCash(services, {
        kind: "top_up",
        store: { id: store.id, currency: "USD" },
        phone: shopper.phone,
        amount: cash,
        actor: "staff:history",
      });
    shoppers.push({ ...shopper, addressId, store, isCounted: serial % 3 === 0 });
  }
  return { stores, plenty, scarce, shoppers, service, people };
}
