import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { calls } from "@shop/contract/calls";
import { publishChange } from "../../platform/changes/changes.ts";
import { insertStore } from "../../testing/samples/store.ts";
import { testApi } from "../../testing/shops/test-api.ts";
import { stores } from "./tables.ts";

const { api, call, database } = await testApi({ DEFAULT_STORE: "NONE" });
await insertStore(database.db, { code: "S001", name: "Mekong Lotus" });
await insertStore(database.db, { code: "S007", settings: { footer: "special", payments: [] } });
await insertStore(database.db, { code: "S016", publishesCode: false });
await api.directory.load();

test("site info has every field of the specification, section 3, and fits the contract", async () => {
  const { status, body } = await call("/api/site?domain=s001.localhost");
  expect(status).toBe(200);
  expect(calls["site.get"].data.parse(body.data)).toEqual(body.data);
  expect(body.data).toMatchObject({
    domain: "s001.localhost",
    name: "Mekong Lotus",
    logo: "/media/stores/logo.svg",
    color: "#0f766e",
    playstore: "https://play.example/shop",
    appstore: "https://apps.example/shop",
    menu: [{ icon: "newspaper", title: "News", to: "/news", class: "" }],
    chat_id: "https://m.me/shop",
    telegram_url: "https://t.me/shop",
    telegram_channel: "https://t.me/shop_news",
    facebook_url: "https://facebook.example/shop",
    tiktok_url: "https://tiktok.example/@shop",
    smart: "010 200 101",
    cellcard: "011 200 101",
    metfone: "060 200 101",
    whatapp: "+85510200101",
    store_code: "S001",
    about_us: "A shop for tests.",
    download_link: null,
    youtube_url: "https://youtube.example/@shop",
    footer: "default",
    delivery: { fee_min: 1, fee_max: 2, free_from: 100, days_min: 0, days_max: 2 },
  });
});

test.each([
  ["km", "ព័ត៌មាន", "គ្រឿងអគ្គិសនី"],
  ["zh", "新闻", "电器齐全"],
])("site info uses lang=%s, and English if a text is missing", async (lang, title, tagline) => {
  const { body } = await call(`/api/site?domain=s001.localhost&lang=${lang}`);
  expect(body.data.menu[0].title).toBe(title);
  expect(body.data.tagline).toBe(tagline);
  expect(body.data.banners[0].text).toBe("In stock");
});

test("site info has the store's payment methods, in its order and the language", async () => {
  const payments = [
    { type: "cod", discountPercent: 0 },
    { type: "khqr", discountPercent: 0 },
    { type: "bankTransfer", discountPercent: 0, name: { zh: "转账到本店" } },
  ];
  await database.db
    .update(stores)
    .set({ settings: sql`settings || ${JSON.stringify({ payments, khqr: null })}::jsonb` })
    .where(eq(stores.code, "S016"));
  const { body } = await call("/api/site?domain=s016.localhost&lang=zh");
  expect(body.data.ways).toEqual([
    { type: "cod", name: "货到付款" },
    { type: "bankTransfer", name: "转账到本店" },
  ]);
});

test("the store is that of the domain parameter, whatever the host, in any case and with a port", async () => {
  const { body } = await call("/api/site?domain=S007.localhost:3000", { host: "s001.localhost" });
  expect(body.data).toMatchObject({ store_code: "S007", footer: "special" });
});

test("without a domain parameter the host decides", async () => {
  expect((await call("/api/site", { host: "s007.localhost" })).body.data.store_code).toBe("S007");
});

test("a store that hides its code has none in its site info, but can be asked for by it", async () => {
  expect((await call("/api/site?domain=s016.localhost")).body.data.store_code).toBeNull();
  expect((await call("/api/vendor/info?store_code=S016")).status).toBe(200);
});

test.each([
  "/api/site?domain=nobody.example",
  "/api/site",
  "/api/vendor/info?store_code=S999",
  "/api/vendor/info?store_code='",
])("nobody's address is refused: %s", async (path) => {
  const { status, body } = await call(path);
  expect(status).toBe(404);
  expect(body).toEqual({ code: -1, message: "There is no shop at this address", data: null, error: "unknown_store" });
});

test("vendor info has the label of the store-cash discount, or an empty one", async () => {
  expect((await call("/api/vendor/info?store_code=S001")).body).toEqual({
    code: 0,
    message: "",
    data: { anakut_bank: { discount_label: "3%" } },
  });
  expect((await call("/api/vendor/info?store_code=S007")).body.data.anakut_bank.discount_label).toBe("");
});

test("a path outside the contract is 404", async () => {
  expect((await call("/api/nothing", { host: "s001.localhost" })).body.error).toBe("route_not_found");
});

test("a new store, and a changed one, are known within a second", async () => {
  await database.transaction(async (tx) => {
    const id = await insertStore(tx, { code: "S020", hosts: ["new.localhost"] });
    await tx.update(stores).set({ name: "Renamed" }).where(eq(stores.code, "S007"));
    await publishChange(tx, { kind: "store", storeId: id });
  });
  await vi.waitFor(
    async () => expect((await call("/api/site", { host: "new.localhost" })).body.data?.store_code).toBe("S020"),
    1000,
  );
  expect(api.stores()).toContainEqual({ code: "S007", name: "Renamed", host: "s007.localhost" });
});
