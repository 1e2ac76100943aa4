import { and, desc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { listings, stock, variants } from "@shop/api/modules/catalog/tables";
import { stores } from "@shop/api/modules/stores/tables";
import { auditTrail } from "@shop/api/platform/tables";
import { StaffError } from "@shop/api/platform/errors/staff-error";
import { eventually } from "@shop/api/platform/testing/eventually";
import { insertCategories, sampleProduct, sell } from "@shop/api/testing/samples/catalog";
import { insertStore } from "@shop/api/testing/samples/store";
import { testApi } from "@shop/api/testing/shops/test-api";
import { commands } from "./commands.ts";
import { helpLines } from "./operate.ts";
import { commandLine } from "./testing/command-line.ts";
import { contentFile, placePicture, writeContent } from "./testing/content.ts";

const { api, call, database, services } = await testApi({ DEFAULT_STORE: "NONE" });
const { db } = database;
let here = 0;
let other = 0;
let phone = 0;
let cable = 0;

beforeAll(async () => {
  here = await insertStore(db, { code: "S001" });
  other = await insertStore(db, { code: "S002", settings: { priceAdjustPercent: 10 } });
  await api.directory.load();
  await insertCategories(db);
  await database.transaction(async (tx) => {
    [cable = 0] = await sell(tx, [sampleProduct("CABLE", { price: 10_000 })], [here, other]);
    const colours = ["Black", "White"].map((colour) => ({
      sku: `PHONE-${colour}`,
      options: [colour],
      price: 50_000,
      stock: 2,
    }));
    [phone = 0] = await sell(
      tx,
      [sampleProduct("PHONE", { price: 50_000, optionGroups: [{ en: "Colour" }], variants: colours })],
      [here, other],
    );
  });
});

const run = commandLine(services);
const priceIn = async (storeId: number, productId: number) =>
  (
    await db
      .select()
      .from(listings)
      .where(and(eq(listings.storeId, storeId), eq(listings.productId, productId)))
  )[0];
const trail = async () => (await db.select().from(auditTrail).orderBy(desc(auditTrail.id)).limit(1))[0];

describe("store", () => {
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
    [
      "payment.paypal",
      "0",
      { settings: { payments: expect.arrayContaining([{ type: "paypal", discountPercent: 0 }]) } },
    ],
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
    await expect(run("store", "set", "S002", "location", "-")).rejects.toThrow(
      "Fees by distance need a starting point",
    );
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
    await expect(run("store", "host-remove", "S020", "new.example")).rejects.toThrow("the only host name of S020");
    await run("store", "host-add", "S020", "second.example");
    await run("store", "host-remove", "S020", "new.example");
    await eventually(async () => expect((await call("/api/site", { host: "new.example" })).status).toBe(404));
    expect((await call("/api/site", { host: "second.example" })).status).toBe(200);
    expect(await run("store", "list")).toMatch(/^S020 +New Shop +second\.example$/m);
    expect(JSON.parse(await run("store", "show", "S020"))).toMatchObject({ code: "S020" });
    await expect(run("store", "add", "S020", "Again", "third.example")).rejects.toThrow(
      "There is already a store S020",
    );
    await expect(run("store", "add", "S021", "Other", "second.example")).rejects.toThrow(
      "second.example is already the host name of a store",
    );
    await expect(run("store", "add", "s-21", "Other", "x.example")).rejects.toThrow("not a store code");
    await expect(run("store", "host-add", "S020", "no host")).rejects.toThrow("not a host name");
    expect(await run("store", "list")).not.toContain("S021");
  });

  test("a store in riel has its prices in riel; other currencies are refused", async () => {
    await run("store", "add", "S030", "Riel Shop", "riel.example", "--currency", "KHR");
    await eventually(async () =>
      expect((await call("/api/site", { host: "riel.example" })).body.data).toMatchObject({ currency: "KHR" }),
    );
    await run("store", "set", "S030", "riel-rate", "4000");
    await run("assortment", "add", "CABLE", "S030");
    const [{ id } = { id: 0 }] = await db.select().from(stores).where(eq(stores.code, "S030"));
    expect(await priceIn(id, cable)).toMatchObject({ price: 400_000 });
    await expect(run("store", "set", "S030", "riel-rate", "-")).rejects.toThrow("The store sells in riel");
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
    expect(await run("store", "content-save", "S002", contentFile("lotus.json"))).toBe(
      "S002: 1 menu entries, 1 banners",
    );
    await eventually(async () =>
      expect((await call("/api/site?lang=km", { host: "s002.localhost" })).body.data).toMatchObject({
        menu: [{ title: three.km, to: "/promotions" }],
        banners: [{ image: "/media/banners/week.webp" }],
      }),
    );
    expect(JSON.parse(await run("store", "content-show", "S002"))).toEqual(content);
    writeContent(
      "lotus.json",
      JSON.stringify({ ...content, banners: [{ ...content.banners[0], to: "//elsewhere.example" }] }),
    );
    await expect(run("store", "content-save", "S002", contentFile("lotus.json"))).rejects.toThrow(
      "banners.0.to: is not a page of the shop",
    );
  });

  test("set price-percent recalculates the store's prices", async () => {
    await run("store", "set", "S002", "price-percent", "20");
    expect(await priceIn(other, cable)).toMatchObject({ price: 12_000 });
    await run("store", "set", "S002", "price-percent", "0");
    expect(await priceIn(other, cable)).toMatchObject({ price: 10_000 });
  });
});

describe("price", () => {
  test("in the catalogue, followed by every store", async () => {
    await run("price", "set", "CABLE", "80", "--promo", "60.50", "--until", "2099-12-31");
    expect(await priceIn(here, cable)).toMatchObject({
      price: 8_000,
      promoPrice: 6_050,
      sortPrice: 6_050,
      onPromotion: true,
      promoEndsAt: new Date("2099-12-31T16:59:59Z"),
    });
    expect(await priceIn(other, cable)).toMatchObject({ price: 8_000 });
    expect(await trail()).toMatchObject({
      action: "set-price",
      entity: "product",
      entityId: String(cable),
      before: { price: 10_000 },
      after: { sku: "CABLE", price: 8_000 },
    });
  });

  test("leaves an audit entry that staff can read", async () => {
    await run("price", "set", "CABLE", "80");
    expect(await run("trail", "list", "--entity", "product", "--id", String(cable))).toMatch(
      /^\d{4}-\d\d-\d\dT\d\d:\d\d  staff:\S+  set-price  product \d+  \{"price":\d+.*\} > \{"sku":"CABLE","price":8000,/,
    );
    expect(await run("trail", "list", "--entity", "claim")).toBe("no changes");
    await expect(run("trail", "list", "--entity", "moon")).rejects.toThrow(
      '"moon" is not in the trail: --entity must be one of article, booking, ',
    );
  });

  test("in a store, which stays until it is cleared", async () => {
    await run("price", "set", "CABLE", "70", "--store=S002");
    await run("price", "set", "CABLE", "90");
    expect([await priceIn(here, cable), await priceIn(other, cable)]).toMatchObject([
      { price: 9_000, promoPrice: null },
      { price: 7_000, promoPrice: null },
    ]);
    await run("price", "clear", "CABLE", "S002");
    expect(await priceIn(other, cable)).toMatchObject({ price: 9_000 });
  });

  test("of a variant: the product shows the lowest", async () => {
    await run("price", "set", "PHONE-White", "450", "--store", "S001");
    expect(await priceIn(here, phone)).toMatchObject({ price: 45_000, priceFrom: true });
    expect(await priceIn(other, phone)).toMatchObject({ price: 50_000, priceFrom: false });
    await run("price", "clear", "PHONE-White", "S001");
    expect(await priceIn(here, phone)).toMatchObject({ price: 50_000, priceFrom: false });
  });

  test("a price of 0 is refused", async () => {
    for (const words of [
      ["CABLE", "0"],
      ["CABLE", "0.001"],
      ["CABLE", "5", "--promo", "0"],
      ["CABLE", "0", "--store", "S001"],
    ])
      await expect(run("price", "set", ...words), words.join(" ")).rejects.toThrow(/not an amount|must be more than 0/);
  });

  test("on request", async () => {
    await run("price", "set", "CABLE", "-");
    expect(await priceIn(here, cable)).toMatchObject({ price: null, sortPrice: null });
    await run("price", "set", "CABLE", "100");
  });

  test.each([
    [["NOPE", "1"], "There is no product NOPE"],
    [["PHONE", "1"], "PHONE has variants; give the SKU of one: PHONE-Black, PHONE-White"],
    [["CABLE", "1.234"], '"1.234" is not an amount of USD'],
    [["CABLE", "-5"], '"-5" is not an amount'],
    [["CABLE", "10", "--promo", "10"], "must be lower than the price"],
    [["CABLE", "10", "--until", "2030-01-01"], "give --promo too"],
    [["CABLE", "10", "--promo", "5", "--until", "tomorrow"], '"tomorrow" is not a day'],
    [["CABLE", "10", "--shop", "S001"], "There is no option --shop"],
    [["CABLE", "10", "--store"], "--store needs a value"],
    [["CABLE", "10", "--store", "S001", "--store", "S002"], "--store is given twice"],
    [["CABLE", "9999999999.99"], "The price is too high"],
    [["CABLE", "10", "--store", "S020"], "The store does not sell CABLE"],
  ])("set %j is refused", async (words, message) => {
    await expect(run("price", "set", ...words)).rejects.toThrow(message);
    expect(await priceIn(here, cable)).toMatchObject({ price: 10_000 });
  });
});

describe("stock", () => {
  test("in the pool and in a store, as lists show", async () => {
    await run("stock", "set", "CABLE", "0");
    expect([(await priceIn(here, cable))!.inStock, (await priceIn(other, cable))!.inStock]).toEqual([false, false]);
    await run("stock", "set", "CABLE", "3", "--store", "S001");
    expect([(await priceIn(here, cable))!.inStock, (await priceIn(other, cable))!.inStock]).toEqual([true, false]);
    await run("stock", "set", "CABLE", "-", "--store", "S001");
    expect((await priceIn(here, cable))!.inStock).toBe(false);
    await run("stock", "set", "CABLE", "7");
    expect((await priceIn(here, cable))!.inStock).toBe(true);
  });

  test("stock cannot be set below what open payments reserve", async () => {
    const [white] = await db.select().from(variants).where(eq(variants.sku, "PHONE-White"));
    await db.update(stock).set({ held: 2 }).where(eq(stock.variantId, white!.id));
    await expect(run("stock", "set", "PHONE-White", "1")).rejects.toThrow("Open payments reserve 2 of PHONE-White");
    await run("stock", "set", "PHONE-White", "9");
    expect(await db.select().from(stock).where(eq(stock.variantId, white!.id))).toMatchObject([{ onHand: 9, held: 2 }]);
  });

  test.each([["-1"], ["1.5"], ["-"], ["many"], ["999999999"]])("%s pieces in the pool are refused", async (pieces) => {
    await expect(run("stock", "set", "CABLE", pieces)).rejects.toThrow("is not a whole number from 0 to 99999999");
  });
});

test("assortment: a product is added to a store and removed from it", async () => {
  await run("assortment", "add", "CABLE", "S020");
  expect((await call(`/api/product/${cable}&store_code=S020`)).body.data).toMatchObject({ id: cable, price: 100 });
  expect(await trail()).toMatchObject({ action: "list-product" });
  await run("assortment", "remove", "CABLE", "S020");
  expect((await call(`/api/product/${cable}&store_code=S020`)).body.error).toBe("product_not_found");
  await expect(run("assortment", "remove", "CABLE", "S020")).rejects.toThrow("The store does not sell CABLE");
  expect((await call(`/api/product/${cable}&store_code=S001`)).status).toBe(200);
});

test("an unknown command is refused, with a suggestion and a hint to the help", async () => {
  const all = "`npm run operate -- help` lists the commands";
  await expect(run("sell", "everything", "today")).rejects.toThrow(
    new StaffError(`There is no command sell everything. ${all}`),
  );
  await expect(run("stroe", "set", "S001", "name", "Lotus")).rejects.toThrow(
    new StaffError(`There is no command stroe set. Did you mean store set? ${all}`),
  );
  await expect(run("store", "burn")).rejects.toThrow(
    new StaffError("There is no command store burn. `npm run operate -- help store` lists the commands"),
  );
  await expect(run("store")).rejects.toThrow(
    new StaffError("There is no command store. `npm run operate -- help store` lists the commands"),
  );
  expect(() => helpLines(commands, ["foo"])).toThrow(new StaffError(`There is no command foo. ${all}`));
  expect(() => helpLines(commands, ["ordr"])).toThrow(
    new StaffError(`There is no command ordr. Did you mean order? ${all}`),
  );
});

test("help of one command has its details, help of all has none", () => {
  expect(helpLines(commands, ["store", "set", "S001", "color"]).join("\n")).toMatch(
    /store set CODE[\s\S]*color +a colour such as(?![\s\S]*price set)/,
  );
  expect(helpLines(commands).join("\n")).not.toMatch(/a colour such as/);
});
