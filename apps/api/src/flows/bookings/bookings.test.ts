import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { calls } from "@shop/contract/calls";
import { cancelTimesOf } from "../../modules/bookings/public.ts";
import { bookings, serviceHours } from "../../modules/bookings/tables.ts";
import { categories } from "../../modules/catalog/tables.ts";
import { addAddress } from "../../modules/customers/public.ts";
import { addStars } from "../../modules/freelancers/public.ts";
import { freelancers, freelancerDaysOff, freelancerSkills } from "../../modules/freelancers/tables.ts";
import { stores, type StoreSettings } from "../../modules/stores/tables.ts";
import { lockOrderById } from "../../modules/orders/public.ts";
import { insertShopper, type Shopper } from "../../testing/sample-checkout.ts";
import { insertCategories, sampleProduct, sell } from "../../testing/sample-catalog.ts";
import { payableSettings, paymentDesk } from "../../testing/sample-payment.ts";
import { insertStore } from "../../testing/sample-store.ts";
import { newestText } from "../../testing/sent-messages.ts";
import { testApi } from "../../testing/test-api.ts";
import { moveOrderForStaff } from "../orders/move-for-staff.ts";
import { finishBooking } from "./change-for-staff.ts";
import { remindOfBooking } from "./remind.ts";

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
  sell(tx, [sampleProduct("INSTALL", { category: "service-camera", stock: 9999, price: 1500 }), sampleProduct("CAMERA")], [storeId]),
);
await db.insert(serviceHours).values({ productId: install, hours: 2 });
const minutes = 60_000;
const desk = paymentDesk(shop);

let serial = 0;
/** Somebody new who works every day from 8 to 18 in Phnom Penh. */
async function insertPerson(more: Partial<typeof freelancers.$inferInsert> = {}): Promise<number> {
  const id = ++serial;
  await db.insert(freelancers).values({ id, name: { en: `Person ${id}` }, about: { en: "Careful." }, languages: ["km"], provinces: ["12"], hourlyPrice: 800, sinceYear: 2016, weekdays: [1, 2, 3, 4, 5, 6, 7], fromHour: 8, toHour: 18, rating: 40, ratingCount: 1, ...more });
  await db.insert(freelancerSkills).values({ freelancerId: id, subcategoryId: 1131 });
  return id;
}

const send = (who: Shopper, path: string, body: unknown = {}) => call(path, { method: "POST", body, host: "s001.localhost", headers: who.headers });
const get = async (path: string, who?: Shopper) => (await call(path, { host: "s001.localhost", ...(who && { headers: who.headers }) })).body;
async function timesOf(person: number): Promise<string[][]> {
  const { data } = await get(`/api/freelancers/${person}/times?product_id=${install}`);
  return calls["bookings.times"].data.parse(data).days.map(({ times }) => times);
}
const hold = (who: Shopper, person: number, starts: string) => send(who, "/api/bookings", { freelancer_id: person, product_id: install, starts_at: starts });
const pay = (who: Shopper) => send(who, "/api/checkout", { address: who.addressId, payment_type: "cod" });
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

test("free times are full hours of the coming fourteen days, but for days off and what is taken", async () => {
  const person = await insertPerson();
  const days = await timesOf(person);
  expect(days).toHaveLength(14);
  // Two hours of work, from 8 to 18 in Cambodia.
  expect(days[5]!.map((at) => new Date(at).getUTCHours() + 7)).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16]);
  const starts = days[5]![2]!;
  expect(await hold(await insertShopper(services, storeId), person, starts)).toMatchObject({ status: 200, body: { data: { starts_at: starts } } });
  expect((await timesOf(person))[5]!.map((at) => new Date(at).getUTCHours() + 7)).toEqual([8, 12, 13, 14, 15, 16]);
  const day = new Date(new Date(days[6]![0]!).getTime() + 7 * 60 * minutes).toISOString().slice(0, 10);
  await db.insert(freelancerDaysOff).values({ freelancerId: person, day });
  expect((await timesOf(person))[6]).toEqual([]);
});

test("the next free hours of several people: whoever is free first stands first, and what is held is not free", async () => {
  const [evening, day] = [await insertPerson({ fromHour: 19, toHour: 21 }), await insertPerson()];
  const next = async (query: string) => calls["bookings.next"].data.parse((await get(`/api/free-times?${query}`)).data);
  const both = await next(`ids=${evening},${day}`);
  expect(both.map(({ id }) => id).sort()).toEqual([evening, day]);
  expect(both[0]!.times[0]! < both[1]!.times[0]!).toBe(true);
  // Of two hours of work one begins at 20, too late for a service of two.
  expect(new Set(both.find(({ id }) => id === evening)!.times.map((at) => new Date(at).getUTCHours() + 7))).toEqual(new Set([19]));
  const [before] = await next(`ids=${day}`);
  const starts = (await timesOf(day)).flat()[0]!;
  expect(before!.times).toHaveLength(3);
  expect(before!.times).toContain(starts);
  expect((await hold(await insertShopper(services, storeId), day, starts)).status).toBe(200);
  const after = (await next(`ids=${day}`))[0]!.times;
  // The service takes two hours.
  const held = [starts, new Date(Date.parse(starts) + 60 * minutes).toISOString()];
  expect(after.filter((at) => held.includes(at))).toEqual([]);
  expect(after).toHaveLength(3);
  const installing = await next("skill=1131");
  expect(installing.length).toBeGreaterThan(2);
  // With the service that they are long enough for, so that it need not be chosen anew.
  expect(new Set(installing.map((person) => person.service_id))).toEqual(new Set([install]));
  expect(await next("skill=999")).toEqual([]);
  expect((await call("/api/free-times?ids=1%3B2", { host: "s001.localhost" })).status).toBe(400);
});

test("of a hundred who want the same hour at once one has it", async () => {
  const person = await insertPerson();
  const starts = (await timesOf(person))[4]!;
  const shoppers = await Promise.all(Array.from({ length: 100 }, () => insertShopper(services, storeId)));
  const replies = await Promise.all(
    shoppers.map(async (who, index) => {
      let reply = await hold(who, person, starts[index % 2]!);
      // Who waits too long for the database on a busy machine is asked to come again.
      while (reply.status === 503) reply = await hold(who, person, starts[index % 2]!);
      return reply;
    }),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ body }) => body.error === "time_taken")).toHaveLength(99);
  expect(await db.$count(bookings, eq(bookings.freelancerId, person))).toBe(1);
}, 60_000);

test("work is not done while its order is being cancelled", async () => {
  const { booking } = await book();
  const { orderId } = (await db.select().from(bookings).where(eq(bookings.id, booking.id)))[0]!;
  let finishing: Promise<unknown> = Promise.resolve();
  await database.transaction(async (tx) => {
    await lockOrderById(tx, orderId!);
    finishing = database.transaction((other) => finishBooking(other, booking.id, "staff")).catch((error: unknown) => error);
    expect(await Promise.race([finishing, new Promise((resolve) => setTimeout(() => resolve("waits"), 300))])).toBe("waits");
    await cancelTimesOf(tx, orderId!);
  });
  expect(String(await finishing)).toContain(`Booking ${booking.id} is cancelled`);
});

test("the database itself keeps two from the same hour", async () => {
  const person = await insertPerson();
  const who = await insertShopper(services, storeId);
  const row = { storeId, customerId: who.customerId, freelancerId: person, productId: install, state: "done" as const, createdAt: new Date() };
  const { body } = await send(who, "/checkout", { checkout_type: "buy_now", product_id: camera, quantity: 1, address: who.addressId, payment_type: "cod" });
  const { rows } = await database.pool.query<{ id: number }>("select id from orders where number = $1", [body.data.order_number]);
  const at = (hour: number) => new Date(Date.UTC(2030, 0, 1, hour));
  await db.insert(bookings).values({ ...row, orderId: rows[0]!.id, during: { from: at(1), to: at(3) } });
  await db.insert(bookings).values({ ...row, orderId: rows[0]!.id, during: { from: at(3), to: at(4) } });
  await expect(db.insert(bookings).values({ ...row, orderId: rows[0]!.id, during: { from: at(2), to: at(3) } })).rejects.toMatchObject({ cause: { constraint: "bookings_no_overlap" } });
});

test("a service goes with its time through cart and checkout, and its line is one of a service", async () => {
  const { who, person, starts, booking, days } = await book();
  expect(booking).toMatchObject({ state: "booked", starts_at: starts, freelancer: `Person ${person}`, movable: true, cancellable: true, reviewable: false });
  const detail = calls["orders.detail"].data.parse((await get(`/api/checkout/history/detail/${booking.order_number}`, who)).data);
  expect(detail).toMatchObject([{ product_id: install, quantity: 1, is_service: true, booking: { id: booking.id, starts_at: starts } }]);
  expect((await get("/api/cart", who)).data).toEqual([]);
  expect((await hold(await insertShopper(services, storeId), person, days[3]![1]!)).body.error).toBe("time_taken");
});

test("the cart shows the time; taking the line out frees it, and it is for others when its quarter of an hour is over", async () => {
  const person = await insertPerson();
  const [first, second] = [await insertShopper(services, storeId), await insertShopper(services, storeId)];
  const starts = (await timesOf(person))[7]![0]!;
  await hold(first, person, starts);
  const [line] = (await get("/api/cart", first)).data;
  expect(line).toMatchObject({ product_id: install, booking: { state: "held", starts_at: starts, freelancer: `Person ${person}` } });
  await call(`/api/cart/remove/${line.cart_id}`, { method: "DELETE", host: "s001.localhost", headers: first.headers });
  expect((await hold(second, person, starts)).status).toBe(200);
  expect((await hold(first, person, starts)).body.error).toBe("time_taken");
  wait(16 * minutes);
  expect((await hold(first, person, starts)).status).toBe(200);
  expect((await get("/api/cart", second)).data).toMatchObject([{ booking: { state: "lost" } }]);
  expect((await pay(second)).body.error).toBe("booking_lost");
  expect((await pay(first)).status).toBe(200);
});

test("a time that is chosen while its line is taken out has its line, or is gone with it", async () => {
  const person = await insertPerson();
  const starts = (await timesOf(person))[6]!;
  for (let round = 0; round < 20; round++) {
    const who = await insertShopper(services, storeId);
    await hold(who, person, starts[0]!);
    const [line] = (await get("/api/cart", who)).data;
    await Promise.all([hold(who, person, starts[4]!), call(`/api/cart/remove/${line.cart_id}`, { method: "DELETE", host: "s001.localhost", headers: who.headers })]);
    const [lines, times] = [(await get("/api/cart", who)).data, (await get("/api/bookings", who)).data];
    expect(times, `round ${round}`).toHaveLength(lines.length);
    for (const { id } of times) expect((await send(who, `/api/bookings/${id}/cancel`)).status).toBe(200);
  }
}, 30_000);

test("work is brought by nobody: it pays no delivery and is promised no day, and beside goods they do", async () => {
  const setDelivery = (delivery: StoreSettings["delivery"]) => db.update(stores).set({ settings: sql`settings || ${JSON.stringify({ delivery })}::jsonb` }).where(eq(stores.id, storeId));
  await setDelivery({ feeByProvince: { "*": 150 }, freeFrom: null, daysByProvince: { "*": 2 } });
  const who = await insertShopper(services, storeId);
  const person = await insertPerson();
  await hold(who, person, (await timesOf(person))[5]![0]!);
  const shown = async () => {
    const cart = await get(`/api/cart?address_id=${who.addressId}`, who);
    const { data: quote } = (await send(who, "/checkout/quote", { address: who.addressId })).body;
    expect(cart).toMatchObject({ total: quote.total, delivery_fee: quote.delivery_fee, grand_total: quote.total + quote.delivery_fee, delivered: quote.delivered });
    return quote;
  };
  expect(await shown()).toMatchObject({ total: 15, delivery_fee: 0, days: null, delivered: false });
  await send(who, "/api/cart/add", { product_id: camera, quantity: 1 });
  expect(await shown()).toMatchObject({ delivery_fee: 1.5, days: 2, delivered: true });
  const [, goods] = (await get("/api/cart", who)).data;
  await call(`/api/cart/remove/${goods.cart_id}`, { method: "DELETE", host: "s001.localhost", headers: who.headers });
  const { body } = await pay(who);
  expect((await get(`/api/checkout/history/detail/${body.data.order_id}`, who)).order).toMatchObject({ total: 15, delivery_fee: 0, grand_total: 15, delivery: { expected_on: null } });
  await setDelivery(payableSettings.delivery);
});

test("the same time again is held longer, up to an hour", async () => {
  const person = await insertPerson();
  const who = await insertShopper(services, storeId);
  const starts = (await timesOf(person))[7]![0]!;
  const began = services.now().getTime();
  for (let minute = 0; minute < 70; minute += 14) {
    const { body } = await hold(who, person, starts);
    const heldFor = (new Date(body.data.held_until).getTime() - began) / minutes;
    expect(Math.round(heldFor)).toBe(Math.min(minute + 15, 60));
    wait(14 * minutes);
  }
  expect((await timesOf(person)).flat()).toContain(starts);
  const { body } = await hold(who, person, starts);
  expect(Math.round((new Date(body.data.held_until).getTime() - services.now().getTime()) / minutes), "chosen when its holding is over, it is held anew").toBe(15);
  expect((await timesOf(person)).flat()).not.toContain(starts);
  expect((await hold(await insertShopper(services, storeId), person, starts)).body.error).toBe("time_taken");
});

test.each([
  ["half past", (starts: string) => starts.replace(":00:00", ":30:00"), 400, "time_invalid"],
  ["long ago", () => "2020-01-01T08:00:00+07:00", 400, "time_invalid"],
  ["in a year", () => "2099-01-01T08:00:00+07:00", 400, "time_invalid"],
  ["no time", () => "tomorrow", 400, "invalid_input"],
])("%s is no time to hold", async (_name, change, status, error) => {
  const person = await insertPerson();
  const reply = await hold(await insertShopper(services, storeId), person, change((await timesOf(person))[3]![0]!));
  expect(reply).toMatchObject({ status, body: { error } });
});

test("the checkout keeps what the cart holds, as long as choosing it again would, and not what somebody took", async () => {
  const person = await insertPerson();
  const first = await insertShopper(services, storeId);
  const second = await insertShopper(services, storeId);
  const starts = (await timesOf(person))[4]![0]!;
  await hold(first, person, starts);
  const begun = services.now().getTime();
  const keep = async (who: Shopper) => calls["bookings.keep"].data.parse((await send(who, "/api/bookings/keep", undefined)).body.data);
  const keptFor = async () => Math.round((Date.parse((await keep(first))[0]!.held_until!) - begun) / minutes);
  wait(14 * minutes);
  expect(await keptFor()).toBe(29);
  wait(14 * minutes);
  expect((await hold(second, person, starts)).body.error, "still held").toBe("time_taken");
  expect(await keptFor()).toBe(43);
  for (const most of [57, 60]) {
    wait(14 * minutes);
    expect(await keptFor()).toBe(most);
  }
  expect(await keep(second), "nothing of one's own").toEqual([]);
  wait(10 * minutes);
  expect(await keep(first), "after its hour it is not said to be held").toEqual([]);
  expect((await hold(second, person, starts)).status, "it is anybody's").toBe(200);
  expect(await keep(first)).toEqual([]);
  expect((await get("/api/cart", first)).data).toMatchObject([{ booking: { state: "lost" } }]);
});

test("a time is held for an hour in all also by one code after the other; it is then had by who pays first", async () => {
  const person = await insertPerson();
  const [first, second] = [await insertShopper(services, storeId), await insertShopper(services, storeId)];
  const starts = (await timesOf(person))[5]![0]!;
  await hold(first, person, starts);
  for (let turn = 0; turn < 7; turn++) {
    expect((await desk.khqr(first)).status).toBe(200);
    expect((await hold(second, person, starts)).body.error).toBe("time_taken");
    wait(9 * minutes);
  }
  expect((await desk.khqr(first)).status).toBe(200);
  wait(2 * minutes);
  expect((await hold(second, person, starts)).status).toBe(200);
});

test("nobody comes to an address outside Cambodia", async () => {
  const who = await insertShopper(services, storeId);
  const person = await insertPerson();
  await hold(who, person, (await timesOf(person))[4]![0]!);
  const address = await database.transaction((tx) => addAddress(tx, { storeId, customerId: who.customerId }, { name: "Hotel", description: "Bangkok", lat: 13.75, long: 100.5 }));
  expect((await send(who, "/checkout/quote", { address })).body.data.lines).toMatchObject([{ booking: { away: true } }]);
  expect((await send(who, "/api/checkout", { address, payment_type: "cod" })).body.error).toBe("area_not_served");
  expect((await pay(who)).status).toBe(200);
});

test("somebody who does not come to the address is refused, and a product that is none of their work", async () => {
  const person = await insertPerson({ provinces: ["17"] });
  const who = await insertShopper(services, storeId);
  const starts = (await timesOf(person))[3]![0]!;
  await hold(who, person, starts);
  const quoted = async () => (await send(who, "/checkout/quote", { address: who.addressId })).body.data.lines[0].booking;
  expect(await quoted(), "said before paying").toMatchObject({ state: "held", away: true });
  expect((await pay(who)).body).toMatchObject({ error: "area_not_served", params: { name: `Person ${person}` } });
  await db.update(freelancers).set({ provinces: ["12", "17"] }).where(eq(freelancers.id, person));
  expect(await quoted()).not.toHaveProperty("away");
  expect((await send(who, "/api/bookings", { freelancer_id: person, product_id: camera, starts_at: starts })).status).toBe(404);
});

test("an ordered time is moved until a day before, and not after", async () => {
  const { who, booking, days } = await book();
  const later = days[9]![4]!;
  expect((await send(who, `/api/bookings/${booking.id}/move`, { starts_at: later })).body.data).toMatchObject({ starts_at: later });
  expect((await get("/api/bookings", who)).data[0].starts_at).toBe(later);
  const near = await book();
  await db.update(bookings).set({ during: { from: new Date(services.now().getTime() + 23 * 60 * minutes), to: new Date(services.now().getTime() + 24 * 60 * minutes) } }).where(eq(bookings.id, near.booking.id));
  const refused = { body: { error: "booking_too_late", params: { hours: 24 } } };
  expect(await send(near.who, `/api/bookings/${near.booking.id}/move`, { starts_at: later })).toMatchObject(refused);
  expect(await send(near.who, `/api/bookings/${near.booking.id}/cancel`)).toMatchObject(refused);
  expect(await send(near.who, `/api/checkout/history/cancel/${near.booking.order_number}`)).toMatchObject(refused);
  expect((await get(`/api/checkout/history/detail/${near.booking.order_number}`, near.who)).order.cancellable).toBe(false);
  expect((await get(`/api/checkout/history/detail/${booking.order_number}`, who)).order.cancellable).toBe(true);
});

test("an ordered time can be moved onto hours of its own, is as long as it was ordered, and its person need not be found for it any more", async () => {
  const { person, who, starts, booking } = await book();
  const anHourLater = new Date(new Date(starts).getTime() + 60 * minutes).toISOString();
  expect((await timesOf(person)).flat()).not.toContain(anHourLater);
  await db.delete(freelancerSkills).where(eq(freelancerSkills.freelancerId, person));
  const { data } = await get(`/api/bookings/${booking.id}/times`, who);
  expect(calls["bookings.moveTimes"].data.parse(data).hours).toBe(2);
  expect(data.days[3].times).toEqual(expect.arrayContaining([starts, anHourLater]));
  expect((await send(who, `/api/bookings/${booking.id}/move`, { starts_at: anHourLater })).body.data).toMatchObject({ starts_at: anHourLater });
  const other = await insertShopper(services, storeId);
  expect(await get(`/api/bookings/${booking.id}/times`, other)).toMatchObject({ code: -1, error: "booking_not_found" });
});

test("a cancelled time is free again and its order cancelled, from either side", async () => {
  for (const path of [({ id }: { id: number }) => `/api/bookings/${id}/cancel`, ({ order_number }: { order_number: string }) => `/api/checkout/history/cancel/${order_number}`]) {
    const { who, person, booking, starts } = await book();
    expect((await send(who, path(booking))).status).toBe(200);
    expect((await get("/api/bookings", who)).data[0]).toMatchObject({ state: "cancelled", movable: false, cancellable: false });
    expect((await get(`/api/checkout/history/detail/${booking.order_number}`, who)).order.state).toBe("cancelled");
    expect((await timesOf(person))[3]).toContain(starts);
  }
});

test("money that comes when the time is somebody else's is held for refund", async () => {
  const person = await insertPerson();
  const [first, second] = [await insertShopper(services, storeId), await insertShopper(services, storeId)];
  const starts = (await timesOf(person))[5]![0]!;
  await hold(first, person, starts);
  const { payment_id: id } = (await desk.khqr(first)).body.data;
  wait(16 * minutes);
  expect((await hold(second, person, starts)).status).toBe(200);
  vi.mocked(console.error).mockImplementation(() => undefined);
  await desk.bank(id, "approve");
  // Past the next question, should one have been asked before the shopper paid.
  wait(10 * minutes);
  await vi.waitFor(async () => expect(await desk.status(first, id)).toMatchObject({ payment_status: "refund_due", reason: expect.any(String) }), { timeout: 10_000, interval: 100 });
  vi.mocked(console.error).mockClear();
  expect((await get("/api/checkout/history", first)).data).toMatchObject([{ state: "cancelled", payment_state: "refund_due" }]);
  expect((await get("/api/bookings", second)).data).toMatchObject([{ state: "held" }]);
});

/** Waits until a payment is in a state; the clock goes ahead to when the bank is asked next. */
async function settles(who: Shopper, id: string, state: string) {
  wait(2000);
  await vi.waitFor(async () => expect(await desk.status(who, id)).toMatchObject({ payment_status: state }), { timeout: 10_000, interval: 100 });
}

test.each([
  ["another one is chosen", async (who: Shopper, person: number, day: string[]) => expect((await hold(who, person, day[4]!)).status).toBe(200), [{ booking: { state: "held" } }]],
  ["its line is taken out", async (who: Shopper) => call(`/api/cart/remove/${(await get("/api/cart", who)).data[0].cart_id}`, { method: "DELETE", host: "s001.localhost", headers: who.headers }), []],
  ["it is given up", async (who: Shopper) => send(who, `/api/bookings/${(await get("/api/bookings", who)).data[0].id}/cancel`), []],
  ["it is chosen again", async (who: Shopper, person: number, day: string[]) => {
    for (const starts of [day[0]!, day[4]!, day[0]!]) expect((await hold(who, person, starts)).status).toBe(200);
  }, []],
])("an open payment keeps the time that it was asked for with when %s", async (_name, change, left) => {
  const person = await insertPerson();
  const [first, second] = [await insertShopper(services, storeId), await insertShopper(services, storeId)];
  const day = (await timesOf(person))[5]!;
  await hold(first, person, day[0]!);
  const { payment_id: id } = (await desk.khqr(first)).body.data;
  await change(first, person, day);
  expect((await hold(second, person, day[0]!)).body.error).toBe("time_taken");
  await desk.bank(id, "approve");
  await settles(first, id, "paid");
  expect((await get("/api/bookings", first)).data.filter(({ state }: { state: string }) => state === "booked")).toMatchObject([{ starts_at: day[0] }]);
  expect((await get("/api/cart", first)).data, "what was chosen since stays").toMatchObject(left);
});

test.each([
  ["has ended", async (_who: Shopper, id: string) => desk.bank(id, "decline"), "failed"],
  ["has given way to a new one", async (who: Shopper) => desk.khqr(who), "pending"],
])("a time that left the cart is anybody's when its payment %s, and is not said to be the shopper's", async (_name, end, state) => {
  const person = await insertPerson();
  const [first, second] = [await insertShopper(services, storeId), await insertShopper(services, storeId)];
  const day = (await timesOf(person))[5]!;
  await hold(first, person, day[0]!);
  const [given] = (await get("/api/bookings", first)).data;
  const { payment_id: id } = (await desk.khqr(first)).body.data;
  await hold(first, person, day[4]!);
  expect((await get("/api/bookings", first)).data).toMatchObject([{ starts_at: day[4] }]);
  expect((await send(first, `/api/bookings/${given.id}/cancel`)).body.error).toBe("booking_fixed");
  expect((await hold(first, person, day[1]!)).body.error, "two hours from the second on").toBe("time_taken");
  await end(first, id);
  await settles(first, id, state);
  expect((await hold(second, person, day[0]!)).status).toBe(200);
  expect((await get("/api/cart", first)).data).toMatchObject([{ booking: { state: "held", starts_at: day[4] } }]);
});

const buyNow = (quantity = 1) => ({ checkout_type: "buy_now", product_id: install, quantity });

test.each([
  ["bought at once while the cart is being paid", {}, buyNow()],
  ["of the cart while it is being bought at once", buyNow(), {}],
])("a time that is %s is told before it is paid twice, and in the cart no more once it is ordered", async (_name, first, second) => {
  const person = await insertPerson();
  const who = await insertShopper(services, storeId);
  const starts = (await timesOf(person))[5]![0]!;
  await hold(who, person, starts);
  const { payment_id: id } = (await desk.khqr(who, first)).body.data;
  expect((await desk.khqr(who, second)).body).toMatchObject({ error: "time_being_paid" });
  expect((await send(who, "/checkout", { ...second, address: who.addressId, payment_type: "cod" })).body).toMatchObject({ error: "time_being_paid" });
  // For the same wish another code can always be asked for.
  expect((await desk.khqr(who, first)).status).toBe(200);
  await desk.bank(id, "approve");
  await settles(who, id, "paid");
  expect((await get("/api/bookings", who)).data).toMatchObject([{ state: "booked", starts_at: starts }]);
  expect((await get("/api/cart", who)).data).toEqual([]);
});

test("a service that is bought at once takes its time and its line out of the cart, and leaves the rest", async () => {
  const person = await insertPerson();
  const who = await insertShopper(services, storeId, [{ productId: camera, quantity: 2 }]);
  await hold(who, person, (await timesOf(person))[5]![0]!);
  expect((await send(who, "/checkout", { ...buyNow(), address: who.addressId, payment_type: "cod" })).status).toBe(200);
  expect((await get("/api/cart", who)).data).toMatchObject([{ product_id: camera, quantity: 2 }]);
  expect((await get("/api/bookings", who)).data).toMatchObject([{ state: "booked" }]);
});

test("a chosen time is for one service, however a second one would come to it", async () => {
  const person = await insertPerson();
  const who = await insertShopper(services, storeId);
  const starts = (await timesOf(person))[5]![0]!;
  await hold(who, person, starts);
  const lines = async () => (await get("/api/cart", who)).data;
  const [{ cart_id: id }] = await lines();
  const put = (change: object) => call(`/api/cart/update/${id}`, { method: "PUT", body: change, host: "s001.localhost", headers: who.headers });
  const refused = { status: 409, body: { error: "time_one_piece" } };
  expect(await put({ quantity: 1 })).toMatchObject(refused);
  expect(await put({ set: 2 })).toMatchObject(refused);
  expect(await send(who, "/api/cart/add", { product_id: install, quantity: 1 })).toMatchObject(refused);
  expect(await send(who, "/api/cart/adopt", { product_id: install, quantity: 1, line: crypto.randomUUID() })).toMatchObject(refused);
  expect(await send(who, "/checkout", { ...buyNow(2), address: who.addressId, payment_type: "cod" })).toMatchObject(refused);
  expect(await lines()).toMatchObject([{ quantity: 1, booking: { state: "held" } }]);
  // Without a time the store calls, and there may be several; a time is then chosen for one of them.
  const other = await insertShopper(services, storeId, [{ productId: install, quantity: 2 }]);
  expect(await hold(other, person, (await timesOf(person))[6]![0]!)).toMatchObject(refused);
  expect((await get("/api/bookings", other)).data).toEqual([]);
});

test("a service that is ordered again while its time is chosen is named, and does not come to it", async () => {
  const { who, person, booking, days } = await book();
  const again = async () => (await send(who, `/api/checkout/history/again/${booking.order_number}`)).body.data;
  expect((await hold(who, person, days[6]![0]!)).status).toBe(200);
  expect(await again()).toMatchObject({ added: 0, missing: ["Phone INSTALL"] });
  expect((await get("/api/cart", who)).data).toMatchObject([{ quantity: 1, booking: { state: "held" } }]);
});

test("money that the bank tells of when the time has begun is held for refund", async () => {
  const person = await insertPerson();
  const who = await insertShopper(services, storeId);
  await hold(who, person, (await timesOf(person))[1]![0]!);
  const { payment_id: id } = (await desk.khqr(who)).body.data;
  vi.mocked(console.error).mockImplementation(() => undefined);
  await desk.bank(id, "approve", { seconds: 3600 });
  wait(2 * 24 * 60 * minutes);
  await vi.waitFor(async () => expect(await desk.status(who, id)).toMatchObject({ payment_status: "refund_due", reason: "time_gone" }), { timeout: 10_000, interval: 100 });
  vi.mocked(console.error).mockClear();
});

test("a booked time is free again when its order came back", async () => {
  const { who, person, booking, starts } = await book();
  for (const state of ["confirmed", "packed", "on_the_way", "returned"]) await moveOrderForStaff(services, { number: booking.order_number, state, note: null, actor: "staff:sokha" });
  expect((await get("/api/bookings", who)).data[0]).toMatchObject({ state: "cancelled" });
  expect((await timesOf(person))[3]).toContain(starts);
});

test("an order of work is told of, listed and found by the assistant as work; beside goods its messages speak of the goods", async () => {
  const staff = (number: string) => async (state: string) => {
    await moveOrderForStaff(services, { number, state, note: null, actor: "staff:sokha" });
    return (await newestText(services, who.phone)).replace(/^[^:]*: /, "");
  };
  const { who, booking } = await book();
  const move = staff(booking.order_number);
  expect(await move("confirmed")).toContain("is confirmed");
  expect(await move("packed"), "nothing is packed, so nothing is told").toContain("is confirmed");
  expect(await move("on_the_way")).toBe(`we are on our way to you for order ${booking.order_number}.`);
  expect(await move("delivered")).toBe(`the work of order ${booking.order_number} is done. Thank you!`);
  expect((await get("/api/checkout/history", who)).data).toMatchObject([{ is_service: true, state: "delivered" }]);

  const person = await insertPerson();
  await hold(who, person, (await timesOf(person))[6]![0]!);
  await send(who, "/api/cart/add", { product_id: camera, quantity: 1 });
  const { order_number: mixed } = (await pay(who)).body.data;
  const moveMixed = staff(mixed);
  await moveMixed("confirmed");
  expect(await moveMixed("packed")).toBe(`the products of order ${mixed} are packed.`);
  expect(await moveMixed("on_the_way")).toBe(`the products of order ${mixed} are on the way.`);
  expect(await moveMixed("delivered")).toBe(`the products of order ${mixed} are delivered. Thank you!`);
  const listed = [{ order_number: mixed, is_service: false }, { order_number: booking.order_number, is_service: true }];
  expect((await get("/api/checkout/history", who)).data).toMatchObject(listed);
  const { data } = (await send(who, "/api/chat", { text: "my orders" })).body;
  expect(data.answer.parts).toContainEqual({ type: "orders", orders: listed.map((order) => expect.objectContaining(order)) });
});

test("the shopper is reminded of a booked time, not of one that was moved", async () => {
  const { who, booking, starts, person } = await book();
  await remindOfBooking(services, booking.id, new Date(0).toISOString());
  await remindOfBooking(services, booking.id, starts);
  expect(await newestText(services, who.phone)).toMatch(new RegExp(`Person ${person} comes on \\d\\d/\\d\\d 08:00\\.$`));
  const told = await database.pool.query("select from messages where recipient = $1 and text like '%comes on%'", [who.phone]);
  expect(told.rowCount).toBeLessThanOrEqual(1);
  const { rows } = await database.pool.query("select start_after from pgboss.job where name = 'remind-booking' and data->>'bookingId' = $1 order by 1", [String(booking.id)]);
  expect(rows.map(({ start_after }) => (new Date(starts).getTime() - start_after.getTime()) / 3_600_000)).toEqual([24, 2]);
});

test("of a time that was moved away and back its shopper is reminded once", async () => {
  const { who, booking, starts, days } = await book();
  for (const to of [days[9]![4]!, starts]) expect((await send(who, `/api/bookings/${booking.id}/move`, { starts_at: to })).status).toBe(200);
  const { rows } = await database.pool.query("select data->>'startsAt' as at from pgboss.job where name = 'remind-booking' and data->>'bookingId' = $1", [String(booking.id)]);
  expect(rows.filter(({ at }) => at === starts)).toHaveLength(2);
});

test("an order whose service was done is cancelled no more: its money is not given back for work that was done", async () => {
  const { who, booking } = await book();
  const number = booking.order_number;
  await db.update(bookings).set({ state: "done" }).where(eq(bookings.id, booking.id));
  expect(await send(who, `/api/checkout/history/cancel/${number}`)).toMatchObject({ status: 409, body: { error: "order_not_cancellable" } });
  expect(await desk.order(who, number)).toMatchObject({ state: "placed", cancellable: false });
});

test("stars count however many came before: a rating is not rounded from a rounded one", async () => {
  const person = await insertPerson({ rating: 40, ratingCount: 20 });
  await database.transaction(async (tx) => {
    for (let given = 0; given < 20; given++) await addStars(tx, person, 5);
  });
  expect((await get(`/api/freelancers/${person}`)).data.rating).toBe(4.5);
});

test("after the work its shopper says how it was, once, and the rating follows", async () => {
  const { who, person, booking } = await book();
  const review = (text = "Neat <b>work</b>") => send(who, `/api/bookings/${booking.id}/review`, { stars: 5, text });
  expect((await review()).body.error).toBe("review_too_early");
  await db.update(bookings).set({ state: "done" }).where(eq(bookings.id, booking.id));
  expect((await get("/api/bookings", who)).data[0].reviewable).toBe(true);
  expect((await review()).status).toBe(200);
  expect((await review("Again")).body.error).toBe("review_given");
  expect(await get(`/api/freelancers/${person}/reviews`)).toMatchObject({ data: [{ stars: 5, text: "Neat <b>work</b>", by: "Sokha" }], total: 1, last_page: 1 });
  // Four stars before, five now.
  expect((await get(`/api/freelancers/${person}`)).data.rating).toBe(4.5);
});
