import { expect } from "vitest";
import { calls } from "@shop/contract/calls";
import { serviceHours } from "../../modules/bookings/tables.ts";
import { categories } from "../../modules/catalog/tables.ts";
import { freelancers, freelancerSkills } from "../../modules/freelancers/tables.ts";
import { insertCategories, sampleProduct, sell } from "../samples/catalog.ts";
import { sampleFreelancer } from "../samples/freelancer.ts";
import { insertShopper, type Shopper } from "../samples/shopper.ts";
import { payableSettings, paymentDesk } from "./payment-desk.ts";
import { insertStore } from "../samples/store.ts";
import { testApi } from "./test-api.ts";

/** A store that sells `install`, work of two hours, and `camera`; and what shoppers do who want a time for it. */
export async function bookingShop() {
  const shop = await testApi();
  const { api, call, database, services, wait } = shop;
  const { db } = database;
  const storeId = await insertStore(db, { code: "S001", settings: payableSettings });
  await api.directory.load();
  await insertCategories(db);
  await db.insert(categories).values([
    { id: 171, parentId: 8, level: 2, key: "service/all", name: { en: "Installation and repair" }, sequence: 1 },
    { id: 1131, parentId: 171, level: 3, key: "service-camera", name: { en: "Camera installation" }, sequence: 1 },
  ]);
  const [install = 0, camera = 0] = await database.transaction((tx) =>
    sell(
      tx,
      [sampleProduct("INSTALL", { category: "service-camera", stock: 9999, price: 1500 }), sampleProduct("CAMERA")],
      [storeId],
    ),
  );
  await db.insert(serviceHours).values({ productId: install, hours: 2 });
  const minutes = 60_000;
  const desk = paymentDesk(shop);

  let serial = 0;
  /** Somebody new who works every day from 8 to 18 in Phnom Penh. */
  async function insertPerson(more: Partial<typeof freelancers.$inferInsert> = {}): Promise<number> {
    const id = ++serial;
    await db.insert(freelancers).values(sampleFreelancer(id, { rating: 40, ratingCount: 1, ...more }));
    await db.insert(freelancerSkills).values({ freelancerId: id, subcategoryId: 1131 });
    return id;
  }

  const send = (who: Shopper, path: string, body: unknown = {}) =>
    call(path, { method: "POST", body, host: "s001.localhost", headers: who.headers });
  const get = async (path: string, who?: Shopper) =>
    (await call(path, { host: "s001.localhost", ...(who && { headers: who.headers }) })).body;
  async function timesOf(person: number): Promise<string[][]> {
    const { data } = await get(`/api/freelancers/${person}/times?product_id=${install}`);
    return calls["bookings.times"].data.parse(data).days.map(({ times }) => times);
  }
  const hold = (who: Shopper, person: number, starts: string) =>
    send(who, "/api/bookings", { freelancer_id: person, product_id: install, starts_at: starts });
  const pay = (who: Shopper) => send(who, "/api/checkout", { address: who.addressId, payment_type: "cod" });
  /** What the checkout is sent for the service alone. */
  const buyNow = (quantity = 1) => ({ checkout_type: "buy_now", product_id: install, quantity });
  /** A shopper with an ordered time, on the third day from now. */
  async function book() {
    const person = await insertPerson();
    const who = await insertShopper(services, storeId);
    const days = await timesOf(person);
    const starts = days[3]![0]!;
    expect((await hold(who, person, starts)).status).toBe(200);
    expect((await pay(who)).status).toBe(200);
    const [booking] = (await get("/api/bookings", who)).data;
    return { person, who, starts, days, booking };
  }

  return {
    api,
    call,
    database,
    db,
    services,
    wait,
    storeId,
    install,
    camera,
    minutes,
    desk,
    insertPerson,
    send,
    get,
    timesOf,
    hold,
    pay,
    buyNow,
    book,
  };
}
