import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { calls } from "@shop/contract/calls";
import { untilWaiting } from "../../platform/testing/eventually.ts";
import { cancelTimesOf } from "../../modules/bookings/public.ts";
import { bookings } from "../../modules/bookings/tables.ts";
import { addStars } from "../../modules/freelancers/public.ts";
import { freelancerSkills } from "../../modules/freelancers/tables.ts";
import { lockOrderById } from "../../modules/orders/public.ts";
import { bookingShop } from "../../testing/shops/booking-shop.ts";
import { insertShopper } from "../../testing/samples/shopper.ts";
import { newestText } from "../../testing/shops/sent-messages.ts";
import { moveOrderForStaff } from "../orders/for-staff/move-order.ts";
import { enqueueReminders } from "../ordering/enqueue-reminders.ts";
import { finishBooking } from "./for-staff/finish-booking.ts";
import { remindOfBooking } from "./remind.ts";

const { database, services, db, storeId, camera, minutes, desk, insertPerson, send, get, timesOf, hold, pay, book } =
  await bookingShop();

test("a booking cannot be done while its order is being cancelled", async () => {
  const { booking } = await book();
  const { orderId } = (await db.select().from(bookings).where(eq(bookings.id, booking.id)))[0]!;
  let finishing: Promise<unknown> = Promise.resolve();
  await database.transaction(async (tx) => {
    await lockOrderById(tx, orderId!);
    finishing = database
      .transaction((other) => finishBooking(other, booking.id, { actor: "staff", at: services.now() }))
      .catch((error: unknown) => error);
    await untilWaiting(database);
    await cancelTimesOf(tx, orderId!);
  });
  expect(String(await finishing)).toContain(`Booking ${booking.id} is cancelled`);
});

test("a booking can be moved until a day before, and not after", async () => {
  const { who, booking, days } = await book();
  const later = days[9]![4]!;
  expect((await send(who, `/api/bookings/${booking.id}/move`, { starts_at: later })).body.data).toMatchObject({
    starts_at: later,
  });
  expect((await get("/api/bookings", who)).data[0].starts_at).toBe(later);
  const near = await book();
  await db
    .update(bookings)
    .set({
      during: {
        from: new Date(services.now().getTime() + 23 * 60 * minutes),
        to: new Date(services.now().getTime() + 24 * 60 * minutes),
      },
    })
    .where(eq(bookings.id, near.booking.id));
  const refused = { body: { error: "booking_too_late", params: { hours: 24 } } };
  expect(await send(near.who, `/api/bookings/${near.booking.id}/move`, { starts_at: later })).toMatchObject(refused);
  expect(await send(near.who, `/api/bookings/${near.booking.id}/cancel`)).toMatchObject(refused);
  expect(await send(near.who, `/api/checkout/history/cancel/${near.booking.order_number}`)).toMatchObject(refused);
  expect((await get(`/api/checkout/history/detail/${near.booking.order_number}`, near.who)).order.cancellable).toBe(
    false,
  );
  expect((await get(`/api/checkout/history/detail/${booking.order_number}`, who)).order.cancellable).toBe(true);
});

test("a booking can be moved onto its own hours, keeps its length, and its freelancer need not be listed any more", async () => {
  const { person, who, starts, booking } = await book();
  const anHourLater = new Date(new Date(starts).getTime() + 60 * minutes).toISOString();
  expect((await timesOf(person)).flat()).not.toContain(anHourLater);
  await db.delete(freelancerSkills).where(eq(freelancerSkills.freelancerId, person));
  const { data } = await get(`/api/bookings/${booking.id}/times`, who);
  expect(data.change_hours).toBe(24);
  expect(calls["bookings.moveTimes"].data.parse(data).hours).toBe(2);
  expect(data.days[3].times).toEqual(expect.arrayContaining([starts, anHourLater]));
  expect((await send(who, `/api/bookings/${booking.id}/move`, { starts_at: anHourLater })).body.data).toMatchObject({
    starts_at: anHourLater,
  });
  const other = await insertShopper(services, storeId);
  expect(await get(`/api/bookings/${booking.id}/times`, other)).toMatchObject({ code: -1, error: "booking_not_found" });
});

test("a cancelled booking frees its time and cancels its order, from either side", async () => {
  for (const path of [
    ({ id }: { id: number }) => `/api/bookings/${id}/cancel`,
    ({ order_number }: { order_number: string }) => `/api/checkout/history/cancel/${order_number}`,
  ]) {
    const { who, person, booking, starts } = await book();
    expect((await send(who, path(booking))).status).toBe(200);
    expect((await get("/api/bookings", who)).data[0]).toMatchObject({
      state: "cancelled",
      movable: false,
      cancellable: false,
    });
    expect((await get(`/api/checkout/history/detail/${booking.order_number}`, who)).order.state).toBe("cancelled");
    expect((await timesOf(person))[3]).toContain(starts);
  }
});

test("a booked time is free again when its order is returned", async () => {
  const { who, person, booking, starts } = await book();
  for (const state of ["confirmed", "packed", "on_the_way", "returned"])
    await moveOrderForStaff(services, { number: booking.order_number, state, note: null, actor: "staff:sokha" });
  expect((await get("/api/bookings", who)).data[0]).toMatchObject({ state: "cancelled" });
  expect((await timesOf(person))[3]).toContain(starts);
});

test("an order of a service is described as work in messages, lists and by the assistant; with goods beside it its messages are about the goods", async () => {
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
  const listed = [
    { order_number: mixed, is_service: false },
    { order_number: booking.order_number, is_service: true },
  ];
  expect((await get("/api/checkout/history", who)).data).toMatchObject(listed);
  const { data } = (await send(who, "/api/chat", { text: "my orders" })).body;
  expect(data.answer.parts).toContainEqual({
    type: "orders",
    orders: listed.map((order) => expect.objectContaining(order)),
  });
});

test("after its goods are delivered, a booked service is shown as still to come until it is done", async () => {
  const { who, person, booking: alone } = await book();
  await hold(who, person, (await timesOf(person))[6]![0]!);
  await send(who, "/api/cart/add", { product_id: camera, quantity: 1 });
  const { order_number: number } = (await pay(who)).body.data;
  for (const state of ["confirmed", "packed", "on_the_way", "delivered"])
    await moveOrderForStaff(services, { number, state, note: null, actor: "staff:sokha" });
  const told: (readonly number[] | undefined)[] = [];
  const unsubscribe = services.changes.subscribe({
    onChange: ({ kind, ids }) => void (kind === "order" && told.push(ids)),
    onReset: () => {},
  });
  const said = async () => {
    const { data } = (await send(who, "/api/chat", { text: `order ${number}` })).body;
    return [
      (await get("/api/checkout/history", who)).data[0].work_to_come,
      (await get(`/api/checkout/history/detail/${number}`, who)).order.work_to_come,
      (await get(`/api/tracking/${number}`, who)).data.work_to_come,
      data.answer.parts.find(({ type }: { type: string }) => type === "orders").orders[0].work_to_come,
    ];
  };
  expect(await said()).toEqual([true, true, true, true]);
  const { data } = await get("/api/bookings", who);
  const { id } = data.find(({ order_number }: { order_number: string }) => order_number === number);
  const done = new Date(services.now().getTime() + 60 * minutes);
  await database.transaction((tx) => finishBooking(tx, id, { actor: "staff:sokha", at: done }));
  expect(await said()).toEqual([false, false, false, false]);
  expect((await get("/api/checkout/history", who)).data[0], "what is delivered is done too").toMatchObject({
    is_service: false,
    has_work: true,
  });
  const tracked = (await get(`/api/tracking/${number}`, who)).data;
  expect(tracked).toMatchObject({ is_service: false, has_work: true });
  const { order } = await get(`/api/checkout/history/detail/${number}`, who);
  for (const { history } of [tracked, order])
    expect(history.slice(-2), "the work has a time of its own").toMatchObject([
      { state: "delivered" },
      { state: "work_done", at: done.toISOString() },
    ]);
  const { orderId } = (await db.select().from(bookings).where(eq(bookings.id, id)))[0]!;
  await expect.poll(() => told).toContainEqual([orderId]);
  unsubscribe();
  expect(
    (await get(`/api/checkout/history/detail/${alone.order_number}`, who)).order.work_to_come,
    "work alone has a state of its own",
  ).toBe(false);
});

test("the shopper is reminded of a booking, not of a time that was moved", async () => {
  const { who, booking, starts, person } = await book();
  await remindOfBooking(services, booking.id, new Date(0).toISOString());
  await remindOfBooking(services, booking.id, starts);
  expect(await newestText(services, who.phone)).toMatch(
    new RegExp(`Person ${person} comes on \\d\\d/\\d\\d 08:00\\.$`),
  );
  const told = await database.pool.query("select from messages where recipient = $1 and text like '%comes on%'", [
    who.phone,
  ]);
  expect(told.rowCount).toBeLessThanOrEqual(1);
  const { rows } = await database.pool.query(
    "select start_after from pgboss.job where name = 'remind-booking' and data->>'bookingId' = $1 order by 1",
    [String(booking.id)],
  );
  expect(rows.map(({ start_after }) => (new Date(starts).getTime() - start_after.getTime()) / 3_600_000)).toEqual([
    24, 2,
  ]);
});

test("who books for today is reminded two hours before, and not of a day before, which has passed", async () => {
  const { booking, days } = await book();
  const from = new Date(days[5]![0]!);
  const during = { from, to: new Date(from.getTime() + 120 * minutes) };
  const threeHoursBefore = new Date(from.getTime() - 180 * minutes);
  await database.transaction((tx) => enqueueReminders(services, tx, { id: booking.id, during }, threeHoursBefore));
  const { rows } = await database.pool.query(
    "select start_after from pgboss.job where name = 'remind-booking' and data->>'bookingId' = $1 and data->>'startsAt' = $2",
    [String(booking.id), from.toISOString()],
  );
  expect(rows.map(({ start_after }) => from.getTime() - start_after.getTime())).toEqual([120 * minutes]);
});

test("a booking that is moved away and back is reminded of once", async () => {
  const { who, booking, starts, days } = await book();
  for (const to of [days[9]![4]!, starts])
    expect((await send(who, `/api/bookings/${booking.id}/move`, { starts_at: to })).status).toBe(200);
  const { rows } = await database.pool.query(
    "select data->>'startsAt' as at from pgboss.job where name = 'remind-booking' and data->>'bookingId' = $1",
    [String(booking.id)],
  );
  expect(rows.filter(({ at }) => at === starts)).toHaveLength(2);
});

test("a booking is moved to hours that its freelancer works", async () => {
  const { who, booking, starts } = await book();
  const atNight = new Date(new Date(starts).getTime() + 15 * 60 * minutes).toISOString();
  expect((await send(who, `/api/bookings/${booking.id}/move`, { starts_at: atNight })).body.error).toBe("time_invalid");
});

test("a booking that was ordered with goods is cancelled with its order only", async () => {
  const person = await insertPerson();
  const who = await insertShopper(services, storeId, [{ productId: camera, quantity: 1 }]);
  await hold(who, person, (await timesOf(person))[5]![0]!);
  expect((await pay(who)).status).toBe(200);
  const [booking] = (await get("/api/bookings", who)).data;
  expect((await send(who, `/api/bookings/${booking.id}/cancel`)).body.error).toBe("booking_fixed");
  expect(await desk.order(who, booking.order_number)).toMatchObject({ state: "placed" });
});

test("an order whose service is done cannot be cancelled, nor its booking be moved or cancelled", async () => {
  const { who, booking, days } = await book();
  const number = booking.order_number;
  await db.update(bookings).set({ state: "done" }).where(eq(bookings.id, booking.id));
  expect(await send(who, `/api/checkout/history/cancel/${number}`)).toMatchObject({
    status: 409,
    body: { error: "order_not_cancellable" },
  });
  expect(await desk.order(who, number)).toMatchObject({ state: "placed", cancellable: false });
  for (const [change, body] of [
    ["move", { starts_at: days[9]![4]! }],
    ["cancel", {}],
  ] as const)
    expect((await send(who, `/api/bookings/${booking.id}/${change}`, body)).body.error).toBe("booking_fixed");
});

test("the average rating is exact for any number of reviews", async () => {
  const person = await insertPerson({ rating: 40, ratingCount: 20 });
  await database.transaction(async (tx) => {
    for (let given = 0; given < 20; given++) await addStars(tx, person, 5);
  });
  expect((await get(`/api/freelancers/${person}`)).data.rating).toBe(4.5);
});

test("after the work its shopper can review it once, and the rating changes", async () => {
  const { who, person, booking } = await book();
  const review = (text = "Neat <b>work</b>", stars: unknown = 5) =>
    send(who, `/api/bookings/${booking.id}/review`, { stars, text });
  expect((await review()).body.error).toBe("review_too_early");
  await db.update(bookings).set({ state: "done" }).where(eq(bookings.id, booking.id));
  expect((await get("/api/bookings", who)).data[0].reviewable).toBe(true);
  for (const stars of ["", null, 0, 6, 4.5, "★"])
    expect((await review("Neat", stars)).body.fields, String(stars)).toEqual({ stars: "stars_required" });
  expect((await review()).status).toBe(200);
  expect((await review("Again")).body.error).toBe("review_given");
  expect(await get(`/api/freelancers/${person}/reviews`)).toMatchObject({
    data: [{ stars: 5, text: "Neat <b>work</b>", by: "Sokha" }],
    total: 1,
    last_page: 1,
  });
  // Four stars before, five now.
  expect((await get(`/api/freelancers/${person}`)).data.rating).toBe(4.5);
});
