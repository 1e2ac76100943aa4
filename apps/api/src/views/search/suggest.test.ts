import { sql } from "drizzle-orm";
import pg from "pg";
import { describe, expect, it, vi } from "vitest";
import { categories } from "../../modules/catalog/tables.ts";
import { eventually } from "../../platform/testing/eventually.ts";
import { sampleProduct, sell } from "../../testing/samples/catalog.ts";
import { searchShop } from "../../testing/shops/search-shop.ts";

const { call, database, services, ids, name, names, suggest } = await searchShop();

describe("suggestions", () => {
  it.each([
    ["ip", 0],
    ["iph", 2],
    ["手", 0],
    ["手机", 1],
    ["a手", 1],
    ["ក", 0],
    ["ក្", 0],
    ["កា", 2],
    ["កាមេ", 2],
  ])("for %s there are at least %i: 3 letters, or 2 characters with Khmer or Chinese ones", async (text, least) => {
    const { products } = await suggest(text);
    if (least === 0) expect(products).toEqual([]);
    else expect(products.length).toBeGreaterThanOrEqual(least);
  });

  it("are products with categories and brands, in the shopper's language", async () => {
    const { products, categories, brands } = await suggest("hikvision dome cam", "zh");
    expect(name(products[0].id)).toBe("dome");
    expect(brands).toEqual([
      { id: expect.any(Number), name: "Hikvision", to: expect.stringMatching(/^\/category\?brand_id=\d+$/) },
    ]);
    expect(categories).toContainEqual({ id: 1011, name: "Dome cameras", to: "/category/2/sub/1011" });
    expect((await suggest("cam", "zh")).categories).toContainEqual({ id: 2, name: "摄像头", to: "/camera" });
  });

  it("are also the category of the goods that are named, if a maker or line stands beside them", async () => {
    await database.db.insert(categories).values({
      id: 1117,
      parentId: 5,
      level: 3,
      key: "phone-case",
      name: { en: "Phone cases", km: "ស្រោមទូរស័ព្ទ", zh: "手机壳" },
    });
    await database.transaction(async (tx) => {
      const { rows } = await tx.execute<{ id: number }>(sql`select id from stores where code = 'S001'`);
      await sell(
        tx,
        [sampleProduct("armor", { name: { en: "Spigen Armor Case for Galaxy S25" }, category: "phone-case" })],
        [rows[0]!.id],
      );
    });
    for (const text of ["galaxy case", "samsung case", "case for galaxy"])
      expect((await suggest(text)).categories, text).toContainEqual({
        id: 1117,
        name: "Phone cases",
        to: expect.stringMatching(/sub\/1117$/),
      });
  });

  it("read a last single letter as the beginning of any word", async () => {
    expect((await suggest("hikvision dome c")).products).toEqual((await suggest("hikvision dome")).products);
    expect(name((await suggest("hikvision dome c")).products[0].id)).toBe("dome");
    // Alone it is half the name of a model, where there is one.
    expect(name((await suggest("galaxy s")).products[0].id)).toBe("galaxy");
  });

  it("exclude nothing for a last single letter: names that continue with it come first", async () => {
    await database.transaction(async (tx) => {
      const { rows } = await tx.execute<{ id: number }>(sql`select id from stores where code = 'S001'`);
      const speed = { key: "speed", label: { en: "Speed" }, value: "550 MB/s", filter: true };
      const [anvil, drive, bench] = await sell(
        tx,
        [
          sampleProduct("anvil", { name: { en: "Contoso Anvil" }, popularity: 900 }),
          sampleProduct("drive", { name: { en: "Contoso Drive" }, popularity: 500, specs: [speed] }),
          sampleProduct("bench", { name: { en: "Contoso Solid Bench" }, popularity: 1 }),
        ],
        [rows[0]!.id],
      );
      Object.assign(ids, { anvil, drive, bench });
    });
    for (const text of ["contoso s", "contoso S ", "contsoo s"])
      expect(names((await suggest(text)).products).toSorted(), text).toEqual(["anvil", "bench", "drive"]);
    expect(name((await suggest("contoso s")).products[0].id)).toBe("bench");
    expect(name((await suggest("contoso z")).products[0].id)).toBe("anvil");
    for (const text of ["海康威视d", "海康威视 d", "កាមេរ៉ាd", "កាមេរ៉ា under 100 d"])
      expect(names((await suggest(text)).products).toSorted(), text).toEqual(["bullet", "dome"]);
  });

  it("are for the goods before a digit, those with such a number first", async () => {
    await database.transaction(async (tx) => {
      const { rows } = await tx.execute<{ id: number }>(sql`select id from stores where code = 'S001'`);
      const [small, large, card, newer] = await sell(
        tx,
        [
          sampleProduct("small", { name: { en: "Contoso 24″ Monitor" }, category: "service", popularity: 1 }),
          sampleProduct("large", { name: { en: "Contoso 34″ Monitor" }, category: "service", popularity: 900 }),
          sampleProduct("card", { name: { en: "Contoso RTX 3050" }, popularity: 900 }),
          sampleProduct("newer", { name: { en: "Contoso RTX 5060" }, popularity: 1 }),
        ],
        [rows[0]!.id],
      );
      Object.assign(ids, { small, large, card, newer });
    });
    const suggested = async (text: string) =>
      names((await suggest(text)).products).filter((key) => ["small", "large", "card", "newer"].includes(key ?? ""));
    expect(await suggested("monitor 2")).toEqual(["small", "large"]);
    expect(await suggested("monitor 3")).toEqual(["large", "small"]);
    for (const text of ["rtx 5", "rtx5", "rtx50"]) expect(await suggested(text), text).toEqual(["newer", "card"]);
    expect(await suggested("rtx5060")).toEqual(["newer"]);
  });

  it("ignore a price while it may be the beginning of a higher one", async () => {
    for (const text of ["phone under 5", "phone under 50", "ទូរស័ព្ទក្រោម ៥"])
      expect(names((await suggest(text)).products).toSorted(), text).toEqual(
        names((await suggest("phone")).products).toSorted(),
      );
    // Not what goes with it and costs so little.
    expect(names((await suggest("iphone under 20")).products).toSorted()).toEqual(["case", "iphone", "old"]);
    expect(names((await suggest("iphone under 500")).products).toSorted()).toEqual(["case", "old"]);
    expect(names((await suggest("苹果手机800美元以")).products)).toEqual(["iphone"]);
  });

  it("are the named goods even if only their descriptions have the rest, not broader ones", async () => {
    await database.transaction(async (tx) => {
      const { rows } = await tx.execute<{ id: number }>(sql`select id from stores where code = 'S001'`);
      const [revodok] = await sell(
        tx,
        [
          sampleProduct("revodok", {
            name: { en: "Ugreen Revodok USB Hub" },
            category: "service",
            description: { en: `<p>${"For work at the desk and on the road. ".repeat(8)} Put into USB-C.</p>` },
          }),
          sampleProduct("gateway", {
            name: { en: "Aqara Hub" },
            category: "service",
            popularity: 900,
            specs: [{ key: "fed", label: { en: "Fed by" }, value: "USB-C", filter: true }],
          }),
        ],
        [rows[0]!.id],
      );
      ids.revodok = revodok!;
    });
    for (const text of [
      "usb hub",
      "usb hub t",
      "usb hub ty",
      "usb hub typ",
      "usb hub type",
      "usb hub type ",
      "usb hub type c",
    ])
      expect(name((await suggest(text)).products[0]?.id), text).toBe("revodok");
  });

  it("are the goods before a few letters that other products contain by chance", async () => {
    await database.transaction(async (tx) => {
      const { rows } = await tx.execute<{ id: number }>(sql`select id from stores where code = 'S001'`);
      const [kettle, pump] = await sell(
        tx,
        [
          sampleProduct("kettle", { name: { en: "Contoso Kettle" }, category: "service" }),
          sampleProduct("pump", {
            name: { en: "Quokka Pump" },
            category: "service",
            popularity: 900,
            description: { en: "<p>Fills the kettle.</p>" },
          }),
        ],
        [rows[0]!.id],
      );
      Object.assign(ids, { kettle, pump });
    });
    for (const text of ["kettle q", "kettle qu", "kettle quo"])
      expect(name((await suggest(text)).products[0]?.id), text).toBe("kettle");
  });

  it("are 12 products at most", async () => {
    await database.transaction(async (tx) => {
      const many = Array.from({ length: 20 }, (_, index) =>
        sampleProduct(`many-${index}`, { name: { en: `Widget ${index}` } }),
      );
      const { rows } = await tx.execute<{ id: number }>(sql`select id from stores where code = 'S001'`);
      await sell(tx, many, [rows[0]!.id]);
    });
    expect((await suggest("widget")).products).toHaveLength(12);
  });

  it("are cached until something for sale changes", async () => {
    await eventually(() => expect(services.changes.isListening()).toBe(true));
    const asked = vi.spyOn(pg.Client.prototype, "query");
    const searches = () =>
      asked.mock.calls.filter(([query]) => JSON.stringify(query)?.includes("search_documents")).length;
    await suggest("sprocket");
    expect(searches()).toBeGreaterThan(0);
    // What was sold before may be told of in the meantime.
    await eventually(async () => {
      const before = searches();
      expect((await suggest("sprocket")).products).toEqual([]);
      expect(searches()).toBe(before);
    });
    asked.mockRestore();
    await database.transaction(async (tx) => {
      const { rows } = await tx.execute<{ id: number }>(sql`select id from stores where code = 'S001'`);
      ids.sprocket = (await sell(tx, [sampleProduct("sprocket", { name: { en: "Sprocket 12" } })], [rows[0]!.id]))[0]!;
    });
    await eventually(async () => expect(names((await suggest("sprocket")).products)).toEqual(["sprocket"]));
  });
});

describe("the header search of the specification", () => {
  const header = (text: string) =>
    call(`/products/page=1&row_per_page=15&name=${encodeURIComponent(text)}&store_code=S001`);

  it("answers texts longer than one character with 15 products", async () => {
    expect((await header("w")).body).toMatchObject({ code: 0, data: [], total: 0 });
    expect((await header("wi")).body.data).toHaveLength(15);
    expect(names((await header("ds-2cd1143g2-liu")).body.data)[0]).toBe("dome");
  });

  it("reads & and = in a text as text", async () => expect((await header("a & b = c")).status).toBe(200));
});
