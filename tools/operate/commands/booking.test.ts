import { expect, test } from "vitest";
import { cambodianDay } from "@shop/kit/date";
import { dayMs } from "@shop/kit/durations";
import { freelancers } from "@shop/api/modules/freelancers/tables";
import { categories } from "@shop/api/modules/catalog/tables";
import { insertCategories, sampleProduct, sell } from "@shop/api/testing/samples/catalog";
import { insertBooking } from "@shop/api/testing/samples/booking";
import { sampleFreelancer } from "@shop/api/testing/samples/freelancer";
import { insertShopper } from "@shop/api/testing/samples/shopper";
import { insertProduct } from "@shop/api/testing/samples/product";
import { insertStore } from "@shop/api/testing/samples/store";
import { newestText } from "@shop/api/testing/shops/sent-messages";
import { testApi } from "@shop/api/testing/shops/test-api";
import { commandLine } from "../testing/command-line.ts";

const { api, call, database, services } = await testApi();
const storeId = await insertStore(database.db, { code: "S001" });
await api.directory.load();
await insertCategories(database.db);
await database.db.insert(freelancers).values(sampleFreelancer(1));

const run = commandLine(services);

/** An order of one piece of a product, by a new shopper. */
async function ordered() {
  const { id: productId } = await insertProduct(database.db, [storeId]);
  const who = await insertShopper(services, storeId, [{ productId, quantity: 1 }]);
  const { body } = await call("/api/checkout", {
    method: "POST",
    body: { address: who.addressId, payment_type: "cod" },
    host: "s001.localhost",
    headers: who.headers,
  });
  const number: string = body.data.order_number;
  return { who, productId, number };
}

test("a finished booking is no longer listed, counts as a job, and cannot be finished twice", async () => {
  const { who, productId, number } = await ordered();
  // In the past. It stays in the list until it is marked as done.
  const during = { from: new Date("2024-01-05T08:00:00+07:00"), to: new Date("2024-01-05T10:00:00+07:00") };
  const { customerId } = who;
  const id = String(await insertBooking(database.db, number, { storeId, customerId, productId, during }));
  expect(await run("freelancer", "bookings", "1")).toMatch(
    new RegExp(
      `^booking ${id}: 05/01/2024, 0?8:00.*10:00  ${number}  Sokha \\${who.phone}: Home, Street 51 \\(11\\.5564, 104\\.9282\\)$`,
    ),
  );
  expect(await run("order", "show", number)).toMatch(
    new RegExp(`^  booking ${id}: 05/01/2024, .*10:00  booked  freelancer 1, Person 1$`, "m"),
  );
  await expect(run("freelancer", "bookings", "99")).rejects.toThrow("There is no freelancer 99");
  await run("booking", "done", id);
  expect(await run("freelancer", "bookings", "1")).toBe("no bookings");
  await expect(run("booking", "done", id)).rejects.toThrow(`Booking ${id} is done`);
  expect((await database.db.select().from(freelancers))[0]).toMatchObject({ jobs: 1 });
});

test("working hours and days off are set, and invalid ones refused", async () => {
  await run("freelancer", "hours", "1", "6,7", "9", "12");
  expect((await database.db.select().from(freelancers))[0]).toMatchObject({
    weekdays: [6, 7],
    fromHour: 9,
    toHour: 12,
  });
  await run("freelancer", "day-off", "1", "2099-01-10");
  const daysOff = async () => (await database.pool.query("select day::text from freelancer_days_off")).rows;
  expect(await daysOff()).toEqual([{ day: "2099-01-10" }]);
  await run("freelancer", "day-on", "1", "2099-01-10");
  expect(await daysOff()).toEqual([]);
  await expect(run("freelancer", "hours", "1", "0,8", "9", "12")).rejects.toThrow("is not a list of weekdays");
  await expect(run("freelancer", "hours", "1", "1", "12", "9")).rejects.toThrow("are not working hours of a day");
  await expect(run("freelancer", "day-off", "1", "soon")).rejects.toThrow("is not a day");
  await expect(run("freelancer", "day-off", "1", "2099-02-31")).rejects.toThrow('"2099-02-31" is not a day');
  await expect(run("freelancer", "day-off", "1", "2020-01-10"), "a mistyped year").rejects.toThrow(
    "2020-01-10 is over",
  );
  await expect(run("freelancer", "day-off", "99", "2099-01-10")).rejects.toThrow("There is no freelancer 99");
});

test("how long a service takes is set, not how long goods would", async () => {
  const kind = { id: 1131, parentId: 8, level: 3, key: "service-camera", name: { en: "Camera installation" } };
  await database.db.insert(categories).values(kind);
  await database.transaction((tx) =>
    sell(tx, [sampleProduct("INSTALL", { category: "service-camera" }), sampleProduct("GOODS")], [storeId]),
  );
  expect(await run("service", "hours", "INSTALL", "3")).toBe("INSTALL takes 3 h");
  await expect(run("service", "hours", "GOODS", "3")).rejects.toThrow("GOODS cannot be booked");
  await expect(run("service", "hours", "INSTALL", "13")).rejects.toThrow("from 1 to 12, not 13");
  await expect(run("service", "hours", "NONE", "3")).rejects.toThrow("There is no product NONE");
  const { rows } = await database.pool.query(
    "select sku, hours from service_hours h join products p on p.id = h.product_id",
  );
  expect(rows).toEqual([{ sku: "INSTALL", hours: 3 }]);
});

test("somebody who falls ill: the day off lists the bookings, and each is moved to another time or person; the shopper gets an SMS", async () => {
  const { who, productId, number } = await ordered();
  const [day, next] = [2, 3].map((days) => cambodianDay(new Date(Date.now() + days * dayMs)));
  const during = { from: new Date(`${day}T08:00+07:00`), to: new Date(`${day}T10:00+07:00`) };
  const id = String(
    await insertBooking(database.db, number, { storeId, customerId: who.customerId, productId, during }),
  );
  await database.db.insert(freelancers).values([sampleFreelancer(2), sampleFreelancer(3, { provinces: ["17"] })]);
  expect(await run("freelancer", "day-off", "1", day!)).toMatch(
    new RegExp(
      `^freelancer 1 is off on ${day}\nbooking ${id}: .*${number}  Sokha .*\nCall the shoppers, then: booking move`,
    ),
  );
  await expect(run("booking", "move", id, `${day}T09:00`)).rejects.toThrow("Nobody works at this time");
  await expect(run("booking", "move", id, `${day}T08:00`, "--freelancer", "3")).rejects.toThrow(
    "Person 3 does not work in the province of the order: see freelancer show 3",
  );
  expect(await run("booking", "move", id, `${day}T08:00`, "--freelancer", "2")).toMatch(
    new RegExp(`^booking ${id}: .*10:00, Person 2$`),
  );
  const text = await newestText(services, who.phone);
  expect(text).toMatch(/Person 2 .*08:00/);
  expect(text).toContain(number);
  expect(await run("freelancer", "bookings", "1")).toBe("no bookings");
  expect(await run("booking", "move", id, `${next}T14:00`)).toMatch(/16:00, Person 2$/);
  await run("freelancer", "day-on", "1", day!);
  await run("booking", "done", id);
  await expect(run("booking", "move", id, `${next}T14:00`)).rejects.toThrow(
    `Booking ${id} is done: it cannot be moved`,
  );
  await expect(run("booking", "move", "999", `${next}T14:00`)).rejects.toThrow("There is no booking 999");
});
