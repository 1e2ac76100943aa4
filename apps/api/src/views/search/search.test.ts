import { sql } from "drizzle-orm";
import pg from "pg";
import { beforeAll, describe, expect, it, test, vi } from "vitest";
import { calls } from "@shop/contract/calls";
import { insertCategories, sampleProduct, sell } from "../../testing/sample-catalogue.ts";
import { insertStore } from "../../testing/sample-store.ts";
import { testApi } from "../../testing/test-api.ts";
import { indexProducts } from "../../flows/save-products.ts";
import { setCompanion } from "../../modules/catalog/public.ts";
import { categories } from "../../modules/catalog/tables.ts";
import { refreshSearch } from "../../modules/search/public.ts";

const { api, call, database, services } = await testApi();
const ids: Record<string, number> = {};
const storage = (value: string) => ({ key: "storage", label: { en: "Storage", km: "ទំហំផ្ទុក", zh: "存储容量" }, value, filter: true });
const panel = (value: { en: string; zh?: string }) => ({ key: "panel", label: { en: "Panel" }, value, filter: true });

beforeAll(async () => {
  const here = await insertStore(database.db, { code: "S001" });
  const other = await insertStore(database.db, { code: "S002" });
  await api.directory.load();
  await insertCategories(database.db);
  await database.transaction(async (tx) => {
    const save = async (sku: string, more: Parameters<typeof sampleProduct>[1], stores = [here]) => (ids[sku] = (await sell(tx, [sampleProduct(sku, more)], stores))[0]!);
    await save("galaxy", { name: { en: "Samsung Galaxy S25 Ultra", km: "សាមសុង Galaxy S25 Ultra", zh: "三星 Galaxy S25 Ultra" }, brand: "Samsung", price: 119_900, popularity: 90, specs: [storage("256 GB"), panel({ en: "Flat", zh: "直屏" })] });
    await save("iphone", { name: { en: "Apple iPhone 15", km: "អាយហ្វូន 15", zh: "苹果 iPhone 15" }, brand: "Apple", price: 79_900, popularity: 80, specs: [storage("128 GB"), panel({ en: "Flat" })] });
    await save("old", { name: { en: "Apple iPhone 11" }, brand: "Apple", price: 39_900, popularity: 5, stock: 0, specs: [storage("64 GB")] });
    await save("case", { name: { en: "Rugged case for iPhone 15", km: "ស្រោមសម្រាប់ iPhone 15", zh: "适用于 iPhone 15 的手机壳" }, brand: "Spigen", price: 1_990, promoPrice: 1_500, popularity: 300, category: "service" });
    await save("bullet", { name: { en: "Hikvision DS-2CD1043G2-LIU 4 MP Bullet Camera", km: "កាមេរ៉ារាងបំពង់ Hikvision", zh: "海康威视 枪型摄像机" }, model: "DS-2CD1043G2-LIU", brand: "Hikvision", category: "dome", price: 4_900, popularity: 20, description: { en: "<p>Made for the seaside.</p>" } });
    await save("dome", { name: { en: "Hikvision DS-2CD1143G2-LIU 4 MP Dome Camera", km: "កាមេរ៉ារាងកោះ Hikvision" }, model: "DS-2CD1143G2-LIU", brand: "Hikvision", category: "dome", price: 5_900, popularity: 10 });
    await save("elsewhere", { name: { en: "Samsung Galaxy A07" }, brand: "Samsung", price: 9_900 }, [other]);
  });
});

const name = (id: number) => Object.entries(ids).find(([, each]) => each === id)?.[0];
const names = (cards: { id: number }[]) => cards.map(({ id }) => name(id));
const list = async (query: string, lang = "en") => {
  const { status, body } = await call(`/api/products?store_code=S001&lang=${lang}&${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  calls["products.list"].data.parse(body.data);
  calls["products.list"].beside.parse(body);
  return body;
};
const search = async (text: string, more = "") => names((await list(`name=${encodeURIComponent(text)}${more}`)).data);
const suggest = async (text: string, lang = "en") => {
  const { status, body } = await call(`/api/search/suggest?store_code=S001&lang=${lang}&text=${encodeURIComponent(text)}`);
  expect(status, JSON.stringify(body)).toBe(200);
  calls["search.suggest"].data.parse(body.data);
  return body.data;
};

describe("search", () => {
  it.each(["DS-2CD1043G2-LIU", "ds2cd1043g2liu", "ds 2cd1043g2 liu", "2cd1043", "ds-2cd1043", "ＤＳ－２ＣＤ１０４３"])("finds the model by %s", async (text) => {
    expect((await search(text))[0]).toBe("bullet");
  });

  it.each([
    ["iphone15", "iphone"],
    ["15 iphone apple", "iphone"],
    ["galaxy s25 ult", "galaxy"],
    ["ស្មាតហ្វូនសាមសុង", "galaxy"],
    ["អាយហ្វូន១៥", "iphone"],
    ["កាមេរារាងកោះ", "dome"],
    ["កាមេរ៉ា\u200bរាងកោះ", "dome"],
    ["三星手机", "galaxy"],
    ["苹果手机", "iphone"],
    ["手機 三星", "galaxy"],
    ["摄像机 海康威视", "bullet"],
  ])("answers %s with %s first", async (text, wanted) => expect((await search(text))[0]).toBe(wanted));

  it.each([
    ["ipone 15", "iphone", "iphone 15"],
    ["samsng", "galaxy", "samsung"],
    ["hikvison dome", "dome", "hikvision dome"],
    ["ds2cd1034g2liu", "bullet", "ds2cd1043g2liu"],
  ])("forgives %s and says what it took it for", async (text, wanted, suggestion) => {
    const body = await list(`name=${encodeURIComponent(text)}`);
    expect(name(body.data[0].id)).toBe(wanted);
    expect(body.suggestion).toBe(suggestion);
  });

  it("offers nothing near for what is typed right, and nothing for what nobody sells", async () => {
    expect((await list("name=galaxy")).suggestion).toBeNull();
    expect(await list("name=zzqqxx")).toMatchObject({ data: [], total: 0, last_page: 1, suggestion: null });
  });

  it("ranks what is asked for before what goes with it, whatever sells more", async () => {
    expect((await search("iphone 15")).slice(0, 2)).toEqual(["iphone", "case"]);
    expect((await search("case"))[0]).toBe("case");
  });

  it("puts what is of the kind before what is merely kept among it", async () => {
    const store = await insertStore(database.db, { code: "S097" });
    await database.transaction((tx) =>
      sell(tx, [
        sampleProduct("dome-itself", { name: { en: "Dahua Turret Dome" }, brand: "Dahua", category: "dome", popularity: 1 }),
        sampleProduct("dome-cover", { name: { en: "Dome Camera Junction Box" }, brand: "Dahua", category: "dome", popularity: 900 }),
        sampleProduct("dome-screw", { name: { en: "Dome Camera Wall Bracket" }, brand: "Dahua", category: "dome", popularity: 800 }),
      ], [store]),
    );
    await api.directory.load();
    const first = async (text: string) => (await call(`/api/products?store_code=S097&name=${encodeURIComponent(text)}`)).body.data[0].name;
    expect(await first("dome camera")).toBe("Dahua Turret Dome");
    expect(await first("dome cameras")).toBe("Dahua Turret Dome");
    expect(await first("dome camera bracket")).toBe("Dome Camera Wall Bracket");
  });

  it("puts what is named before what goes with it, unless that is named too", async () => {
    const store = await insertStore(database.db, { code: "S098" });
    await database.db.insert(categories).values([
      { id: 7, level: 1, key: "extras", name: { en: "Extras" }, companion: true, sequence: 7 },
      { id: 171, parentId: 7, level: 2, key: "covers", name: { en: "Protection" }, sequence: 1 },
      { id: 1071, parentId: 171, level: 3, key: "phone-case", name: { en: "Cases" }, sequence: 1 },
    ]);
    await database.transaction((tx) =>
      sell(tx, [
        sampleProduct("note", { name: { en: "Xiaomi Redmi Note 14 Pro" }, brand: "Xiaomi", popularity: 1 }),
        sampleProduct("note-case", { name: { en: "Redmi Note Case" }, brand: "Nillkin", category: "phone-case", popularity: 500 }),
        sampleProduct("note-set", { name: { en: "Xiaomi Redmi Note 14 with Case" }, brand: "Xiaomi", popularity: 900 }),
      ], [store]),
    );
    await api.directory.load();
    const found = async (text: string) => (await call(`/api/products?store_code=S098&name=${encodeURIComponent(text)}`)).body.data.map(({ name: title }: { name: string }) => title);
    expect((await found("redmi note")).at(-1)).toBe("Redmi Note Case");
    expect((await found("redmi")).at(-1)).toBe("Redmi Note Case");
    expect(await found("redmi note case")).toEqual(["Redmi Note Case", "Xiaomi Redmi Note 14 with Case"]);
    expect(await found("case redmi note")).toEqual(["Redmi Note Case", "Xiaomi Redmi Note 14 with Case"]);
    expect((await found("ស្រោម redmi"))[0]).toBe("Redmi Note Case");
    // Where there is no phone, what goes with it is what there is.
    const accessories = await insertStore(database.db, { code: "S094" });
    await database.transaction((tx) =>
      sell(tx, [
        sampleProduct("note-case-only", { name: { en: "Redmi Note Case" }, brand: "Nillkin", category: "phone-case", popularity: 500 }),
        sampleProduct("note-holder", { name: { en: "Holder Redmi Note" }, brand: "Nillkin", popularity: 1 }),
      ], [accessories]),
    );
    await api.directory.load();
    expect((await call("/api/products?store_code=S094&name=redmi")).body.data.map(({ name: title }: { name: string }) => title)).toEqual(["Redmi Note Case", "Holder Redmi Note"]);
    // It is the shop's word, by category, that decides.
    await database.transaction((tx) => setCompanion(tx, { key: "extras", companion: false, actor: "staff:sokha" }));
    expect((await found("redmi"))[0]).toBe("Redmi Note Case");
  });

  it("finds by descriptions last, and by some of the words where none has all", async () => {
    expect(await search("seaside")).toEqual(["bullet"]);
    expect((await search("iphone zzqqxx"))).toEqual(expect.arrayContaining(["iphone", "old"]));
  });

  it("finds a code or a word that is typed in two, though its first half is no word", async () => {
    expect(await search("ds2cd1043 g2liu")).toEqual(["bullet"]);
    expect((await list("name=gal%20axy")).suggestion).toBeNull();
    expect(await search("gal axy")).toEqual(["galaxy"]);
  });

  it("takes a word that nothing has for the one that is near, also where nothing has all of the words", async () => {
    const { data, suggestion, loose } = await list("name=hikvison%20telescope");
    expect([names(data).toSorted(), suggestion, loose]).toEqual([["bullet", "dome"], "hikvision telescope", true]);
  });

  it("continues a short list by what has some of the words", async () => {
    const { data, total, near, loose } = await list("name=hikvision%20seaside&near=1");
    expect([names(data), total, loose]).toEqual([["bullet"], 1, false]);
    expect(names(near)).toEqual(["dome"]);
    expect((await list("name=hikvision%20seaside")).near).toEqual([]);
    // Nothing is near a single word, and what has only some of the words is no list to be continued.
    expect((await list("name=seaside&near=1")).near).toEqual([]);
    expect(await list("name=iphone%20zzqqxx&near=1")).toMatchObject({ loose: true, near: [] });
  });

  it.each([
    ["iphone under 500", ["old", "case"], { name: "iphone", price_min: null, price_max: 500 }],
    ["អាយហ្វូនក្រោម 500", ["old", "case"], { name: "អាយហ្វូន", price_min: null, price_max: 500 }],
    ["苹果手机500以上", ["iphone"], { name: "苹果手机", price_min: 500, price_max: null }],
    ["hikvision below 205000 riel", ["bullet"], { name: "hikvision", price_min: null, price_max: 50 }],
    ["hikvision 50-60", ["dome"], { name: "hikvision", price_min: 50, price_max: 60 }],
  ])("reads the price in %s as a filter that is told", async (text, wanted, priced) => {
    const body = await list(`name=${encodeURIComponent(text)}&facets=1`);
    expect(names(body.data)).toEqual(wanted);
    expect(body.priced).toEqual(priced);
    expect(names((await suggest(text)).products)).toEqual(wanted);
  });

  it("takes a range for no price where nothing costs that, and lets a chosen price stand before one in the text", async () => {
    expect(await list("name=iphone%20100-200")).toMatchObject({ priced: null, loose: true });
    expect(await list("name=iphone%20under%20500&price_max=900")).toMatchObject({ total: 3, priced: { name: "iphone", price_max: 900 } });
    expect((await list("name=iphone")).priced).toBeNull();
  });

  it.each([
    ["under 50", ["bullet", "case"], { name: "", price_min: null, price_max: 50 }],
    ["ផលិតផលក្រោម ២០ ដុល្លារ", ["case"], { name: "", price_min: null, price_max: 20 }],
    ["1000元以上", ["galaxy"], { name: "", price_min: 1000, price_max: null }],
  ])("lists what costs so much for %s alone", async (text, wanted, priced) => {
    const body = await list(`name=${encodeURIComponent(text)}&facets=1`);
    expect(names(body.data).toSorted()).toEqual(wanted);
    expect(body).toMatchObject({ total: wanted.length, priced });
    expect(body.facets.price).not.toBeNull();
    expect(names((await suggest(text)).products).toSorted()).toEqual(wanted);
  });

  it.each([
    ["cheap iphone", ["old", "iphone"], "price_asc"],
    ["អាយហ្វូន ថោកបំផុត", ["old", "iphone"], "price_asc"],
    ["便宜的苹果手机", ["old", "iphone"], "price_asc"],
    ["most expensive iphone", ["iphone", "old"], "price_desc"],
    ["newest iphone", ["old", "iphone"], "newest"],
    ["cheap iphone case", ["case"], "price_asc"],
    ["cheap iphone over 500", ["iphone"], "price_asc"],
  ])("takes %s for a wish for an order, and of the things themselves", async (text, wanted, wished) => {
    const body = await list(`name=${encodeURIComponent(text)}`);
    expect(names(body.data)).toEqual(wanted);
    expect(body.wished).toBe(wished);
    expect(names((await suggest(text)).products)).toEqual(wanted);
  });

  it("lets a chosen order stand before one in the text, and lists everything for an order alone", async () => {
    expect(await list("name=cheap%20iphone&sort=price_desc")).toMatchObject({ data: [{ id: ids.iphone }, { id: ids.old }], wished: "price_asc" });
    const { data, wished, total } = await list("name=cheapest");
    expect([names(data)[0], wished, total]).toEqual(["case", "price_asc", 6]);
    expect((await list("name=best%20iphone")).wished).toBeNull();
  });

  it("takes no word for a wish that is part of a product's name", async () => {
    const store = await insertStore(database.db, { code: "S096" });
    await database.transaction((tx) =>
      sell(tx, [
        sampleProduct("new-balance", { name: { en: "New Balance 574" }, price: 9_000 }),
        sampleProduct("balance", { name: { en: "Kitchen Balance" }, price: 1_000 }),
      ], [store]),
    );
    await api.directory.load();
    const { body } = await call("/api/products?store_code=S096&name=new%20balance");
    expect(body).toMatchObject({ data: [{ name: "New Balance 574" }], wished: null });
    expect((await call("/api/products?store_code=S096&name=new%20kitchen%20balance")).body).toMatchObject({ data: [{ name: "Kitchen Balance" }], wished: "newest" });
  });

  it("leaves out what is not wanted, and what is for a thing is no such thing", async () => {
    const store = await insertStore(database.db, { code: "S095" });
    await database.transaction((tx) =>
      sell(tx, [
        sampleProduct("wired", { name: { en: "Sony Headphones with Microphone" }, popularity: 90 }),
        sampleProduct("plain", { name: { en: "Sony Headphones" } }),
        sampleProduct("told", { name: { en: "Beats Headphones without Mic" } }),
        sampleProduct("tv-15", { name: { en: "Dell 15.6-inch Laptop 1TB" } }),
        sampleProduct("tv-17", { name: { en: "Acer 17.3 Inch Laptop 15.6 GB" }, popularity: 90 }),
        sampleProduct("bag", { name: { en: "Bag for Laptop 15.6 Inch" }, popularity: 90 }),
      ], [store]),
    );
    await api.directory.load();
    const found = async (text: string) => (await call(`/api/products?store_code=S095&name=${encodeURIComponent(text)}`)).body.data.map(({ name: title }: { name: string }) => title);
    expect((await found("headphones without microphone")).toSorted()).toEqual(["Beats Headphones without Mic", "Sony Headphones"]);
    for (const text of ['laptop 15.6"', "laptop 15.6in", "15.6 寸 laptop", "laptop 15.6 អ៊ីញ", "15.6inch laptop", "laptop 1000gb", "1 tb laptop"]) expect((await found(text))[0], text).toBe("Dell 15.6-inch Laptop 1TB");
    expect((await found("bag for laptop"))[0]).toBe("Bag for Laptop 15.6 Inch");
  });

  it("finds only what the store sells", async () => {
    expect(await search("samsung galaxy")).toEqual(["galaxy"]);
    const { body } = await call("/api/products?store_code=S002&name=galaxy");
    expect(names(body.data)).toEqual(["elsewhere"]);
  });

  it("sorts, pages and narrows what it finds", async () => {
    expect(await search("apple", "&sort=price_asc")).toEqual(["old", "iphone"]);
    expect(await search("apple", "&sort=price_desc&row_per_page=1&page=2")).toEqual(["old"]);
    expect(await search("apple", "&in_stock=1")).toEqual(["iphone"]);
    expect(await search("apple", "&price_max=500")).toEqual(["old"]);
    expect(await search("iphone", "&promotion=1")).toEqual(["case"]);
    expect(await search("apple", "&filter=storage:128%20GB")).toEqual(["iphone"]);
    expect(await search("galaxy iphone hikvision", "&category_id=2")).toEqual(expect.arrayContaining(["bullet", "dome"]));
  });

  it("follows a product that changes", async () => {
    await database.transaction(async (tx) => {
      await tx.execute(sql`update products set name = '{"en": "Apple iPhone 11 Midnight"}' where id = ${ids.old!}`);
      await indexProducts(tx, [ids.old!]);
    });
    expect(await search("midnight")).toEqual(["old"]);
  });

  it("stays the same after the nightly refresh, which forgets words that are gone", async () => {
    await database.db.execute(sql`insert into search_words (word, lexeme, near) values ('ghostword', 'ghostword', '{ghostword}')`);
    await refreshSearch(database);
    const { rows } = await database.db.execute<{ word: string; frequency: number }>(sql`select word, frequency from search_words where word in ('ghostword', 'hikvision')`);
    expect(rows).toEqual([{ word: "hikvision", frequency: 2 }]);
    expect((await search("ipone 15"))[0]).toBe("iphone");
  });
});

describe("filters", () => {
  const facets = async (query: string, lang?: string) => (await list(`facets=1&${query}`, lang)).facets;

  it("are counted for what a text finds: categories, brands, price, stock, promotion", async () => {
    const found = await facets("name=iphone");
    expect(found.categories.map(({ id, count }: { id: number; count: number }) => [id, count])).toEqual(expect.arrayContaining([[1, 2], [8, 1]]));
    expect(found.brands.map(({ name: brand, count }: { name: string; count: number }) => [brand, count])).toEqual(expect.arrayContaining([["Apple", 2], ["Spigen", 1]]));
    expect(found).toMatchObject({ price: { min: 15, max: 799 }, in_stock: 2, promotion: 1 });
  });

  it("are the attributes that the products at hand share, in the shopper's language", async () => {
    const [shared] = (await facets("category_id=1", "zh")).attributes;
    expect(shared).toEqual({ key: "storage", label: "存储容量", values: ["64 GB", "128 GB", "256 GB"].map((value) => ({ value, label: value, count: 1 })) });
    expect((await facets("category_id=2")).attributes).toEqual([]);
  });

  it("still show the other values of what is chosen", async () => {
    const chosen = await facets("category_id=1&filter=storage:64%20GB");
    expect(chosen.attributes.find(({ key }: { key: string }) => key === "storage").values).toHaveLength(3);
    const apple = (await facets("name=iphone")).brands.find(({ name: brand }: { name: string }) => brand === "Apple").id;
    expect((await facets(`name=iphone&brand_id=${apple}`)).brands).toHaveLength(2);
  });

  it("say when only a part of a long list was counted", async () => {
    expect((await facets("category_id=1")).complete).toBe(true);
    const long = await insertStore(database.db, { code: "S099" });
    await database.db.execute(sql`
      with made as (insert into products (sku, category_id, name, description)
        select 'long-' || n, 1, '{"en": "Long"}', '{"en": ""}' from generate_series(1, 1000) n returning id)
      insert into listings (store_id, product_id, category_id, sort_name, created_at) select ${long}::integer, id, 1, 'long', now() from made`);
    await api.directory.load();
    const { body } = await call("/api/products?store_code=S099&category_id=1&facets=1");
    expect(body.facets.complete).toBe(false);
    await database.db.execute(sql`delete from products where sku like 'long-%'`);
  });

  it("agree with the list that they lead to", async () => {
    const { brands } = await facets("name=camera");
    for (const { id, count } of brands) expect((await list(`name=camera&brand_id=${id}`)).total).toBe(count);
    const { attributes } = await facets("category_id=1");
    for (const { key, values } of attributes) {
      for (const { value, count } of values) expect((await list(`category_id=1&filter=${encodeURIComponent(`${key}:${value}`)}`)).total, `${key}:${value}`).toBe(count);
    }
  });

  it("take several values of a key as either, of several keys as both", async () => {
    expect(names((await list("category_id=1&filter=storage:64%20GB&filter=storage:128%20GB&sort=price_asc")).data)).toEqual(["old", "iphone"]);
    expect(names((await list("category_id=1&filter=storage:64%20GB&filter=panel:Flat")).data)).toEqual([]);
  });

  it.each(["filter=nonsense", "filter=:", "filter=storage:", "filter=colour:Plaid", "price_min=900&price_max=1"])("nobody has %s: an empty or whole list, no failure", async (query) => {
    expect((await list(`category_id=1&facets=1&${query}`)).total).toBeGreaterThanOrEqual(0);
  });
});

describe("suggestions", () => {
  it.each([
    ["ip", 0],
    ["iph", 2],
    ["手", 0],
    ["手机", 1],
    ["ក", 0],
    ["កាមេ", 2],
  ])("for %s there are at least %i: 3 letters, or 2 signs of Khmer or Chinese", async (text, least) => {
    const { products } = await suggest(text);
    if (least === 0) expect(products).toEqual([]);
    else expect(products.length).toBeGreaterThanOrEqual(least);
  });

  it("are products with categories and brands, in the shopper's language", async () => {
    const { products, categories, brands } = await suggest("hikvision dome cam", "zh");
    expect(name(products[0].id)).toBe("dome");
    expect(brands).toEqual([{ id: expect.any(Number), name: "Hikvision", to: expect.stringMatching(/^\/category\?brand_id=\d+$/) }]);
    expect(categories).toContainEqual({ id: 1011, name: "Dome cameras", to: "/category/2/sub/1011" });
    expect((await suggest("cam", "zh")).categories).toContainEqual({ id: 2, name: "摄像头", to: "/camera" });
  });

  it("take a last single letter for the beginning of any word", async () => {
    expect((await suggest("hikvision dome c")).products).toEqual((await suggest("hikvision dome")).products);
    expect(name((await suggest("hikvision dome c")).products[0].id)).toBe("dome");
    // Alone it is half the name of a model, where there is one.
    expect(name((await suggest("galaxy s")).products[0].id)).toBe("galaxy");
  });

  it("are 12 products at most", async () => {
    await database.transaction(async (tx) => {
      const many = Array.from({ length: 20 }, (_, index) => sampleProduct(`many-${index}`, { name: { en: `Widget ${index}` } }));
      const { rows } = await tx.execute<{ id: number }>(sql`select id from stores where code = 'S001'`);
      await sell(tx, many, [rows[0]!.id]);
    });
    expect((await suggest("widget")).products).toHaveLength(12);
  });

  it("are looked for once, until something for sale changes", async () => {
    await vi.waitFor(() => expect(services.changes.isListening()).toBe(true));
    const asked = vi.spyOn(pg.Client.prototype, "query");
    const searches = () => asked.mock.calls.filter(([query]) => JSON.stringify(query)?.includes("search_documents")).length;
    await suggest("sprocket");
    const before = searches();
    expect(before).toBeGreaterThan(0);
    expect((await suggest("sprocket")).products).toEqual([]);
    expect(searches()).toBe(before);
    asked.mockRestore();
    await database.transaction(async (tx) => {
      const { rows } = await tx.execute<{ id: number }>(sql`select id from stores where code = 'S001'`);
      ids.sprocket = (await sell(tx, [sampleProduct("sprocket", { name: { en: "Sprocket 12" } })], [rows[0]!.id]))[0]!;
    });
    await vi.waitFor(async () => expect(names((await suggest("sprocket")).products)).toEqual(["sprocket"]));
  });
});

describe("the header search of the specification", () => {
  const header = (text: string) => call(`/products/page=1&row_per_page=15&name=${encodeURIComponent(text)}&store_code=S001`);

  it("answers texts longer than one character with 15 products", async () => {
    expect((await header("w")).body).toMatchObject({ code: 0, data: [], total: 0 });
    expect((await header("wi")).body.data).toHaveLength(15);
    expect(names((await header("ds-2cd1143g2-liu")).body.data)[0]).toBe("dome");
  });

  it("takes & and = in a text as text", async () => expect((await header("a & b = c")).status).toBe(200));
});

test.each([
  ["10,000 characters", "phone ".repeat(1666)],
  ["one word of 10,000 characters", "x".repeat(10_000)],
  ["punctuation", "'\"\\;:!?&|()<->*%_--"],
  ["emoji", "📱😀🇰🇭"],
  ["mixed directions", "\u202eenohp\u202c \u200fphone"],
  ["SQL", "'; drop table products; --"],
  ["a query of PostgreSQL's own", "phone:* & !(case | 'x') <-> y"],
  ["HTML", "<script>alert(1)</script>"],
  ["half a character", "phone \ud83d"],
  ["marks of the index", "@s2 #x ^phone ~កា $phone"],
])("%s as a query: an answer, and a quick one", async (_, text) => {
  const started = performance.now();
  const encoded = encodeURIComponent(text.toWellFormed());
  for (const path of [`/api/products?store_code=S001&facets=1&name=${encoded}`, `/api/search/suggest?store_code=S001&text=${encoded}`]) {
    expect((await call(path)).status).toBe(200);
  }
  expect(performance.now() - started).toBeLessThan(3000);
});

test.each(["price_min=500&price_max=5", "filter=nothing:here", "filter=:", "filter=storage", "unheard=of", "page=9999"])("%s narrows to an answer, quickly", async (narrowing) => {
  const started = performance.now();
  for (const text of ["", "&name=iphone"]) {
    const { status, body } = await call(`/api/products?store_code=S001&facets=1&${narrowing}${text}`);
    expect(status, JSON.stringify(body)).toBe(200);
    if (!["filter=:", "filter=storage", "unheard=of"].includes(narrowing)) expect(body.data).toEqual([]);
  }
  expect(performance.now() - started).toBeLessThan(3000);
});

test.each(["page=-1", "page=1000000000", "price_min=x", "filter=storage:%00x"])("%s beside a text is refused and never a failure", async (query) => {
  expect((await call(`/api/products?store_code=S001&name=iphone&${query}`)).status).toBe(400);
});

test("broken percent encoding is refused and never a failure", async () => {
  expect((await call("/products/page=1&row_per_page=15&name=%E0%A4%A")).status).toBe(400);
  expect((await call("/api/products?store_code=S001&name=%E0%A4%A")).status).toBe(200);
});

test("a search that fails is quietly empty, and logged", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  await database.db.execute(sql`alter table search_documents rename to away`);
  try {
    expect((await list("name=galaxy")).data).toEqual([]);
    expect(await suggest("galaxy")).toEqual({ products: [], categories: [], brands: [] });
    expect(logged).toHaveBeenCalledWith(expect.stringContaining("a search failed"));
  } finally {
    await database.db.execute(sql`alter table away rename to search_documents`);
    logged.mockClear();
  }
});
