import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { stores } from "@shop/api/modules/stores/tables";
import { eventually } from "@shop/api/platform/testing/eventually";
import { contentFile, placePicture, writeContent } from "../testing/content.ts";
import { twoStores } from "../testing/two-stores.ts";

const { api, call, db, here, other, cable, run, listing, trail, services } = await twoStores();

test("set changes what shoppers see within a second, with an audit entry", async () => {
  await run("store", "set", "S001", "name", "Lotus House");
  await vi.waitFor(() => expect(api.stores()).toContainEqual(expect.objectContaining({ name: "Lotus House" })), 1000);
  expect((await call("/api/site", { host: "s001.localhost" })).body.data.name).toBe("Lotus House");
  expect(await trail()).toMatchObject({
    actor: "staff:sokha",
    action: "set-store-field",
    entity: "store",
    entityId: "S001",
    storeId: here,
    after: { field: "name", value: "Lotus House" },
  });
  expect((await trail())?.before, "not the whole store").toEqual({ store: { name: "Shop S001" } });
});

test.each([
  ["color", "#FF0000", { color: "#ff0000" }],
  ["origin", "https://shop.example", { origin: "https://shop.example" }],
  ["origin", "-", { origin: null }],
  ["logo", "stores/lotus~2.svg", { info: { logo: "stores/lotus~2.svg" } }],
  ["favicon", "stores/lotus.png", { info: { favicon: "stores/lotus.png" } }],
  ["favicon", "-", { info: { favicon: "" } }],
  [
    "location",
    "11.5621,104.9168 12 Street 271, Phnom Penh",
    { info: { location: { lat: 11.5621, long: 104.9168, address: { en: "12 Street 271, Phnom Penh" } } } },
  ],
  [
    "location.address.km",
    "ផ្លូវ ២៧១",
    { info: { location: { lat: 11.5621, address: { en: "12 Street 271, Phnom Penh", km: "ផ្លូវ ២៧១" } } } },
  ],
  ["riel-rate", "4050", { rielRate: 4050 }],
  ["publishes-code", "off", { publishesCode: false }],
  ["footer", "special", { settings: { footer: "special" } }],
  ["feature.news", "off", { settings: { features: { news: false } } }],
  ["tagline.km", "ទំនិញល្អ", { info: { tagline: { en: "Everything electric", km: "ទំនិញល្អ" } } }],
  ["phone.smart", "-", { info: { phones: { smart: null } } }],
  ["link.facebook", "https://facebook.example/x", { info: { links: { facebook: "https://facebook.example/x" } } }],
  ["delivery.free-from", "50.50", { settings: { delivery: { freeFrom: 5050 } } }],
  ["delivery.from", "11.5621, 104.9168", { settings: { delivery: { from: { lat: 11.5621, long: 104.9168 } } } }],
  [
    "delivery.distance",
    "3:1 8.5:2.50:1",
    {
      settings: {
        delivery: {
          byDistance: [
            { upToKm: 3, fee: 100 },
            { upToKm: 8.5, fee: 250, days: 1 },
          ],
        },
      },
    },
  ],
  ["delivery.days.12", "0", { settings: { delivery: { daysByProvince: { "12": 0 } } } }],
  ["delivery.fee.12", "1.25", { settings: { delivery: { feeByProvince: { "12": 125 } } } }],
  ["payment.cod", "4", { settings: { payments: expect.arrayContaining([{ type: "cod", discountPercent: 4 }]) } }],
  ["payment.paypal", "0", { settings: { payments: expect.arrayContaining([{ type: "paypal", discountPercent: 0 }]) } }],
  [
    "payment.cod.name.km",
    "បង់ឲ្យអ្នកដឹក",
    {
      settings: {
        payments: expect.arrayContaining([expect.objectContaining({ type: "cod", name: { km: "បង់ឲ្យអ្នកដឹក" } })]),
      },
    },
  ],
  [
    "payment.cod.banner.en",
    "No fee this week",
    {
      settings: {
        payments: expect.arrayContaining([
          expect.objectContaining({ type: "cod", banner: { en: "No fee this week" } }),
        ]),
      },
    },
  ],
  [
    "payment.cod.banner-image.zh",
    "payments/week.png 640x160",
    {
      settings: {
        payments: expect.arrayContaining([
          expect.objectContaining({
            type: "cod",
            bannerImage: { zh: { path: "payments/week.png", width: 640, height: 160 } },
          }),
        ]),
      },
    },
  ],
  [
    "payment.cod.image",
    "payments/cash.png",
    {
      settings: {
        payments: expect.arrayContaining([expect.objectContaining({ type: "cod", image: "payments/cash.png" })]),
      },
    },
  ],
])("set %s %s", async (field, value, expected) => {
  await run("store", "set", "s001", field, value);
  expect((await db.select().from(stores).where(eq(stores.id, here)))[0]).toMatchObject(expected);
});

test("a payment method and a fee are removed with -", async () => {
  await run("store", "set", "S001", "payment.paypal", "-");
  await run("store", "set", "S001", "delivery.fee.12", "-");
  await run("store", "set", "S001", "delivery.days.12", "-");
  const [{ settings } = { settings: null }] = await db.select().from(stores).where(eq(stores.id, here));
  expect(settings!.payments.map(({ type }) => type)).not.toContain("paypal");
  expect(settings!.delivery.feeByProvince).not.toHaveProperty("12");
  expect(settings!.delivery.daysByProvince).not.toHaveProperty("12");
});

test.each([
  [["S001", "color", "blue"], 'color must be a colour such as #0f766e, not "blue"'],
  [["S001", "size", "1"], "There is no field size. `npm run operate -- help store set` lists the fields"],
  [["S099", "name", "X"], "There is no store S099"],
  [["S001", "price-percent", "1000"], "price-percent must be a whole number"],
  [["S001", "link.facebook", "javascript:alert(1)"], "link.facebook must be a web address"],
  [["S001", "payment.paypal.name.en", "Card"], "The store does not accept paypal: set payment.paypal first"],
  [
    ["S001", "payment.cod.image", "https://elsewhere.example/x.png"],
    "payment.cod.image must be a path below the media directory",
  ],
  [
    ["S001", "payment.cod.banner-image.en", "payments/week.png"],
    "payment.cod.banner-image.en must be a path below the media directory with the size",
  ],
  [["S001", "payment.cod.banner-image.en", "../week.png 640x160"], "payment.cod.banner-image.en must be a path"],
  [["S001", "payment.cod.image", "payments/../../x.png"], "payment.cod.image must be a path"],
  [["S001", "logo", "../logo.svg"], "logo must be a path below the media directory"],
  [["S001", "location", "11.5621,104.9168"], "location must be the point and the address"],
  [["S001", "location", "111,104.9168 Street 271"], "location must be the point and the address"],
  [["S001", "delivery.days.*", "-"], "delivery.days.* must be days from 0 to 60"],
  [["S001", "delivery.fee.26", "1"], "There is no field delivery.fee.26"],
  [["S001", "delivery.distance", "8:1 3:2"], "delivery.distance must be fees by kilometres"],
  [["S001", "delivery.distance", "3:1.234"], "1.234 has too many decimals for USD"],
  [["S001", "delivery.from", "91,104"], "delivery.from must be the point where deliveries start"],
  [["S001", "delivery.free-from", "1.234"], "1.234 has too many decimals for USD"],
  [["S001", "name"], "VALUE is missing"],
  [["S001", "name", "Two", "words"], "put texts with spaces in quotes"],
])("set %j is refused and changes nothing", async (words, message) => {
  const before = await trail();
  await expect(run("store", "set", ...words)).rejects.toThrow(message);
  expect(await trail()).toEqual(before);
});

test("a store without a location has no address and no fees by distance", async () => {
  await run("store", "set", "S002", "location", "-");
  await expect(run("store", "set", "S002", "location.address.km", "ផ្លូវ")).rejects.toThrow(
    "The store has no location: set location first",
  );
  await run("store", "set", "S002", "location", "11.5621,104.9168 12 Street 271");
  await run("store", "set", "S002", "delivery.distance", "3:1");
  await expect(run("store", "set", "S002", "location", "-")).rejects.toThrow("Fees by distance need a starting point");
});

test("add opens a store at its host; host names can be added and removed", async () => {
  await run("store", "add", "S020", "New Shop", "New.Example");
  await eventually(async () =>
    expect((await call("/api/site", { host: "new.example" })).body.data).toMatchObject({
      name: "New Shop",
      store_code: "S020",
      logo: "/placeholder.svg",
    }),
  );
  await expect(run("host", "remove", "new.example", "--store", "S020")).rejects.toThrow("the only host name of S020");
  await run("host", "add", "second.example", "--store", "S020");
  await run("host", "remove", "new.example", "--store", "S020");
  await eventually(async () => expect((await call("/api/site", { host: "new.example" })).status).toBe(404));
  expect((await call("/api/site", { host: "second.example" })).status).toBe(200);
  expect(await run("store", "list")).toMatch(/^S020 +New Shop +second\.example$/m);
  expect(JSON.parse(await run("store", "show", "S020"))).toMatchObject({ code: "S020" });
  await expect(run("store", "add", "S020", "Again", "third.example")).rejects.toThrow("There is already a store S020");
  await expect(run("store", "add", "S021", "Other", "second.example")).rejects.toThrow(
    "second.example is already the host name of a store",
  );
  await expect(run("store", "add", "s-21", "Other", "x.example")).rejects.toThrow("not a store code");
  await expect(run("host", "add", "no host", "--store", "S020")).rejects.toThrow("not a host name");
  expect(await run("store", "list")).not.toContain("S021");
});

test("a store in riel has its prices in riel; other currencies are refused", async () => {
  await run("store", "add", "S030", "Riel Shop", "riel.example", "--currency", "KHR");
  await eventually(async () =>
    expect((await call("/api/site", { host: "riel.example" })).body.data).toMatchObject({ currency: "KHR" }),
  );
  await run("store", "set", "S030", "riel-rate", "4000");
  await run("assortment", "add", "CABLE", "--store", "S030");
  const [{ id } = { id: 0 }] = await db.select().from(stores).where(eq(stores.code, "S030"));
  expect(await listing(id, cable)).toMatchObject({ price: 400_000 });
  await expect(run("store", "set", "S030", "riel-rate", "-")).rejects.toThrow("The store sells in riel");
  for (const mistyped of ["400", "40000"])
    await expect(run("store", "set", "S030", "riel-rate", mistyped)).rejects.toThrow("from 2000 to 10000");
  await expect(run("store", "add", "S031", "Euro Shop", "euro.example", "--currency", "EUR")).rejects.toThrow(
    '"EUR" is not a currency of a store: use USD or KHR',
  );
});

test("menu and banners are saved from a file, and what show prints is such a file", async () => {
  const three = { en: "Offers", km: "បញ្ចុះតម្លៃ", zh: "促销" };
  const content = {
    menu: [{ icon: "tag", title: three, to: "/promotions", class: "" }],
    banners: [{ title: three, text: three, to: "/promotions", image: "banners/week.webp", tone: "calm" }],
  };
  const { class: _, ...entry } = content.menu[0]!;
  placePicture(services, "banners/week.webp");
  writeContent("lotus.json", JSON.stringify({ ...content, menu: [entry] }));
  expect(await run("content", "save", contentFile("lotus.json"), "--store", "S002")).toBe(
    "S002: 1 menu entries, 1 banners",
  );
  await eventually(async () =>
    expect((await call("/api/site?lang=km", { host: "s002.localhost" })).body.data).toMatchObject({
      menu: [{ title: three.km, to: "/promotions" }],
      banners: [{ image: "/media/banners/week.webp" }],
    }),
  );
  expect(JSON.parse(await run("content", "show", "--store", "S002"))).toEqual(content);
  writeContent(
    "lotus.json",
    JSON.stringify({ ...content, banners: [{ ...content.banners[0], to: "//elsewhere.example" }] }),
  );
  await expect(run("content", "save", contentFile("lotus.json"), "--store", "S002")).rejects.toThrow(
    "banners.0.to: is not a page of the shop",
  );
});

test("set price-percent recalculates the store's prices", async () => {
  await run("store", "set", "S002", "price-percent", "20");
  expect(await listing(other, cable)).toMatchObject({ price: 12_000 });
  await run("store", "set", "S002", "price-percent", "0");
  expect(await listing(other, cable)).toMatchObject({ price: 10_000 });
});
