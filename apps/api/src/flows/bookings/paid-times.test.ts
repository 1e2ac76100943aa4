import { expect, test, vi } from "vitest";
import { bookingShop } from "../../testing/shops/booking-shop.ts";
import { insertShopper, type Shopper } from "../../testing/samples/shopper.ts";

const { call, services, wait, storeId, minutes, desk, insertPerson, send, get, timesOf, hold, buyNow } =
  await bookingShop();

test("several codes in a row reserve a time for an hour in all; then whoever pays first gets it", async () => {
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

test("a time in the cart stays held when its code is declined", async () => {
  const person = await insertPerson();
  const [first, second] = [await insertShopper(services, storeId), await insertShopper(services, storeId)];
  const starts = (await timesOf(person))[5]![0]!;
  await hold(first, person, starts);
  const { payment_id: id } = (await desk.khqr(first)).body.data;
  await desk.bank(id, "decline");
  await desk.settles(first, id, "failed");
  expect((await hold(second, person, starts)).body.error).toBe("time_taken");
});

test("money for a time that somebody else has taken is held for refund", async () => {
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
  await desk.settles(first, id, "refund_due");
  expect(await desk.status(first, id)).toMatchObject({ reason: expect.any(String) });
  vi.mocked(console.error).mockClear();
  expect((await get("/api/checkout/history", first)).data).toMatchObject([
    { state: "cancelled", payment_state: "refund_due" },
  ]);
  expect((await get("/api/bookings", second)).data).toMatchObject([{ state: "held" }]);
});

test.each([
  [
    "another one is chosen",
    async (who: Shopper, person: number, day: string[]) => expect((await hold(who, person, day[4]!)).status).toBe(200),
    [{ booking: { state: "held" } }],
  ],
  [
    "its line is taken out",
    async (who: Shopper) =>
      call(`/api/cart/remove/${(await get("/api/cart", who)).data[0].cart_id}`, {
        method: "DELETE",
        host: "s001.localhost",
        headers: who.headers,
      }),
    [],
  ],
  [
    "it is given up",
    async (who: Shopper) => send(who, `/api/bookings/${(await get("/api/bookings", who)).data[0].id}/cancel`),
    [],
  ],
  [
    "it is chosen again",
    async (who: Shopper, person: number, day: string[]) => {
      for (const starts of [day[0]!, day[4]!, day[0]!]) expect((await hold(who, person, starts)).status).toBe(200);
    },
    [],
  ],
])("an open payment keeps the time of its purchase when %s", async (_name, change, left) => {
  const person = await insertPerson();
  const [first, second] = [await insertShopper(services, storeId), await insertShopper(services, storeId)];
  const day = (await timesOf(person))[5]!;
  await hold(first, person, day[0]!);
  const { payment_id: id } = (await desk.khqr(first)).body.data;
  await change(first, person, day);
  expect((await hold(second, person, day[0]!)).body.error).toBe("time_taken");
  await desk.bank(id, "approve");
  await desk.settles(first, id, "paid");
  expect(
    (await get("/api/bookings", first)).data.filter(({ state }: { state: string }) => state === "booked"),
  ).toMatchObject([{ starts_at: day[0] }]);
  expect((await get("/api/cart", first)).data, "what was chosen since stays").toMatchObject(left);
});

test.each([
  ["has ended", async (_who: Shopper, id: string) => desk.bank(id, "decline"), "failed"],
  ["has given way to a new one", async (who: Shopper) => desk.khqr(who), "pending"],
])(
  "a time removed from the cart is free when its payment %s, and is not shown as the shopper's",
  async (_name, end, state) => {
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
    await desk.settles(first, id, state);
    expect((await hold(second, person, day[0]!)).status).toBe(200);
    expect((await get("/api/cart", first)).data).toMatchObject([{ booking: { state: "held", starts_at: day[4] } }]);
  },
);

test.each([
  ["bought at once while the cart is being paid", {}, buyNow()],
  ["of the cart while it is being bought at once", buyNow(), {}],
])(
  "a time that is %s is reported before it is paid twice, and not in the cart once it is ordered",
  async (_name, first, second) => {
    const person = await insertPerson();
    const who = await insertShopper(services, storeId);
    const starts = (await timesOf(person))[5]![0]!;
    await hold(who, person, starts);
    const { payment_id: id } = (await desk.khqr(who, first)).body.data;
    expect((await desk.khqr(who, second)).body).toMatchObject({ error: "time_being_paid" });
    expect(
      (await send(who, "/checkout", { ...second, address: who.addressId, payment_type: "cod" })).body,
    ).toMatchObject({ error: "time_being_paid" });
    // For the same purchase another code can always be asked for.
    expect((await desk.khqr(who, first)).status).toBe(200);
    await desk.bank(id, "approve");
    await desk.settles(who, id, "paid");
    expect((await get("/api/bookings", who)).data).toMatchObject([{ state: "booked", starts_at: starts }]);
    expect((await get("/api/cart", who)).data).toEqual([]);
  },
);

test("money reported by the bank after the time has begun is held for refund", async () => {
  const person = await insertPerson();
  const who = await insertShopper(services, storeId);
  await hold(who, person, (await timesOf(person))[1]![0]!);
  const { payment_id: id } = (await desk.khqr(who)).body.data;
  vi.mocked(console.error).mockImplementation(() => undefined);
  await desk.bank(id, "approve", { seconds: 3600 });
  wait(2 * 24 * 60 * minutes);
  await desk.settles(who, id, "refund_due");
  expect(await desk.status(who, id)).toMatchObject({ reason: "time_gone" });
  vi.mocked(console.error).mockClear();
});
