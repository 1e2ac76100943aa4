import { beforeAll, expect, test } from "vitest";
import { bookings } from "@shop/api/modules/bookings/tables";
import { freelancers } from "@shop/api/modules/freelancers/tables";
import { cambodianDay } from "@shop/kit/date";
import { sampleFreelancer } from "@shop/api/testing/samples/freelancer";
import { insertProduct } from "@shop/api/testing/samples/product";
import { insertShopper } from "@shop/api/testing/samples/shopper";
import { insertStore } from "@shop/api/testing/samples/store";
import { payableSettings, paymentDesk } from "@shop/api/testing/shops/payment-desk";
import { placeTransfer } from "@shop/api/testing/shops/place-transfer";
import { testApi } from "@shop/api/testing/shops/test-api";
import { commandLine } from "../testing/command-line.ts";

const shop = await testApi();
const { api, database, services } = shop;
const { db, pool } = database;
const settings = {
  ...payableSettings,
  payments: [...payableSettings.payments, { type: "bankTransfer" as const, discountPercent: 0 }],
};
const here = await insertStore(db, { settings });
await insertStore(db, { code: "S002", settings });
await api.directory.load();
const desk = paymentDesk(shop);
const run = commandLine(services);
const today = async (...words: string[]) =>
  (await run("today", ...words)).split("\n").map((line) => line.trim().replace(/ {2,}/g, " | "));

let number = "";
beforeAll(async () => {
  await insertProduct(db, [], { pieces: 4, name: "Sold by nobody" });
  const lamp = await insertProduct(db, [here], { pieces: 5 });
  const who = await insertShopper(services, here, [{ productId: lamp.id, quantity: 2 }]);
  const reply = await desk.post("/checkout", who, { address: who.addressId, payment_type: "cod" });
  number = reply.body.data.order_id;
  await run("order", "move", number, "confirmed");
  await pool.query("update orders set delivery = delivery || $1, placed_at = $2 where number = $3", [
    { expectedOn: "2026-01-02" },
    "2026-01-01T09:30:00+07:00",
    number,
  ]);
  await placeTransfer(shop, desk, here);
  const back = await placeTransfer(shop, desk, here);
  await run("payment", "verify", back.number);
  await run("order", "move", back.number, "cancelled");
  await pool.query(
    "insert into warranty_claims (store_id, customer_id, number, order_line_id, piece, problem, state, created_at) select $1, $2, 'W-' || each.state, l.id, place, 'Stays dark', each.state, now() from order_lines l join orders o on o.id = l.order_id, unnest(array['received', 'asked']) with ordinality each (state, place) where o.number = $3",
    [here, who.customerId, number],
  );
  await db.insert(freelancers).values(sampleFreelancer(1));
  const { rows } = await pool.query<{ id: number }>("select id from orders where number = $1", [number]);
  const on = (day: string) => ({
    storeId: here,
    customerId: who.customerId,
    freelancerId: 1,
    productId: lamp.id,
    during: { from: new Date(`${day}T08:00+07:00`), to: new Date(`${day}T10:00+07:00`) },
    state: "booked" as const,
    orderId: rows[0]!.id,
    createdAt: new Date(),
  });
  const now = services.now().getTime();
  const days = [new Date("2024-01-05"), new Date(now), new Date(now + 24 * 3_600_000)];
  await db.insert(bookings).values(days.map((day) => on(cambodianDay(day))));
});

test("all that waits for staff is listed, each with the command that shows it", async () => {
  expect(await today("--store", "S001")).toEqual([
    expect.stringMatching(/^orders to confirm: 1, the oldest of \S+ \| order list --state placed --store S001$/),
    "orders to pack: 1, the oldest of 2026-01-01T09:30, 1 late | order list --state confirmed --store S001",
    "transfers to verify: 1 | payment list --store S001",
    "money to pay back: 1 | payment list --store S001",
    "warranty claims received: 1 | claim list --state received --store S001",
    expect.stringMatching(/^booking of 05\/01\/2024, .* not marked as done \| booking done 1$/),
    expect.stringMatching(new RegExp(`^booking 2: .*10:00 \\| Person 1 \\| ${number} \\| Sokha `)),
    "products and variants with fewer than 5 pieces: 2 | product list --below 5 --store S001",
  ]);
});

test("of all stores together, and of one where nothing waits", async () => {
  expect((await today()).at(-1)).toBe("products and variants with fewer than 5 pieces: 3 | product list --below 5");
  expect(await today("--store", "S002")).toEqual(["nothing to do"]);
  await expect(run("today", "--store", "S009")).rejects.toThrow("There is no store S009");
});
