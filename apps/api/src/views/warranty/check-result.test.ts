import { expect, test } from "vitest";
import { calls } from "@shop/contract/calls";
import { deviceChecks } from "../../modules/warranty/tables.ts";
import { insertStore } from "../../testing/samples/store.ts";
import { testApi } from "../../testing/shops/test-api.ts";

const { api, call, database, services } = await testApi();
const { db } = database;
const on = await insertStore(db, { code: "S001", settings: { features: { news: false, checkResult: true } } });
const off = await insertStore(db, { code: "S002", settings: { features: { news: true, checkResult: false } } });
await insertStore(db, { code: "S003", settings: { features: { news: false, checkResult: true } } });
await api.directory.load();

const check = {
  code: "7K4M29QX",
  device: { en: "iPhone 15", km: "iPhone ១៥" },
  image: "demo/phone.svg",
  serialEnd: "4417",
  checkedOn: "2026-11-18",
  grade: "B" as const,
  summary: { en: "Works", km: "ដំណើរការ", zh: "正常" },
  batteryHealth: 94,
  items: [
    { name: { en: "Screen", km: "អេក្រង់" }, result: "flaw" as const, note: { en: "Fine scratches", km: "ឆ្កូតស្រាល" } },
    { name: { en: "Touch", km: "ការប៉ះ" }, result: "good" as const, note: null },
  ],
};
await db.insert(deviceChecks).values([
  { ...check, storeId: on },
  { ...check, storeId: off },
]);

const read = (code: string, store = "S001") =>
  call(`/api/check-result/${encodeURIComponent(code)}?store_code=${store}&lang=km`);

test("a code returns its report, in the shopper's language", async () => {
  const { body } = await read("7K4M29QX");
  expect(calls["deviceChecks.get"].data.parse(body.data)).toEqual({
    code: "7K4M29QX",
    device: "iPhone ១៥",
    image: "/media/demo/phone.svg",
    serial_end: "4417",
    checked_on: "2026-11-18",
    grade: "B",
    summary: "ដំណើរការ",
    battery_health: 94,
    items: [
      { name: "អេក្រង់", result: "flaw", note: "ឆ្កូតស្រាល" },
      { name: "ការប៉ះ", result: "good", note: null },
    ],
  });
});

test("a code is accepted as it is typed", async () => {
  expect((await read("7k4m-29qx")).status).toBe(200);
});

test("a successful lookup does not count for the address", async () => {
  const used = async () => (await services.limits.usage("lookup", ["203.0.113.7"], services.now()))[0]!.used;
  const before = await used();
  await read("7K4M29QX");
  expect(await used()).toBe(before);
  await read("7K4M29QY");
  expect(await used()).toBe(before + 1);
});

test.each([
  ["at a store that has them switched off, as S002", "7K4M29QX", "S002"],
  ["at another store", "7K4M29QX", "S003"],
  ["for an unknown code", "7K4M29QY", "S001"],
  ["for what is no code", "../..", "S001"],
])("there is no report %s", async (_, code, store) => {
  expect(await read(code, store)).toMatchObject({ status: 404, body: { code: -1, error: "not_found" } });
});
