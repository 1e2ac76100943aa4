import { expect, test } from "vitest";
import { calls } from "@shop/contract/calls";
import { insertCustomer, type SignedInCustomer } from "../../testing/samples/customer.ts";
import { insertStore } from "../../testing/samples/store.ts";
import { pcPartRecords, sellPcParts } from "../../testing/samples/pc-parts.ts";
import { returnStock, takeStock } from "../../modules/catalog/public.ts";
import { publishChange } from "../../platform/changes/changes.ts";
import { testApi } from "../../testing/shops/test-api.ts";
import { candidatesFor } from "./cached-candidates.ts";

const { api, call, services, database } = await testApi();
const { db } = database;
const here = await insertStore(db, { code: "S001" });
await insertStore(db, { code: "S002" });
await api.directory.load();
await sellPcParts(database, [here]);

const idOf = (name: string) => pcPartRecords.find((part) => part.name.en.includes(name))!.id!;
const variantOf = (name: string, option: string) =>
  pcPartRecords
    .find((part) => part.name.en.includes(name))!
    .variants!.find(({ options }) => options.some((each) => (typeof each === "string" ? each : each.en) === option))!
    .id!;

const get = async (parts: (number | string)[], more = "") => {
  const { body } = await call(`/api/builder?store_code=S001&parts=${parts.join(",")}${more}`);
  calls["builder.get"].data.parse(body.data);
  calls["builder.get"].beside.parse(body);
  return body;
};
const choices = async (query: string) => {
  const { body } = await call(`/api/builder/choices?store_code=S001&${query}`);
  calls["builder.choices"].data.parse(body.data);
  calls["builder.choices"].beside.parse(body);
  return body;
};
const [cpu, board, other, case5, psu, cooler] = [
  "Ryzen 5 9600X",
  "B850 AORUS Elite",
  "Prime B760M-A",
  "4000D",
  "RM850x",
  "AK400",
].map(idOf);

test("an empty build says what is missing and what the store has", async () => {
  const { data, slots } = await get([]);
  expect(data).toMatchObject({
    parts: "",
    chosen: [],
    findings: [],
    missing: ["cpu", "board", "cooler", "ram", "storage", "case", "psu"],
    total: 0,
    gone: 0,
  });
  expect(slots.find(({ slot }: { slot: string }) => slot === "cpu").total).toBe(20);
  const elsewhere = await call("/api/builder?store_code=S002");
  expect(new Set(elsewhere.body.slots.map(({ total }: { total: number }) => total))).toEqual(new Set([0]));
});

test("a build is priced, summed and checked again; missing products are counted and left out", async () => {
  const { data } = await get([
    cpu!,
    board!,
    999999,
    `${idOf("Fury Beast")}-${variantOf("Fury Beast", "64 GB")}x2`,
    psu!,
  ]);
  expect(data).toMatchObject({
    gone: 1,
    missing: ["cooler", "storage", "case"],
    answer: "warns",
    watts: { supply: 850 },
  });
  expect(data.chosen.map(({ slot }: { slot: string }) => slot)).toEqual(["cpu", "board", "ram", "psu"]);
  expect(data.chosen[2]).toMatchObject({ quantity: 2, variant_name: "64 GB" });
  expect(data.total).toBe(
    data.chosen.reduce((sum: number, part: { price: number; quantity: number }) => sum + part.price * part.quantity, 0),
  );
  expect((await get([data.parts])).data).toEqual({ ...data, gone: 0 });
});

test("says in words, with numbers, why parts do not fit", async () => {
  const { data } = await get([cpu!, other!]);
  expect(data.answer).toBe("fails");
  expect(data.findings).toContainEqual({
    rule: "socket",
    between: ["cpu", "board"],
    answer: "fails",
    text: "The processor needs socket AM5, the mainboard has LGA1700.",
    reason: "socket_fails",
    params: { cpu: "AM5", board: "LGA1700" },
  });
  const { body } = await call(`/api/builder?store_code=S001&lang=zh&parts=${cpu},${other}`);
  expect(body.data.findings[0].text).toBe("处理器需要 AM5 接口，主板是 LGA1700。");
});

test("choices: fitting parts first, the reasons for the others, or only fitting ones", async () => {
  const all = await choices(`slot=board&parts=${cpu}`);
  expect(all.total).toBe(23);
  expect(all.counts.fits + all.counts.warns + all.counts.unknown + all.counts.fails).toBe(23);
  const order = all.data.map(({ answer }: { answer: string }) => ["fits", "warns", "unknown", "fails"].indexOf(answer));
  expect(order).toEqual([...order].sort((a, b) => a - b));
  for (const { answer, findings } of all.data) expect(findings.length > 0).toBe(answer !== "fits");
  const some = await choices(`slot=board&parts=${cpu}&fits=1`);
  expect(some.total).toBe(all.counts.fits + all.counts.warns);
  expect([all.counts.fits, all.counts.fails].every((count) => count > 0)).toBe(true);
  expect(
    some.data.every(({ findings }: { findings: { answer: string }[] }) =>
      findings.every(({ answer }) => answer === "warns"),
    ),
  ).toBe(true);
});

test("choices are filtered by brand and name, and sorted by price", async () => {
  const { brands } = await choices("slot=gpu");
  const { id } = brands.find(({ name }: { name: string }) => name === "Sapphire");
  expect((await choices(`slot=gpu&brand_id=${id}`)).total).toBe(2);
  expect(
    (await choices("slot=gpu&name=RTX%205090")).data.map(({ product }: { product: { name: string } }) => product.name),
  ).toEqual([expect.stringContaining("5090")]);
  expect((await choices("slot=gpu&name=%25")).total).toBe(0);
  const prices = (await choices("slot=psu&sort=price_asc")).data.map(
    ({ product }: { product: { price: number } }) => product.price,
  );
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
});

test("a part with changed facts is judged again", async () => {
  expect((await get([case5!, cooler!])).data.answer).toBe("fits");
  await database.pool.query(
    "update products set specs = (select jsonb_agg(case when s ->> 'key' = 'maxCoolerHeight' then s || '{\"value\": \"100 mm\"}' else s end) from jsonb_array_elements(specs) s) where id = $1",
    [case5],
  );
  expect((await get([case5!, cooler!])).data).toMatchObject({
    answer: "fails",
    findings: [{ reason: "cooler_height_fails", params: { height: 155, max: 100 } }],
  });
});

test("choices are cached until a change of the store's products is published", async () => {
  const first = async () =>
    (await choices("slot=case&in_stock=1")).data.map(
      ({ product }: { product: { id: number } }) => product.id,
    )[0] as number;
  const before = await first();
  await database.pool.query("update listings set in_stock = false where store_id = $1 and product_id = $2", [
    here,
    before,
  ]);
  expect(await first()).toBe(before);
  await publishChange(db, { kind: "product", storeId: here, ids: [before] });
  await expect.poll(first).not.toBe(before);
  await database.pool.query("update listings set in_stock = true where store_id = $1 and product_id = $2", [
    here,
    before,
  ]);
  await publishChange(db, { kind: "product", ids: [before] });
  await expect.poll(first).toBe(before);
});

test("while no changes are received, nothing is cached", async () => {
  const deaf = {
    database,
    store: (await api.directory.byCode("S001"))!,
    changes: { ...services.changes, isListening: () => false },
  };
  const inStock = async () =>
    (await candidatesFor(deaf, "psu")).candidates.filter((candidate) => candidate.inStock).length;
  const all = await inStock();
  await database.pool.query("update listings set in_stock = false where store_id = $1 and product_id = $2", [
    here,
    psu,
  ]);
  expect(await inStock()).toBe(all - 1);
  await database.pool.query("update listings set in_stock = true where store_id = $1 and product_id = $2", [here, psu]);
});

test.each([
  ["gaming", 800],
  ["gaming", 1200],
  ["gaming", 2500],
  ["creator", 1500],
  ["creator", 3000],
  ["office", 450],
  ["office", 900],
])("suggests a PC for %s up to $%i: complete, in stock, within the budget, every rule fits", async (use, budget) => {
  const { body } = await call(`/api/builder/suggestions?store_code=S001&use=${use}&budget=${budget}`);
  calls["builder.suggest"].data.parse(body.data);
  const { data } = await get([body.data.parts]);
  expect(data).toMatchObject({ missing: [], in_stock: true, total: body.data.total, gone: 0 });
  const remarks = ["memorySpeed", "cardLink", "frontUsb", "wireless"];
  expect(
    data.findings.filter(
      ({ rule, answer }: { rule: string; answer: string }) =>
        answer !== "fits" && !(answer === "warns" && remarks.includes(rule)),
    ),
  ).toEqual([]);
  expect(data.total).toBeLessThanOrEqual(budget);
  expect(data.total).toBeGreaterThan(budget * 0.6);
});

test("suggests nothing if the budget is too low or the store has no parts", async () => {
  expect((await call("/api/builder/suggestions?store_code=S001&use=gaming&budget=200")).body.data).toBeNull();
  expect((await call("/api/builder/suggestions?store_code=S002&use=office&budget=2000")).body.data).toBeNull();
});

test.each(["parts=abc", "parts=1,,2", "parts=1x10", "slot=tower", ""])("refuses %j", async (query) => {
  expect((await call(`/api/builder/choices?store_code=S001&slot=cpu&${query || "page=0"}`)).status).toBe(400);
});

const save = (who: SignedInCustomer, body: object) =>
  call("/api/builder/saved", { method: "POST", body, headers: who.headers });
const saved = async (who: SignedInCustomer) => (await call("/api/builder/saved", { headers: who.headers })).body.data;

test("saved builds belong to their customer, the same parts once, at most fifty", async () => {
  const [owner, stranger] = [await insertCustomer(services, here), await insertCustomer(services, here)];
  expect((await call("/api/builder/saved")).status).toBe(401);
  const first = (await save(owner, { name: "Mine", parts: `${cpu},${board}` })).body.data;
  expect((await save(owner, { name: "Renamed", parts: `${cpu},${board}` })).body.data.id).toBe(first.id);
  expect(await saved(owner)).toMatchObject([{ id: first.id, name: "Renamed", parts: `${cpu},${board}` }]);
  expect(await saved(stranger)).toEqual([]);
  expect((await call(`/api/builder/saved/${first.id}`, { method: "DELETE", headers: stranger.headers })).status).toBe(
    404,
  );
  for (let more = 1; more < 50; more++) await save(owner, { name: `Build ${more}`, parts: String(more) });
  expect((await save(owner, { name: "Too many", parts: "51" })).body).toMatchObject({
    error: "builds_full",
    params: { max: 50 },
  });
  expect((await call(`/api/builder/saved/${first.id}`, { method: "DELETE", headers: owner.headers })).status).toBe(200);
  expect((await saved(owner)).length).toBe(49);
});

test("a slot for several parts says when it is full; one more is counted and replaces no other", async () => {
  const modules = pcPartRecords
    .filter(({ category }) => category === "ram")
    .map(({ id, variants }) => (variants!.length > 0 ? `${id}-${variants![0]!.id}` : `${id}`));
  expect((await get(modules.slice(0, 3))).data).toMatchObject({ full: [], left_out: 0 });
  const full = (await get(modules.slice(0, 4))).data;
  expect(full).toMatchObject({ parts: modules.slice(0, 4).join(","), full: ["ram"], left_out: 0 });
  expect((await get([...modules.slice(0, 5), psu!])).data).toMatchObject({
    parts: `${full.parts},${psu}`,
    gone: 0,
    left_out: 1,
  });
});

test("if the cheapest variant of a part is sold out, the next one is offered", async () => {
  const ram = idOf("Fury Beast");
  const [small, large] = ["32 GB", "64 GB"].map((size) => variantOf("Fury Beast", size));
  const offered = async () =>
    (await choices("slot=ram&name=Fury Beast&row_per_page=100")).data.find(
      ({ product }: { product: { id: number } }) => product.id === ram,
    ).product;
  const { price, variant_option_id: before } = await offered();
  expect(before).toBe(small);
  const { rows } = await database.pool.query("select on_hand - held as quantity from stock where variant_id = $1", [
    small,
  ]);
  const pieces = [{ productId: ram, variantId: small!, stockStoreId: 0, quantity: rows[0].quantity }];
  await database.transaction((tx) => takeStock(tx, pieces));
  await expect.poll(async () => (await offered()).variant_option_id).toBe(large);
  expect((await get([ram])).data.chosen, "a link that names no variant").toMatchObject([{ variant_id: large }]);
  expect((await offered()).price).toBeGreaterThan(price);
  await database.transaction((tx) => returnStock(tx, pieces));
  await expect.poll(async () => (await offered()).variant_option_id).toBe(small);
});

test("a variant that is no longer sold is missing, not replaced", async () => {
  const ram = idOf("Fury Beast");
  const sold = await get([`${ram}-${variantOf("Fury Beast", "64 GB")}`, psu!]);
  await database.pool.query("delete from listing_variants where store_id = $1 and variant_id = $2", [
    here,
    variantOf("Fury Beast", "64 GB"),
  ]);
  const { data } = await get([sold.data.parts]);
  expect(data).toMatchObject({ gone: 1, parts: String(psu) });
  expect((await get([ram])).data.chosen).toMatchObject([
    { product_id: ram, variant_id: variantOf("Fury Beast", "32 GB") },
  ]);
});
