import { expect, test } from "vitest";
import { auditTrail } from "@shop/api/platform/tables";
import { insertShopper } from "@shop/api/testing/samples/shopper";
import { bookingShop } from "@shop/api/testing/shops/booking-shop";
import { newestText } from "@shop/api/testing/shops/sent-messages";
import { and, eq } from "drizzle-orm";
import { commandLine } from "../testing/command-line.ts";

const { camera, db, get, hold, insertPerson, pay, services, storeId, timesOf } = await bookingShop();
const run = commandLine(services);

/** A camera that was delivered and paid, and its installation, for which somebody is to come. */
async function delivered() {
  const person = await insertPerson();
  const who = await insertShopper(services, storeId, [{ productId: camera, quantity: 1 }]);
  const starts = (await timesOf(person))[3]![0]!;
  await hold(who, person, starts);
  const number = (await pay(who)).body.data.order_id as string;
  for (const state of ["confirmed", "packed", "on_the_way", "delivered"]) await run("order", "move", number, state);
  const shown = (await run("order", "show", number)).split("\n");
  const line = /^ *(\d+)\. /.exec(shown.find((text) => text.includes("$15.00"))!)![1]!;
  const refund = (...options: string[]) => run("refund", "lines", number, line, "Nobody could come", ...options);
  const detail = () => get(`/api/checkout/history/detail/${number}`, who);
  const booking = (await get("/api/bookings", who)).data[0] as { id: number };
  return { person, who, starts, number, refund, detail, booking };
}

test("the booking of a refunded service is cancelled, its time is free, and the shopper is told", async () => {
  const { person, who, starts, number, refund, detail, booking } = await delivered();
  expect(await refund()).toMatch(
    new RegExp(
      `^${number}: \\$15\\.00 for 1 × .* --to store-cash\nIt cancels booking ${booking.id}: \\d\\d/\\d\\d/\\d{4}, `,
    ),
  );
  expect((await detail()).order.work_to_come, "nothing is recorded yet").toBe(true);
  expect(await refund("--to", "sent")).toMatch(new RegExp(`in all\nBooking ${booking.id} is cancelled: `));
  expect(await newestText(services, who.phone)).toMatch(/: the visit on \d\d\/\d\d \d\d:\d\d is cancelled/);
  expect((await timesOf(person))[3]).toContain(starts);
  expect(await detail()).toMatchObject({
    data: expect.arrayContaining([
      expect.objectContaining({ booking: expect.objectContaining({ state: "cancelled" }) }),
    ]),
    order: { state: "delivered", work_to_come: false },
  });
  expect((await get("/api/checkout/history", who)).data[0], "no work is said to be done").toMatchObject({
    has_work: false,
  });
  expect((await get(`/api/tracking/${number}`, who)).data).toMatchObject({ has_work: false, work_to_come: false });
  expect(await run("freelancer", "bookings", String(person))).toBe("no bookings");
  const entry = and(eq(auditTrail.action, "cancel"), eq(auditTrail.entity, "booking"));
  expect(await db.select().from(auditTrail).where(entry)).toMatchObject([
    { actor: "staff:sokha", entityId: String(booking.id), after: { state: "cancelled" } },
  ]);
});

test("work that is done stays so when it is refunded", async () => {
  const { who, refund, booking } = await delivered();
  await run("booking", "done", String(booking.id));
  expect(await refund("--to", "sent")).not.toContain("Booking");
  expect((await get("/api/bookings", who)).data).toMatchObject([{ state: "done" }]);
  expect(await newestText(services, who.phone)).toContain("is refunded");
});
