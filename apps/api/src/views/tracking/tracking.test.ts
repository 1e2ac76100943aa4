import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { calls } from "@shop/contract/calls";
import { setCourier, setPlace } from "../../modules/delivery/public.ts";
import { changeState, lockOrderById, type OrderState } from "../../modules/orders/public.ts";
import { insertCustomer, type SignedInCustomer } from "../../testing/samples/customer.ts";
import { placeSampleOrder } from "../../testing/samples/order.ts";
import { insertStore } from "../../testing/samples/store.ts";
import { testApi } from "../../testing/shops/test-api.ts";

const { api, call, database, services, wait } = await testApi({});
const store = await insertStore(database.db, { code: "S001" });
await insertStore(database.db, { code: "S002" });
await api.directory.load();
const sokha = await insertCustomer(services, store, { phone: "+85512345678" });
const other = await insertCustomer(services, store);

/** An order of a customer that goes to another phone, with the states it has been in. */
const placeOrder = (customer: SignedInCustomer, states: OrderState[] = [], areServices = [false]) =>
  database.transaction((tx) =>
    placeSampleOrder(tx, {
      storeId: store,
      customerId: customer.customerId,
      at: services.now(),
      lines: areServices.map((isService, index) => ({ productId: index + 1, name: { en: "Secret goods" }, isService })),
      states,
      delivery: { expectedOn: "2026-11-22" },
    }),
  );

const move = (id: number, state: OrderState) =>
  database.transaction(async (tx) =>
    changeState(tx, await lockOrderById(tx, id), state, { actor: "staff:test", at: services.now() }),
  );
const find = (order: string, phone: string, more: Parameters<typeof call>[1] & { store?: string } = {}) =>
  call(`/api/tracking?store_code=${more.store ?? "S001"}&${new URLSearchParams({ order, phone })}`, more);
const unknown = { code: -1, message: "There is no such order", data: null, error: "order_not_found" };

test("an order is found by its number and the last four digits of the phone, and shows neither person nor goods", async () => {
  const { number } = await placeOrder(sokha, ["confirmed", "packed"]);
  const { body } = await find(number, "5432");
  const { watch, ...tracking } = calls["tracking.find"].data.parse(body.data);
  expect(watch).not.toBe("");
  expect(tracking).toEqual({
    order_number: number,
    is_service: false,
    has_work: false,
    work_to_come: false,
    state: "packed",
    history: ["placed", "confirmed", "packed"].map((state) => ({ state, at: expect.stringMatching(/^2\d{3}-.*Z$/) })),
    expected_on: "2026-11-22",
    courier: null,
    place: null,
  });
  expect(JSON.stringify(body)).not.toMatch(/Dara|Street|Home|Secret|staff|5432"/);
});

test.each([
  ["goods", [false], false],
  ["services alone", [true, true], true],
  ["goods beside a service", [true, false], false],
])("an order of %s says whether it has services only", async (_, lines, isService) => {
  const { number } = await placeOrder(sokha, [], lines);
  expect((await find(number, "5432")).body.data.is_service).toBe(isService);
});

test.each([
  ["as it is typed", (number: string) => number.toLowerCase().replaceAll("-", " "), "5432"],
  ["in Khmer digits", (number: string) => number, "៥៤៣២"],
  ["with the whole phone", (number: string) => number, "098 765 432"],
  ["with the customer's own phone", (number: string) => number, "5678"],
])("it is found %s", async (_, typed, phone) => {
  const { number } = await placeOrder(sokha);
  expect((await find(typed(number), phone)).body.data?.order_number).toBe(number);
});

test("an unknown number, wrong digits, too few digits and another store get the same answer", async () => {
  const { number } = await placeOrder(sokha);
  for (const reply of [
    await find("S001-26-ABCD-EFGH", "5432"),
    await find("nothing", "5432"),
    await find(number, "0000"),
    await find(number, "432"),
    await find(number, "5432", { store: "S002" }),
  ]) {
    expect(reply.status).toBe(404);
    expect(reply.body).toEqual(unknown);
  }
});

test("guessing a number's digits is slowed down from anywhere; looking at one's own order is not", async () => {
  const { number } = await placeOrder(sokha);
  for (let round = 0; round < 15; round++) expect((await find(number, "5432")).status).toBe(200);
  const replies = [];
  for (let guess = 0; guess < 12; guess++)
    replies.push((await find(number, String(1000 + guess), { ip: `198.51.100.${guess}` })).status);
  expect(replies.slice(0, 10)).toEqual(Array(10).fill(404));
  expect(replies.slice(10)).toEqual([429, 429]);
  const held = await find(number, "5432", { ip: "198.51.100.99" });
  expect(held.body.error).toBe("rate_limited");
  expect(Number(held.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("successful lookups do not count for an address, which thousands of a carrier share", async () => {
  const { number } = await placeOrder(sokha);
  const ip = "203.0.113.70";
  const used = async () => (await services.limits.usage("lookup", [ip], services.now()))[0]!.used;
  expect((await find(number, "5432", { ip })).status).toBe(200);
  expect(await used()).toBe(0);
  expect((await find(number, "0000", { ip })).status).toBe(404);
  expect(await used()).toBe(1);
});

test("empty fields are named", async () => {
  expect((await find("", "")).body.fields).toEqual({ order: "required", phone: "required" });
});

test("a signed-in customer tracks an own order without the phone; another's is not found", async () => {
  const { number } = await placeOrder(sokha);
  const { body } = await call(`/api/tracking/${number}?store_code=S001`, { headers: sokha.headers });
  expect(calls["tracking.get"].data.parse(body.data)).toMatchObject({ order_number: number, state: "placed" });
  expect((await call(`/api/tracking/${number}?store_code=S001`, { headers: other.headers })).body).toEqual(unknown);
  expect((await call(`/api/tracking/${number}?store_code=S001`)).status).toBe(401);
});

test("courier and place are shown only while the order is on the way", async () => {
  const { id, number } = await placeOrder(sokha, ["confirmed", "packed"]);
  const at = new Date("2026-11-21T10:00:00Z");
  await database.transaction(async (tx) => {
    await setCourier(tx, id, { name: "Vanna", phone: "011 222 333" });
    await setPlace(tx, id, { lat: 11.5, long: 104.9, at });
  });
  const courier = { name: "Vanna", phone: "011 222 333" };
  expect((await find(number, "5432")).body.data).toMatchObject({ courier, place: null });
  await move(id, "on_the_way");
  expect((await find(number, "5432")).body.data).toMatchObject({
    courier,
    place: { lat: 11.5, long: 104.9, at: "2026-11-21T10:00:00.000Z" },
  });
  await move(id, "delivered");
  expect((await find(number, "5432")).body.data).toMatchObject({ state: "delivered", courier: null, place: null });
});

function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
}

/** What a stream sends, event by event. */
async function open(watch: string) {
  const left = new AbortController();
  const response = await api.app.request(
    `http://s001.localhost/rest/tracking/stream?watch=${encodeURIComponent(watch)}`,
    { signal: left.signal },
  );
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  return {
    response,
    leave: () => left.abort(),
    async next(): Promise<{ state: string; courier: unknown } | null> {
      for (;;) {
        const end = rest.indexOf("\n\n");
        if (end !== -1) {
          const event = rest.slice(0, end);
          rest = rest.slice(end + 2);
          if (event.startsWith("data: ")) return JSON.parse(event.slice("data: ".length));
          continue;
        }
        const { value, done } = await reader.read();
        if (done) return null;
        rest += value;
      }
    },
  };
}

const watchOf = async (number: string): Promise<string> => (await find(number, "5432")).body.data.watch;

test("whoever tracks an order sees each change within a second, and nothing of other orders", async () => {
  const { id, number } = await placeOrder(sokha);
  const stranger = await placeOrder(other);
  const stream = await open(await watchOf(number));
  expect(stream.response.headers.get("content-type")).toMatch("text/event-stream");
  expect((await stream.next())!.state).toBe("placed");
  await move(stranger.id, "confirmed");
  const started = performance.now();
  await move(id, "confirmed");
  expect((await stream.next())!.state).toBe("confirmed");
  expect(performance.now() - started).toBeLessThan(1000);
  await database.transaction((tx) => setCourier(tx, id, { name: "Vanna", phone: null }));
  await move(id, "packed");
  let last = await stream.next();
  while (last?.state !== "packed") last = await stream.next();
  expect(last).toMatchObject({ state: "packed", courier: { name: "Vanna", phone: null } });
  stream.leave();
});

test("a change that is rolled back is not sent", async () => {
  const { id, number } = await placeOrder(sokha);
  const stream = await open(await watchOf(number));
  await stream.next();
  const rolledBack = database.transaction(async (tx) => {
    await changeState(tx, await lockOrderById(tx, id), "cancelled", { actor: "test", at: services.now() });
    throw new Error("no");
  });
  await expect(rolledBack).rejects.toThrow("no");
  await move(id, "confirmed");
  expect((await stream.next())!.state).toBe("confirmed");
  stream.leave();
});

test("a forged or expired permission to follow is refused", async () => {
  const { number } = await placeOrder(sokha);
  const watch = await watchOf(number);
  for (const wrong of ["", "1", watch.replace(/^\d+/, "1"), `${watch}x`])
    expect((await open(wrong)).response.status).toBe(404);
  wait(25 * 3600 * 1000);
  expect((await open(watch)).response.status).toBe(404);
});

test("the number of followers of an order is limited, and leaves room for others", async () => {
  const { number } = await placeOrder(sokha);
  const watch = await watchOf(number);
  const streams = await Promise.all(Array.from({ length: 20 }, () => open(watch)));
  expect(new Set(streams.map(({ response }) => response.status))).toEqual(new Set([200]));
  expect((await open(watch)).response.status).toBe(503);
  const stranger = await open(await watchOf((await placeOrder(other)).number));
  expect(stranger.response.status).toBe(200);
  // Whoever leaves is noticed also after the memory of their request has been tidied up.
  collectGarbage();
  await setImmediate();
  streams[0]!.leave();
  const again = await open(watch);
  expect(again.response.status).toBe(200);
  for (const stream of [...streams, stranger, again]) stream.leave();
});

test("a stopping server ends its streams", async () => {
  const { number } = await placeOrder(sokha);
  const stream = await open(await watchOf(number));
  await stream.next();
  api.endStreams();
  expect(await stream.next()).toBeNull();
});
