import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { calls } from "@shop/contract/calls";
import { stores, type StoreSettings } from "../../modules/stores/tables.ts";
import { bookingShop } from "../../testing/shops/booking-shop.ts";
import { insertShopper, type Shopper } from "../../testing/samples/shopper.ts";
import { payableSettings } from "../../testing/shops/payment-desk.ts";

const {
  call,
  services,
  wait,
  db,
  storeId,
  install,
  camera,
  minutes,
  insertPerson,
  send,
  get,
  timesOf,
  hold,
  pay,
  book,
  buyNow,
} = await bookingShop();

test("a service goes through cart and checkout with its time, on a line of its own", async () => {
  const { who, person, starts, booking, days } = await book();
  expect(booking).toMatchObject({
    state: "booked",
    starts_at: starts,
    freelancer: `Person ${person}`,
    movable: true,
    cancellable: true,
    reviewable: false,
  });
  const detail = calls["orders.detail"].data.parse(
    (await get(`/api/checkout/history/detail/${booking.order_number}`, who)).data,
  );
  expect(detail).toMatchObject([
    { product_id: install, quantity: 1, is_service: true, booking: { id: booking.id, starts_at: starts } },
  ]);
  expect((await get("/api/cart", who)).data).toEqual([]);
  expect((await hold(await insertShopper(services, storeId), person, days[3]![1]!)).body.error).toBe("time_taken");
});

test("the cart shows the time; removing the line frees it, and others can take it after a quarter of an hour", async () => {
  const person = await insertPerson();
  const [first, second] = [await insertShopper(services, storeId), await insertShopper(services, storeId)];
  const starts = (await timesOf(person))[7]![0]!;
  await hold(first, person, starts);
  const [line] = (await get("/api/cart", first)).data;
  expect(line).toMatchObject({
    product_id: install,
    booking: { state: "held", starts_at: starts, freelancer: `Person ${person}` },
  });
  await call(`/api/cart/remove/${line.cart_id}`, { method: "DELETE", host: "s001.localhost", headers: first.headers });
  expect((await hold(second, person, starts)).status).toBe(200);
  expect((await hold(first, person, starts)).body.error).toBe("time_taken");
  wait(16 * minutes);
  expect((await hold(first, person, starts)).status).toBe(200);
  expect((await get("/api/cart", second)).data).toMatchObject([{ booking: { state: "lost" } }]);
  expect((await pay(second)).body.error).toBe("booking_lost");
  expect((await pay(first)).status).toBe(200);
});

test("a time that is reserved while its line is removed has its line, or is gone with it", async () => {
  const person = await insertPerson();
  const starts = (await timesOf(person))[6]!;
  for (let round = 0; round < 20; round++) {
    const who = await insertShopper(services, storeId);
    await hold(who, person, starts[0]!);
    const [line] = (await get("/api/cart", who)).data;
    await Promise.all([
      hold(who, person, starts[4]!),
      call(`/api/cart/remove/${line.cart_id}`, { method: "DELETE", host: "s001.localhost", headers: who.headers }),
    ]);
    const [lines, times] = [(await get("/api/cart", who)).data, (await get("/api/bookings", who)).data];
    expect(times, `round ${round}`).toHaveLength(lines.length);
    for (const { id } of times) expect((await send(who, `/api/bookings/${id}/cancel`)).status).toBe(200);
  }
}, 30_000);

test("a service needs no delivery, fee or date; goods beside it do", async () => {
  const setDelivery = (delivery: StoreSettings["delivery"]) =>
    db
      .update(stores)
      .set({ settings: sql`settings || ${JSON.stringify({ delivery })}::jsonb` })
      .where(eq(stores.id, storeId));
  await setDelivery({ feeByProvince: { "*": 150 }, freeFrom: null, daysByProvince: { "*": 2 } });
  const who = await insertShopper(services, storeId);
  const person = await insertPerson();
  await hold(who, person, (await timesOf(person))[5]![0]!);
  const shown = async () => {
    const cart = await get(`/api/cart?address_id=${who.addressId}`, who);
    const { data: quote } = (await send(who, "/checkout/quote", { address: who.addressId })).body;
    expect(cart).toMatchObject({
      total: quote.total,
      delivery_fee: quote.delivery_fee,
      grand_total: quote.total + quote.delivery_fee,
      delivered: quote.delivered,
    });
    return quote;
  };
  expect(await shown()).toMatchObject({ total: 15, delivery_fee: 0, days: null, delivered: false });
  await send(who, "/api/cart/add", { product_id: camera, quantity: 1 });
  expect(await shown()).toMatchObject({ delivery_fee: 1.5, days: 2, delivered: true });
  const [, goods] = (await get("/api/cart", who)).data;
  await call(`/api/cart/remove/${goods.cart_id}`, { method: "DELETE", host: "s001.localhost", headers: who.headers });
  const { body } = await pay(who);
  expect((await get(`/api/checkout/history/detail/${body.data.order_id}`, who)).order).toMatchObject({
    total: 15,
    delivery_fee: 0,
    grand_total: 15,
    delivery: { expected_on: null },
  });
  await setDelivery(payableSettings.delivery);
});

test("reserving the same time again extends it, up to an hour", async () => {
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
  expect(
    Math.round((new Date(body.data.held_until).getTime() - services.now().getTime()) / minutes),
    "chosen when its holding is over, it is held anew",
  ).toBe(15);
  expect((await timesOf(person)).flat()).not.toContain(starts);
  expect((await hold(await insertShopper(services, storeId), person, starts)).body.error).toBe("time_taken");
});

test.each([
  ["half past", (starts: string) => starts.replace(":00:00", ":30:00"), 400, "time_invalid"],
  ["long ago", () => "2020-01-01T08:00:00+07:00", 400, "time_invalid"],
  ["in a year", () => "2099-01-01T08:00:00+07:00", 400, "time_invalid"],
  ["no time", () => "tomorrow", 400, "invalid_input"],
])("%s cannot be reserved", async (_name, change, status, error) => {
  const person = await insertPerson();
  const reply = await hold(await insertShopper(services, storeId), person, change((await timesOf(person))[3]![0]!));
  expect(reply).toMatchObject({ status, body: { error } });
});

test("the checkout extends the cart's reservations as choosing them again would, except those that others took", async () => {
  const person = await insertPerson();
  const first = await insertShopper(services, storeId);
  const second = await insertShopper(services, storeId);
  const starts = (await timesOf(person))[4]![0]!;
  await hold(first, person, starts);
  const begun = services.now().getTime();
  const keep = async (who: Shopper) =>
    calls["bookings.keep"].data.parse((await send(who, "/api/bookings/keep", undefined)).body.data);
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

test("buying a service at once takes its time and line out of the cart, and leaves the rest", async () => {
  const person = await insertPerson();
  const who = await insertShopper(services, storeId, [{ productId: camera, quantity: 2 }]);
  await hold(who, person, (await timesOf(person))[5]![0]!);
  expect((await send(who, "/checkout", { ...buyNow(), address: who.addressId, payment_type: "cod" })).status).toBe(200);
  expect((await get("/api/cart", who)).data).toMatchObject([{ product_id: camera, quantity: 2 }]);
  expect((await get("/api/bookings", who)).data).toMatchObject([{ state: "booked" }]);
});

test("a time is for one service, whichever way a second one is added", async () => {
  const person = await insertPerson();
  const who = await insertShopper(services, storeId);
  const starts = (await timesOf(person))[5]![0]!;
  await hold(who, person, starts);
  const lines = async () => (await get("/api/cart", who)).data;
  const [{ cart_id: id }] = await lines();
  const put = (change: object) =>
    call(`/api/cart/update/${id}`, { method: "PUT", body: change, host: "s001.localhost", headers: who.headers });
  const refused = { status: 409, body: { error: "time_one_piece" } };
  expect(await put({ quantity: 1 })).toMatchObject(refused);
  expect(await put({ set: 2 })).toMatchObject(refused);
  expect(await send(who, "/api/cart/add", { product_id: install, quantity: 1 })).toMatchObject(refused);
  expect(
    await send(who, "/api/cart/adopt", { product_id: install, quantity: 1, line: crypto.randomUUID() }),
  ).toMatchObject(refused);
  expect(await send(who, "/checkout", { ...buyNow(2), address: who.addressId, payment_type: "cod" })).toMatchObject(
    refused,
  );
  expect(await lines()).toMatchObject([{ quantity: 1, booking: { state: "held" } }]);
  // Without a time the store calls, and there may be several; a time is then chosen for one of them.
  const other = await insertShopper(services, storeId, [{ productId: install, quantity: 2 }]);
  expect(await hold(other, person, (await timesOf(person))[6]![0]!)).toMatchObject(refused);
  expect((await get("/api/bookings", other)).data).toEqual([]);
});

test("a service that is ordered while its time is being chosen is refused by name", async () => {
  const { who, person, booking, days } = await book();
  const again = async () => (await send(who, `/api/checkout/history/again/${booking.order_number}`)).body.data;
  expect((await hold(who, person, days[6]![0]!)).status).toBe(200);
  expect(await again()).toMatchObject({ added: 0, missing: ["Phone INSTALL"] });
  expect((await get("/api/cart", who)).data).toMatchObject([{ quantity: 1, booking: { state: "held" } }]);
});

test("ordering again leaves out a service that the cart has a time for", async () => {
  const { who, person, booking, days } = await book();
  expect((await hold(who, person, days[6]![0]!)).status).toBe(200);
  expect((await send(who, `/api/checkout/history/again/${booking.order_number}`)).body.data).toMatchObject({
    added: 0,
    missing: [expect.any(String)],
  });
  expect((await get("/api/cart", who)).data).toMatchObject([{ product_id: install, quantity: 1 }]);
});

test("a time that has begun while it waited in the cart cannot be ordered", async () => {
  const person = await insertPerson();
  const who = await insertShopper(services, storeId);
  await hold(who, person, (await timesOf(person))[1]![0]!);
  wait(2 * 24 * 60 * minutes);
  expect((await pay(who)).body.error).toBe("booking_lost");
});
