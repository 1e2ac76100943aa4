import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { sampleProduct } from "../../testing/samples/catalog.ts";
import { searchShop } from "../../testing/shops/search-shop.ts";
import { indexProducts } from "../../flows/catalog/index-products.ts";
import { setCompanion } from "../../modules/catalog/public.ts";
import { categories } from "../../modules/catalog/tables.ts";
import { refreshSearch } from "../../modules/search/public.ts";

const { call, database, ids, name, names, list, search, suggest, openStore } = await searchShop();

describe("search", () => {
  it.each(["DS-2CD1043G2-LIU", "ds2cd1043g2liu", "ds 2cd1043g2 liu", "2cd1043", "ds-2cd1043", "ＤＳ－２ＣＤ１０４３"])(
    "finds the model by %s",
    async (text) => {
      expect((await search(text))[0]).toBe("bullet");
    },
  );

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
  ])("finds %s first for %s", async (text, wanted) => expect((await search(text))[0]).toBe(wanted));

  it.each([
    ["ipone 15", "iphone", "iphone 15"],
    ["samsng", "galaxy", "samsung"],
    ["hikvison dome", "dome", "hikvision dome"],
    ["ds2cd1034g2liu", "bullet", "ds2cd1043g2liu"],
  ])("corrects %s and says so", async (text, wanted, suggestion) => {
    const body = await list(`name=${encodeURIComponent(text)}`);
    expect(name(body.data[0].id)).toBe(wanted);
    expect(body.suggestion).toBe(suggestion);
  });

  it("suggests no correction for a right spelling, or for what nobody sells", async () => {
    expect((await list("name=galaxy")).suggestion).toBeNull();
    expect(await list("name=zzqqxx")).toMatchObject({ data: [], total: 0, last_page: 1, suggestion: null });
  });

  it("ranks products of the kind before their accessories, whatever sells more", async () => {
    expect((await search("iphone 15")).slice(0, 2)).toEqual(["iphone", "case"]);
    expect((await search("case"))[0]).toBe("case");
  });

  it("ranks products of the kind before others of its category", async () => {
    await openStore("S097", [
      sampleProduct("dome-itself", {
        name: { en: "Dahua Turret Dome" },
        brand: "Dahua",
        category: "dome",
        popularity: 1,
      }),
      sampleProduct("dome-cover", {
        name: { en: "Dome Camera Junction Box" },
        brand: "Dahua",
        category: "dome",
        popularity: 900,
      }),
      sampleProduct("dome-screw", {
        name: { en: "Dome Camera Wall Bracket" },
        brand: "Dahua",
        category: "dome",
        popularity: 800,
      }),
    ]);
    const first = async (text: string) =>
      (await call(`/api/products?store_code=S097&name=${encodeURIComponent(text)}`)).body.data[0].name;
    expect(await first("dome camera")).toBe("Dahua Turret Dome");
    expect(await first("dome cameras")).toBe("Dahua Turret Dome");
    expect(await first("dome camera bracket")).toBe("Dome Camera Wall Bracket");
  });

  it("puts what sells better first among goods of one kind, though another's name has the word", async () => {
    await openStore("S089", [
      sampleProduct("word-in-name", { name: { en: "Nothing Phone (3a)" }, brand: "Nothing", popularity: 250 }),
      sampleProduct("best-seller", { name: { en: "Samsung Galaxy S25 Ultra" }, popularity: 900 }),
    ]);
    const { body } = await call("/api/products?store_code=S089&name=phone");
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual([
      "Samsung Galaxy S25 Ultra",
      "Nothing Phone (3a)",
    ]);
  });

  it("ranks a thing before its companions, unless a companion is named", async () => {
    await database.db.insert(categories).values([
      { id: 7, level: 1, key: "extras", name: { en: "Extras" }, companion: true, sequence: 7 },
      { id: 171, parentId: 7, level: 2, key: "covers", name: { en: "Protection" }, sequence: 1 },
      { id: 1071, parentId: 171, level: 3, key: "phone-case", name: { en: "Cases" }, sequence: 1 },
    ]);
    await openStore("S098", [
      sampleProduct("note", { name: { en: "Xiaomi Redmi Note 14 Pro" }, brand: "Xiaomi", popularity: 1 }),
      sampleProduct("note-case", {
        name: { en: "Redmi Note Case" },
        brand: "Nillkin",
        category: "phone-case",
        popularity: 500,
      }),
      sampleProduct("note-set", {
        name: { en: "Xiaomi Redmi Note 14 with Case" },
        brand: "Xiaomi",
        popularity: 900,
      }),
    ]);
    const found = async (text: string) =>
      (await call(`/api/products?store_code=S098&name=${encodeURIComponent(text)}`)).body.data.map(
        ({ name: title }: { name: string }) => title,
      );
    expect((await found("redmi note")).at(-1)).toBe("Redmi Note Case");
    expect((await found("redmi")).at(-1)).toBe("Redmi Note Case");
    expect(await found("redmi note case")).toEqual(["Redmi Note Case", "Xiaomi Redmi Note 14 with Case"]);
    expect(await found("case redmi note")).toEqual(["Redmi Note Case", "Xiaomi Redmi Note 14 with Case"]);
    expect((await found("ស្រោម redmi"))[0]).toBe("Redmi Note Case");
    // Where there is no phone, what goes with it is what there is.
    await openStore("S094", [
      sampleProduct("note-case-only", {
        name: { en: "Redmi Note Case" },
        brand: "Nillkin",
        category: "phone-case",
        popularity: 500,
      }),
      sampleProduct("note-holder", { name: { en: "Holder Redmi Note" }, brand: "Nillkin", popularity: 1 }),
    ]);
    expect(
      (await call("/api/products?store_code=S094&name=redmi")).body.data.map(
        ({ name: title }: { name: string }) => title,
      ),
    ).toEqual(["Redmi Note Case", "Holder Redmi Note"]);
    // It is the shop's word, by category, that decides.
    await database.transaction((tx) => setCompanion(tx, { key: "extras", companion: false, actor: "staff:sokha" }));
    expect((await found("redmi"))[0]).toBe("Redmi Note Case");
  });

  it("ranks products of the meant category before their parts, even if their names do not say what they are", async () => {
    await database.db
      .insert(categories)
      .values({ id: 6, level: 1, key: "parts", name: { en: "Phone parts" }, companion: true, sequence: 6 });
    const resolution = { key: "resolution", label: { en: "Resolution" }, value: "50 MP", filter: true };
    await openStore("S090", [
      ...["Reno14", "Razr 60"].map((name) =>
        sampleProduct(name, { name: { en: name }, description: { en: "<p>It takes pictures of 50 MP.</p>" } }),
      ),
      sampleProduct("rear", {
        name: { en: "Rear Camera for Galaxy S22" },
        category: "parts",
        specs: [resolution],
        popularity: 900,
      }),
    ]);
    const first = async (text: string) =>
      (await call(`/api/products?store_code=S090&name=${encodeURIComponent(text)}`)).body.data[0].name;
    for (const text of ["phone 50mp camera", "50mp camera phone", "手机 50mp 摄像头", "ទូរស័ព្ទកាមេរ៉ា 50mp"])
      expect(["Reno14", "Razr 60"], text).toContain(await first(text));
    expect(await first("50mp camera")).toBe("Rear Camera for Galaxy S22");
  });

  it("searches descriptions last, and some of the words if nothing has all", async () => {
    expect(await search("seaside")).toEqual(["bullet"]);
    expect(await search("iphone zzqqxx")).toEqual(expect.arrayContaining(["iphone", "old"]));
  });

  it("finds a code or a word typed in two, even if its first half is not a word", async () => {
    expect(await search("ds2cd1043 g2liu")).toEqual(["bullet"]);
    expect((await list("name=gal%20axy")).suggestion).toBeNull();
    expect(await search("gal axy")).toEqual(["galaxy"]);
  });

  it("corrects an unknown word to a near one, also if nothing has all words", async () => {
    const { data, suggestion, loose } = await list("name=hikvison%20parasol");
    expect([names(data).toSorted(), suggestion, loose]).toEqual([["bullet", "dome"], "hikvision parasol", true]);
  });

  it("extends a short list with products that have some of the words", async () => {
    const { data, total, near, loose } = await list("name=hikvision%20seaside&near=1");
    expect([names(data), total, loose]).toEqual([["bullet"], 1, false]);
    expect(names(near)).toEqual(["dome"]);
    expect((await list("name=hikvision%20seaside")).near).toEqual([]);
    // Nothing is near a single word, and what has only some of the words is no list to be continued.
    expect((await list("name=seaside&near=1")).near).toEqual([]);
    expect(await list("name=iphone%20zzqqxx&near=1")).toMatchObject({ loose: true, near: [] });
  });

  it.each([
    ["iphone under 500", ["old", "case"], { name: "iphone", price_min: null, price_max: 500, promotion: false }],
    ["អាយហ្វូនក្រោម 500", ["old", "case"], { name: "អាយហ្វូន", price_min: null, price_max: 500, promotion: false }],
    ["អាយហ្វូនក្រោមប្រាំរយដុល្លារ", ["old", "case"], { name: "អាយហ្វូន", price_min: null, price_max: 500, promotion: false }],
    ["苹果手机500以上", ["iphone"], { name: "苹果手机", price_min: 500, price_max: null, promotion: false }],
    [
      "hikvision below 205000 riel",
      ["bullet"],
      { name: "hikvision", price_min: null, price_max: 50, promotion: false },
    ],
    ["hikvision 50-60", ["dome"], { name: "hikvision", price_min: 50, price_max: 60, promotion: false }],
    ["phone under 500 apple", ["old"], { name: "phone apple", price_min: null, price_max: 500, promotion: false }],
    ["phone up to 500", ["old"], { name: "phone", price_min: null, price_max: 500, promotion: false }],
  ])("reads the price in %s as a visible filter", async (text, wanted, said) => {
    const body = await list(`name=${encodeURIComponent(text)}&facets=1`);
    expect(names(body.data)).toEqual(wanted);
    expect(body.said).toEqual(said);
    expect(names((await suggest(text)).products)).toEqual(wanted);
  });

  it("ignores a price range without products, and prefers a chosen price to one in the text", async () => {
    expect(await list("name=iphone%20100-200")).toMatchObject({ said: null, loose: true });
    for (const text of ["phone up to 60", "phone 60k riel"])
      expect([text, await list(`name=${encodeURIComponent(text)}`)]).toEqual([
        text,
        expect.objectContaining({ said: null, loose: false, total: (await list("name=phone")).total }),
      ]);
    expect(await list("name=iphone%20under%20500&price_max=900")).toMatchObject({
      total: 3,
      said: { name: "iphone", price_max: 900 },
    });
    expect((await list("name=iphone")).said).toBeNull();
  });

  it.each([
    ["under 50", ["bullet", "case"], { name: "", price_min: null, price_max: 50, promotion: false }],
    ["ផលិតផលក្រោម ២០ ដុល្លារ", ["case"], { name: "", price_min: null, price_max: 20, promotion: false }],
    ["50 dollars", ["bullet", "dome"], { name: "", price_min: 40, price_max: 60, promotion: false }],
    ["五十美元", ["bullet", "dome"], { name: "", price_min: 40, price_max: 60, promotion: false }],
    ["1000元以上", ["galaxy"], { name: "", price_min: 1000, price_max: null, promotion: false }],
  ])("lists everything at that price for %s alone", async (text, wanted, said) => {
    const body = await list(`name=${encodeURIComponent(text)}&facets=1`);
    expect(names(body.data).toSorted()).toEqual(wanted);
    expect(body).toMatchObject({ total: wanted.length, said });
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
  ])("reads %s as an order of the things themselves", async (text, wanted, wished) => {
    const body = await list(`name=${encodeURIComponent(text)}`);
    expect(names(body.data)).toEqual(wanted);
    expect(body.wished).toBe(wished);
    expect(names((await suggest(text)).products)).toEqual(wanted);
  });

  it("prefers a chosen order to one in the text, and lists everything for an order alone", async () => {
    expect(await list("name=cheap%20iphone&sort=price_desc")).toMatchObject({
      data: [{ id: ids.iphone }, { id: ids.old }],
      wished: "price_asc",
    });
    const { data, wished, total } = await list("name=cheapest");
    expect([names(data)[0], wished, total]).toEqual(["case", "price_asc", 6]);
    expect((await list("name=best%20iphone")).wished).toBeNull();
  });

  it.each(["best", "best seller", "most popular", "top 10", "ល្អបំផុត", "热销", "推荐"])(
    "lists everything by sales for %s",
    async (text) => {
      const { data, wished, total } = await list(`name=${encodeURIComponent(text)}`);
      expect([names(data)[0], wished, total]).toEqual(["case", null, 6]);
      expect(names((await suggest(`${text}  `)).products)).toContain("case");
    },
  );

  it.each([
    ["iphone", ["old", "iphone"], true],
    ["iphnoe", ["old", "iphone"], true],
    ["iphone case", ["case"], false],
    ["apple", ["old", "iphone"], false],
  ])("limits a list of %s in a chosen order to the things themselves, and says so", async (text, wanted, leftOut) => {
    const ordered = `name=${encodeURIComponent(text)}&sort=price_asc`;
    const body = await list(`${ordered}&facets=1`);
    expect([names(body.data), body.total, body.left_out]).toEqual([wanted, wanted.length, leftOut]);
    expect((await list(`name=${encodeURIComponent(text)}`)).left_out).toBe(false);
    const all = await list(`${ordered}&mentions=1`);
    expect([all.left_out, all.total > wanted.length]).toEqual([false, leftOut]);
  });

  it("does not read a part of a product's name as a wish", async () => {
    await openStore("S096", [
      sampleProduct("new-balance", { name: { en: "New Balance 574" }, price: 9_000 }),
      sampleProduct("balance", { name: { en: "Kitchen Balance" }, price: 1_000 }),
    ]);
    const { body } = await call("/api/products?store_code=S096&name=new%20balance");
    expect(body).toMatchObject({ data: [{ name: "New Balance 574" }], wished: null });
    expect((await call("/api/products?store_code=S096&name=new%20balance%20sale")).body).toMatchObject({
      data: [{ name: "New Balance 574" }],
      loose: false,
      wished: null,
    });
    expect((await call("/api/products?store_code=S096&name=new%20kitchen%20balance")).body).toMatchObject({
      data: [{ name: "Kitchen Balance" }],
      wished: "newest",
    });
  });

  it("finds only products of the store", async () => {
    expect(await search("samsung galaxy")).toEqual(["galaxy"]);
    const { body } = await call("/api/products?store_code=S002&name=galaxy");
    expect(names(body.data)).toEqual(["elsewhere"]);
  });

  it("sorts, pages and filters the results", async () => {
    expect(await search("apple", "&sort=price_asc")).toEqual(["old", "iphone"]);
    expect(await search("apple", "&sort=price_desc&row_per_page=1&page=2")).toEqual(["old"]);
    expect(await search("apple", "&in_stock=1")).toEqual(["iphone"]);
    expect(await search("apple", "&price_max=500")).toEqual(["old"]);
    expect(await search("iphone", "&promotion=1")).toEqual(["case"]);
    expect(await search("apple", "&filter=storage:128%20GB")).toEqual(["iphone"]);
    expect(await search("galaxy iphone hikvision", "&category_id=2")).toEqual(
      expect.arrayContaining(["bullet", "dome"]),
    );
  });

  it.each([
    ["iphone on sale", ["case"], { name: "iphone", price_max: null, promotion: true }],
    ["discounted iphone case under $50", ["case"], { name: "iphone case", price_max: 50, promotion: true }],
    ["打折iphone", ["case"], { name: "iphone", price_max: null, promotion: true }],
    ["iphone, on discount", ["case"], { name: "iphone", price_max: null, promotion: true }],
    ["iphone 打折的", ["case"], { name: "iphone", price_max: null, promotion: true }],
    ["អាយហ្វូនបញ្ចុះតម្លៃ", ["case"], { name: "អាយហ្វូន", price_max: null, promotion: true }],
    ["iphone sale", ["case"], { name: "iphone", price_max: null, promotion: true }],
    ["hot deals iphone", ["case"], { name: "iphone", price_max: null, promotion: true }],
    ["today's deals", ["case"], { name: "", price_max: null, promotion: true }],
    ["black friday", ["case"], { name: "", price_max: null, promotion: true }],
    ["sale under 100", ["case"], { name: "", price_max: 100, promotion: true }],
    ["តម្លៃពិសេស", ["case"], { name: "", price_max: null, promotion: true }],
    ["特惠", ["case"], { name: "", price_max: null, promotion: true }],
    ["discount iphone for sale", ["case"], { name: "iphone", price_max: null, promotion: true }],
    ["offers on iphone", ["case"], { name: "iphone", price_max: null, promotion: true }],
    ["限时特价", ["case"], { name: "", price_max: null, promotion: true }],
    ["有优惠的iphone", ["case"], { name: "iphone", price_max: null, promotion: true }],
    ["ប្រូម៉ូសិនពិសេស", ["case"], { name: "", price_max: null, promotion: true }],
    ["iphone case for sale", ["case"], null],
    ["បញ្ចុះតម្លៃ", ["case"], { name: "", price_max: null, promotion: true }],
    // As far as there is anything on a promotion.
    ["galaxy promotion", ["galaxy"], null],
  ])("reads the wish for promotions in %s as a visible filter", async (text, wanted, said) => {
    const body = await list(`name=${encodeURIComponent(text)}`);
    expect(names(body.data)).toEqual(wanted);
    if (said) expect(body.said).toMatchObject(said);
    else expect(body.said).toBeNull();
  });

  it("follows changes of a product", async () => {
    await database.transaction(async (tx) => {
      await tx.execute(sql`update products set name = '{"en": "Apple iPhone 11 Midnight"}' where id = ${ids.old!}`);
      await indexProducts(tx, [ids.old!]);
    });
    expect(await search("midnight")).toEqual(["old"]);
  });

  it("has the same results after the nightly refresh, which removes unused words", async () => {
    await database.db.execute(
      sql`insert into search_words (word, lexeme, near) values ('ghostword', 'ghostword', '{ghostword}')`,
    );
    await refreshSearch(database);
    const { rows } = await database.db.execute<{ word: string; frequency: number }>(
      sql`select word, frequency from search_words where word in ('ghostword', 'hikvision')`,
    );
    expect(rows).toEqual([{ word: "hikvision", frequency: 2 }]);
    expect((await search("ipone 15"))[0]).toBe("iphone");
  });
});
