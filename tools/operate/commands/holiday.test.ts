import { beforeEach, expect, test } from "vitest";
import { addDays, cambodianDay, cambodianMidnight } from "@shop/kit/date";
import { insertShopper } from "@shop/api/testing/samples/shopper";
import { bookingShop } from "@shop/api/testing/shops/booking-shop";
import { commandLine } from "../testing/command-line.ts";

const { call, database, services, storeId, camera, install, insertPerson, send, get, timesOf, hold, book } =
  await bookingShop();
const run = commandLine(services);
const today = cambodianDay(services.now());
const words = ["Closed for Khmer New Year", "ឈប់សម្រាកបុណ្យចូលឆ្នាំខ្មែរ", "柬埔寨新年放假"];
const add = (from: number, to: number) =>
  run("holiday", "add", addDays(today, from), addDays(today, to), ...words, "--store", "S001");
const shown = (from: number, to: number, text = words[0]!) => ({
  from: addDays(today, from),
  to: addDays(today, to),
  text,
});

beforeEach(() => database.pool.query("update stores set settings = settings - 'holidays'"));

test("nobody can be booked on a holiday, and bookings of these days are listed when it is added", async () => {
  const { person, starts, booking } = await book();
  const free = (await timesOf(person))[4]![0]!;
  expect((await add(3, 4)).split("\n")).toEqual([
    `S001 is closed from ${addDays(today, 3)} to ${addDays(today, 4)}`,
    expect.stringMatching(new RegExp(`^booking ${booking.id}: `)),
    "Call the shoppers, then: booking move ID TIME",
  ]);
  const days = await timesOf(person);
  expect([days[2], days[3], days[4], days[5]].map((times) => times!.length > 0)).toEqual([true, false, false, true]);
  const { data } = await get(`/api/freelancers/${person}/times?product_id=${install}&lang=zh`);
  expect(data.holidays).toEqual([shown(3, 4, words[2])]);
  const next = (await get(`/api/free-times?ids=${person}`)).data[0].times;
  expect(next).toHaveLength(3);
  const who = await insertShopper(services, storeId);
  expect(await hold(who, person, free)).toMatchObject({ status: 400, body: { error: "time_invalid" } });
  await expect(run("booking", "move", String(booking.id), free)).rejects.toMatchObject({ code: "time_invalid" });
  await run("holiday", "remove", addDays(today, 3), "--store", "S001");
  expect((await timesOf(person))[4]![0]).toBe(free);
  expect(starts < free).toBe(true);
});

test("the next free hours leave a holiday out", async () => {
  const person = await insertPerson();
  const next = async () => (await get(`/api/free-times?ids=${person}`)).data[0].times as string[];
  const [first] = await next();
  const away = Math.round(
    (cambodianMidnight(cambodianDay(new Date(first!))).getTime() - cambodianMidnight(today).getTime()) / 86_400_000,
  );
  await add(away, away);
  expect((await next()).map((at) => cambodianDay(new Date(at)))).not.toContain(addDays(today, away));
});

test("a delivery takes as many days longer, and the checkout says why", async () => {
  const who = await insertShopper(services, storeId);
  const body = { checkout_type: "buy_now", product_id: camera, quantity: 1, address: who.addressId };
  const quote = async () => (await send(who, "/checkout/quote", body)).body.data;
  await run("store", "set", "S001", "delivery.days.12", "2");
  expect(await quote()).toMatchObject({ days: 2, holidays: [] });
  await add(1, 2);
  await add(6, 6);
  expect(await quote()).toMatchObject({ days: 4, holidays: [shown(1, 2)] });
  const placed = await send(who, "/checkout", { ...body, payment_type: "cod" });
  const { order } = (await get(`/api/checkout/history/detail/${placed.body.data.order_number}`, who)) as never;
  expect((order as { delivery: unknown }).delivery).toMatchObject({ expected_on: addDays(today, 4) });
});

test("public pages show a holiday from three weeks before, and are invalidated when that begins and ends", async () => {
  const site = async () => (await call("/api/site", { host: "s001.localhost" })).body.data.holidays;
  await add(2, 3);
  await add(21, 21);
  await add(22, 23);
  expect(await site()).toEqual([shown(2, 3), shown(21, 21)]);
  const { rows } = await database.pool.query<{ day: string }>(
    "select to_char(start_after at time zone 'Asia/Phnom_Penh', 'YYYY-MM-DD') as day from pgboss.job where name = 'show-holidays' and data ->> 'storeId' = $1 order by 1",
    [String(storeId)],
  );
  expect(rows.map(({ day }) => day)).toEqual(
    expect.arrayContaining([1, 4, 22, 24].map((days) => addDays(today, days))),
  );
});

test("holidays are listed, and removed by their first day", async () => {
  expect(await run("holiday", "list", "--store", "S001")).toBe("no holidays");
  await add(9, 9);
  await add(2, 3);
  expect((await run("holiday", "list", "--store", "S001")).split("\n")).toEqual([
    [addDays(today, 2), addDays(today, 3), ...words].join("  "),
    [addDays(today, 9), addDays(today, 9), ...words].join("  "),
  ]);
  await expect(run("holiday", "remove", addDays(today, 3), "--store", "S001")).rejects.toThrow(
    `S001 has no holiday that begins on ${addDays(today, 3)}; there are ${addDays(today, 2)}, ${addDays(today, 9)}`,
  );
  await run("holiday", "remove", addDays(today, 2), "--store", "S001");
  expect(await run("holiday", "list", "--store", "S001")).not.toContain(addDays(today, 3));
});

test("a holiday that is over, too long, without a text, or overlaps with another one is refused", async () => {
  await add(5, 8);
  await expect(add(-3, -1)).rejects.toThrow("is over");
  await expect(add(4, 3)).rejects.toThrow("is before");
  await expect(add(40, 71)).rejects.toThrow("are more than 31 days");
  await expect(add(8, 9)).rejects.toThrow(`closed from ${addDays(today, 5)} to ${addDays(today, 8)} already`);
  await expect(
    run("holiday", "add", addDays(today, 20), addDays(today, 20), "Closed", " ", "放假", "--store", "S001"),
  ).rejects.toThrow("The text in km must have");
  await add(-1, 0);
});
