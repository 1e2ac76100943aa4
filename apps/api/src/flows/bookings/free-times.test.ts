import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { calls } from "@shop/contract/calls";
import { bookings } from "../../modules/bookings/tables.ts";
import { addAddress } from "../../modules/customers/public.ts";
import { freelancers, freelancerDaysOff } from "../../modules/freelancers/tables.ts";
import { sampleProduct, sell } from "../../testing/samples/catalog.ts";
import { bookingShop } from "../../testing/shops/booking-shop.ts";
import { insertShopper } from "../../testing/samples/shopper.ts";

const { call, database, services, db, storeId, install, camera, minutes, insertPerson, send, get, timesOf, hold, pay } =
  await bookingShop();

test("free times are full hours of the next fourteen days, without days off and booked times", async () => {
  const person = await insertPerson();
  const days = await timesOf(person);
  expect(days).toHaveLength(14);
  // Two hours of work, from 8 to 18 in Cambodia.
  expect(days[5]!.map((at) => new Date(at).getUTCHours() + 7)).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16]);
  const starts = days[5]![2]!;
  expect(await hold(await insertShopper(services, storeId), person, starts)).toMatchObject({
    status: 200,
    body: { data: { starts_at: starts } },
  });
  expect((await timesOf(person))[5]!.map((at) => new Date(at).getUTCHours() + 7)).toEqual([8, 12, 13, 14, 15, 16]);
  const day = new Date(new Date(days[6]![0]!).getTime() + 7 * 60 * minutes).toISOString().slice(0, 10);
  await db.insert(freelancerDaysOff).values({ freelancerId: person, day });
  expect((await timesOf(person))[6]).toEqual([]);
});

test("the next free hours of several freelancers: the earliest first, without reserved times", async () => {
  const [evening, day] = [await insertPerson({ fromHour: 19, toHour: 21 }), await insertPerson()];
  const next = async (query: string) => calls["bookings.next"].data.parse((await get(`/api/free-times?${query}`)).data);
  const both = await next(`ids=${evening},${day}`);
  expect(both.map(({ id }) => id).sort()).toEqual([evening, day]);
  expect(both[0]!.times[0]! < both[1]!.times[0]!).toBe(true);
  // Of two hours of work one begins at 20, too late for a service of two.
  expect(new Set(both.find(({ id }) => id === evening)!.times.map((at) => new Date(at).getUTCHours() + 7))).toEqual(
    new Set([19]),
  );
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

test("of a hundred requests for the same hour at once one succeeds", async () => {
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

test("a cart holds at most five times, of which one may be chosen anew", async () => {
  const who = await insertShopper(services, storeId);
  const person = await insertPerson();
  const records = Array.from({ length: 6 }, (_, index) =>
    sampleProduct(`INSTALL-${index}`, { category: "service-camera", stock: 9 }),
  );
  const installs = await database.transaction((tx) => sell(tx, records, [storeId]));
  const days = await timesOf(person);
  const holdOn = (day: number, productId: number) =>
    send(who, "/api/bookings", { freelancer_id: person, product_id: productId, starts_at: days[day]![0]! });
  for (const [index, productId] of installs.slice(0, 5).entries())
    expect((await holdOn(index + 1, productId)).status).toBe(200);
  expect(await holdOn(6, installs[5]!)).toMatchObject({ body: { error: "bookings_full", params: { max: 5 } } });
  expect((await holdOn(6, installs[4]!)).status).toBe(200);
});

test("the database prevents double bookings", async () => {
  const person = await insertPerson();
  const who = await insertShopper(services, storeId);
  const row = {
    storeId,
    customerId: who.customerId,
    freelancerId: person,
    productId: install,
    state: "done" as const,
    createdAt: new Date(),
  };
  const { body } = await send(who, "/checkout", {
    checkout_type: "buy_now",
    product_id: camera,
    quantity: 1,
    address: who.addressId,
    payment_type: "cod",
  });
  const { rows } = await database.pool.query<{ id: number }>("select id from orders where number = $1", [
    body.data.order_number,
  ]);
  const at = (hour: number) => new Date(Date.UTC(2030, 0, 1, hour));
  await db.insert(bookings).values({ ...row, orderId: rows[0]!.id, during: { from: at(1), to: at(3) } });
  await db.insert(bookings).values({ ...row, orderId: rows[0]!.id, during: { from: at(3), to: at(4) } });
  await expect(
    db.insert(bookings).values({ ...row, orderId: rows[0]!.id, during: { from: at(2), to: at(3) } }),
  ).rejects.toMatchObject({ cause: { constraint: "bookings_no_overlap" } });
});

test("an address outside Cambodia cannot be booked for", async () => {
  const who = await insertShopper(services, storeId);
  const person = await insertPerson();
  await hold(who, person, (await timesOf(person))[4]![0]!);
  const address = await database.transaction((tx) =>
    addAddress(
      tx,
      { storeId, customerId: who.customerId },
      { name: "Hotel", description: "Bangkok", lat: 13.75, long: 100.5 },
    ),
  );
  expect((await send(who, "/checkout/quote", { address })).body.data.lines).toMatchObject([
    { booking: { away: true } },
  ]);
  expect((await send(who, "/api/checkout", { address, payment_type: "cod" })).body.error).toBe("area_not_served");
  expect((await pay(who)).status).toBe(200);
});

test("a freelancer who does not come to the address is refused, and so is a product that is not their service", async () => {
  const person = await insertPerson({ provinces: ["17"] });
  const who = await insertShopper(services, storeId);
  const starts = (await timesOf(person))[3]![0]!;
  await hold(who, person, starts);
  const quoted = async () =>
    (await send(who, "/checkout/quote", { address: who.addressId })).body.data.lines[0].booking;
  expect(await quoted(), "said before paying").toMatchObject({ state: "held", away: true });
  expect((await pay(who)).body).toMatchObject({ error: "area_not_served", params: { name: `Person ${person}` } });
  await db
    .update(freelancers)
    .set({ provinces: ["12", "17"] })
    .where(eq(freelancers.id, person));
  expect(await quoted()).not.toHaveProperty("away");
  expect(
    (await send(who, "/api/bookings", { freelancer_id: person, product_id: camera, starts_at: starts })).status,
  ).toBe(404);
});
