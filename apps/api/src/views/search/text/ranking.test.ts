import { describe, expect, it } from "vitest";
import { named, searchShop } from "../../../testing/shops/search-shop.ts";
import { categories } from "../../../modules/catalog/tables.ts";
import { setCompanion } from "../../../modules/catalog/public.ts";

const { call, database, shopOf } = await searchShop();

describe("the order of results", () => {
  it("recognises a product named by a code by its description", async () => {
    const found = await shopOf("S090", [
      named("Vertex 2 200 GB Serial ATA II", { description: { en: 'SATA II 2.5" SSD, 200GB' } }),
      named("FS-9130DN 1800 x 600 DPI A3", { description: { en: "FS-9130DN Laser Printer" } }),
      named("IdeaPad S340 Notebook 8 GB 256 GB SSD", { popularity: 900 }),
      named("Laser Printer Toner Cartridge", { popularity: 900 }),
    ]);
    expect(await found("ssd")).toEqual(["Vertex 2 200 GB Serial ATA II", "IdeaPad S340 Notebook 8 GB 256 GB SSD"]);
    expect((await found("laser printer"))[0]).toBe("FS-9130DN 1800 x 600 DPI A3");
  });

  it("finds the goods with a barcode alone, however its number is written", async () => {
    const found = await shopOf("S268", [
      named("Case cooling fan", { gtin: "761345750011" }),
      named("Fan 761345750", { popularity: 900 }),
    ]);
    for (const text of ["761345750011", "0761345750011", "7 61345 75001 1"])
      expect([text, await found(text)]).toEqual([text, ["Case cooling fan"]]);
  });

  it("ranks goods of the maker that is named before those that fit them", async () => {
    const fitting = named("Xerox Black toner cartridge. Equivalent to HP C4127X. Compatible with HP LaserJet 4000", {
      brand: "Xerox",
      popularity: 900,
      description: { en: "<p>Toner for HP, as good as the toner of HP</p>" },
    });
    const found = await shopOf("S189", [fitting, named("HP C4127X toner cartridge Original", { brand: "HP" })]);
    for (const text of ["硒鼓 惠普", "hp toner"])
      expect([text, (await found(text))[0]]).toEqual([text, "HP C4127X toner cartridge Original"]);
  });

  it("ranks goods named as they were typed before those whose category is a synonym", async () => {
    const found = await shopOf("S260", [
      named("Lenovo Idea 11", { popularity: 900 }),
      named("Archos Tablet Computer", { category: "dome" }),
    ]);
    expect((await found("tablet computer"))[0]).toBe("Archos Tablet Computer");
    expect((await found("tablet"))[0]).toBe("Lenovo Idea 11");
  });

  it("finds a generation however it is written, and the goods of a line before what goes with them", async () => {
    const found = await shopOf("S261", [
      named("Griffin Hardshell for 4th-Generation Apple iPod touch", { popularity: 900 }),
      named("Apple iPod touch 8GB MP3 Player (4th Generation)", {}),
      named('Iconic MacBook Stand 13"', { popularity: 900 }),
      named('Apple MacBook Air 13.3" 4GB 128GB', {}),
    ]);
    for (const text of ["ipod touch 4th gen", "ipod touch 4th generation"])
      expect([text, (await found(text))[0]]).toEqual([text, "Apple iPod touch 8GB MP3 Player (4th Generation)"]);
    for (const text of ["macbook", "mac book", "macbook air 13 inch"])
      expect([text, (await found(text))[0]]).toEqual([text, 'Apple MacBook Air 13.3" 4GB 128GB']);
  });

  it("does not take a doorbell that rings on the phone for a phone", async () => {
    const found = await shopOf("S083", [
      named("Xiaomi Smart Doorbell", {
        description: { en: "<p>Rings on the phone and keeps what it saw</p>" },
        popularity: 900,
      }),
      named("Xiaomi 15", { category: "smartphone" }),
    ]);
    expect((await found("xiaomi phone"))[0]).toBe("Xiaomi 15");
  });

  it("ranks goods called as they were typed before those called by a synonym", async () => {
    const found = await shopOf("S140", [
      named("Jabra Bluetooth Headset", { popularity: 900 }),
      named("Sony Headphones"),
    ]);
    expect(await found("headphones")).toEqual(["Sony Headphones", "Jabra Bluetooth Headset"]);
    expect(await found("headset")).toEqual(["Jabra Bluetooth Headset", "Sony Headphones"]);
  });

  it("does not find phones that mention the charger of their maker, if there is one", async () => {
    const phone = {
      brand: "Samsung",
      category: "smartphone",
      description: { en: "<p>Comes without a charger, and charges with 25 W</p>" },
      popularity: 900,
    };
    const found = await shopOf("S141", [
      named("Samsung Galaxy A16", phone),
      named("Samsung Galaxy S25", phone),
      named("Samsung 45W Charger", { brand: "Samsung", category: "service" }),
      named("Baseus 25W Charger", { brand: "Baseus", category: "service", popularity: 500 }),
    ]);
    await database.transaction((tx) => setCompanion(tx, { key: "service", companion: true, actor: "staff:sokha" }));
    expect(await found("samsung charger")).toEqual(["Samsung 45W Charger"]);
    // Of what has only some of the words, another one of the named maker comes first.
    expect((await found("samsung charger 25w"))[0]).toBe("Samsung 45W Charger");
    await database.transaction((tx) => setCompanion(tx, { key: "service", companion: false, actor: "staff:sokha" }));
  });

  it("does not find other goods that mention those that are named by a number, or in another language", async () => {
    const needing = (value: string) => ({
      specs: [{ key: "needs", label: { en: "Needs" }, value, filter: false }],
      popularity: 900,
    });
    const found = await shopOf("S196", [
      named("Corsair CX650 Power Supply 650 W"),
      named("Palit RTX 5070 Graphics Card", needing("PSU of 650 W")),
      named("Nokia Feature Phone"),
      named("Spigen Phone Case", needing("room for the button of a phone")),
    ]);
    for (const text of ["psu 650", "psu 650w"])
      expect(await found(text), text).toEqual(["Corsair CX650 Power Supply 650 W"]);
    expect(await found("老年机")).toEqual(["Nokia Feature Phone"]);
  });

  it("does not find what a description says to play with a console as goods for it", async () => {
    const played = { description: { en: "<p>A phone that plays every PS4 video game from afar</p>" }, popularity: 900 };
    const found = await shopOf("S197", [named("Sony Xperia X", played), named("Watch Dogs - PlayStation 4")]);
    expect(await found("ps4 video game")).toEqual(["Watch Dogs - PlayStation 4"]);
    expect(await found("ps4 game")).not.toContain("Sony Xperia X");
  });

  it("begins with what is in stock, among however many that are meant alike", async () => {
    const processors = Array.from({ length: 310 }, (_, index) =>
      named(`Core ${index} Processor`, { stock: index === 309 ? 5 : 0 }),
    );
    const found = await shopOf("S193", processors);
    expect((await found("processor"))[0]).toBe("Core 309 Processor");
  });

  it("does not take goods of a broader kind for those that are named", async () => {
    const found = await shopOf("S151", [
      named("Cooler Master Fan"),
      named("Cooler Noctua Chromax", { popularity: 20 }),
    ]);
    expect(await found("processor fan")).toEqual(["Cooler Noctua Chromax", "Cooler Master Fan"]);
  });

  it("continues a short list of services by the goods that they are done to", async () => {
    const found = await shopOf("S148", [
      named("Changing a phone battery", { category: "service" }),
      named("Changing a screen", { category: "service" }),
      named("DEJI Battery for iPhone 11"),
      named("Battery for iPhone 13", { popularity: 900 }),
    ]);
    expect((await found("iphone 11 battery replacement"))[0]).toBe("Changing a phone battery");
    const { near } = (await call("/api/products?store_code=S148&near=true&name=iphone+11+battery+replacement")).body;
    expect(near[0].name).toBe("DEJI Battery for iPhone 11");
  });

  it("ranks a cable or adapter the other way round after those that were asked for", async () => {
    const found = await shopOf("S143", [
      named("VGA to HDMI Converter", { popularity: 900 }),
      named("HDMI to VGA Converter"),
    ]);
    expect(await found("hdmi to vga converter")).toEqual(["HDMI to VGA Converter", "VGA to HDMI Converter"]);
    expect(await found("vga to hdmi converter")).toEqual(["VGA to HDMI Converter", "HDMI to VGA Converter"]);
  });

  it("ranks goods by the brand that is asked for before those that name it", async () => {
    const found = await shopOf("S144", [
      named("Square Zorblax Reader", { popularity: 900 }),
      named("Zorblax Defender", { brand: "Zorblax" }),
    ]);
    expect(await found("zorblax")).toEqual(["Zorblax Defender", "Square Zorblax Reader"]);
    const known = await shopOf("S149", [
      named("Square OtterBox Reader", { popularity: 900 }),
      named("OtterBox Defender", { brand: "OtterBox" }),
    ]);
    expect(await known("otterbox")).toEqual(["OtterBox Defender", "Square OtterBox Reader"]);
  });

  it("ranks products known to be something else last", async () => {
    const found = await shopOf("S091", [
      named("TV Wall Mount", { popularity: 900 }),
      named('LC-20SD4E 50.8 cm (20") class high definition digital LCD TV'),
      named("Drive Enclosure w/ Fan", { popularity: 900 }),
      named("Quiet Desk Fan, white"),
    ]);
    expect((await found("tv"))[0]).toMatch(/^LC-20SD4E/);
    expect((await found("fan"))[0]).toMatch(/^Quiet/);
    // Named itself, it is meant.
    expect((await found("tv mount"))[0]).toBe("TV Wall Mount");
  });

  it("counts a colour that a product can be had in as much as one in a product's name", async () => {
    const colours = [{ en: "Black" }, { en: "White" }];
    const found = await shopOf("S123", [
      named("Neos Window Desktop Case White/White Mid Tower", { stock: 0, price: null }),
      named("North Desktop Case", {
        popularity: 40,
        optionGroups: [{ en: "Colour" }],
        variants: colours.map((colour, index) => ({ sku: `north-${index}`, options: [colour], price: 13_600 })),
      }),
    ]);
    expect(await found("white desktop case")).toEqual([
      "North Desktop Case",
      "Neos Window Desktop Case White/White Mid Tower",
    ]);
    expect(await found("desktop case white")).toEqual([
      "North Desktop Case",
      "Neos Window Desktop Case White/White Mid Tower",
    ]);
  });

  it("ranks products in stock before better-selling ones that are sold out, unless those are named", async () => {
    const found = await shopOf("S122", [
      named("Nokia 235 Phone", { popularity: 900, stock: 0 }),
      named("Nokia 110 Phone", { popularity: 40 }),
    ]);
    expect(await found("nokia phone")).toEqual(["Nokia 110 Phone", "Nokia 235 Phone"]);
    expect((await found("nokia 235"))[0]).toBe("Nokia 235 Phone");
  });

  it("does not hold it against a product that only its Khmer name says what its category says", async () => {
    const found = await shopOf("S190", [
      named("Zorblax One", { name: { en: "Zorblax One", km: "iPad Zorblax One" }, popularity: 40 }),
      named("Zorblax Two"),
    ]);
    expect(await found("ipad")).toEqual(["Zorblax One", "Zorblax Two"]);
  });

  it("ranks products of the named year first, and excludes no others", async () => {
    const found = await shopOf("S121", [
      named("Nokia 235 Phone (2024)", { popularity: 5 }),
      named("Galaxy S25 Phone", { popularity: 900 }),
    ]);
    for (const text of ["best phone 2024", "phone 2024"])
      expect(await found(text)).toEqual(["Nokia 235 Phone (2024)", "Galaxy S25 Phone"]);
  });

  it("ranks goods of a maker and a category by sales, not by repeated names", async () => {
    const found = await shopOf("S087", [
      named("Samsung 870 EVO by Samsung", {
        brand: "Samsung",
        description: { en: "<p>Samsung. Made by Samsung of Samsung chips.</p>" },
        popularity: 5,
      }),
      named("Galaxy S25", { brand: "Samsung", category: "smartphone", popularity: 500 }),
      named("Smartphone One, a smartphone", { category: "smartphone", popularity: 5 }),
    ]);
    expect(await found("samsung")).toEqual(["Galaxy S25", "Samsung 870 EVO by Samsung"]);
    expect((await found("smartphone")).slice(0, 2)).toEqual(["Galaxy S25", "Smartphone One, a smartphone"]);
  });

  it("does not let a product of another kind take a word: a fan with a battery is no battery", async () => {
    const found = await shopOf("S085", [
      named("Battery Fan", {
        description: { en: "<p>Runs for a day with its battery, for two with a second battery.</p>" },
        popularity: 900,
      }),
      named("Battery Desk Fan", { popularity: 900 }),
      named("Battery for Nokia 3210, 3310, 105, 110 and all other phones of the same make and year, with tools", {
        category: "service",
      }),
    ]);
    await database.transaction((tx) => setCompanion(tx, { key: "service", companion: true, actor: "staff:sokha" }));
    expect((await found("battery"))[0]).toMatch(/^Battery for Nokia/);
    await database.transaction((tx) => setCompanion(tx, { key: "service", companion: false, actor: "staff:sokha" }));
  });

  it("reads a colour as a property of a line's goods, which come before their accessories", async () => {
    await database.db.insert(categories).values([
      { id: 6, level: 1, key: "beside", name: { en: "Beside" }, companion: true, sequence: 6 },
      { id: 161, parentId: 6, level: 2, key: "covers", name: { en: "Protection" }, sequence: 1 },
      { id: 1061, parentId: 161, level: 3, key: "cover", name: { en: "Phone cases" }, sequence: 1 },
    ]);
    const inColours = (name: string, ...colours: string[]) =>
      named(name, {
        category: "smartphone",
        optionGroups: [{ en: "Colour" }],
        variants: colours.map((en) => ({ sku: `${name}-${en}`, options: [{ en }], price: 9_000 })),
      });
    const cases = ["iPhone Silicone Case Red", "iPhone Leather Case Red"].map((name) =>
      named(name, { category: "cover", popularity: 900 }),
    );
    const watch = named("Bip 6 for iPhone, red", { category: "service", popularity: 900 });
    const phones = [
      inColours("Apple iPhone 12", "Black", "Red"),
      named("Apple iPhone 14 (PRODUCT)RED", { category: "smartphone" }),
    ];
    const all = await shopOf("S078", [...cases, watch, ...phones]);
    for (const text of ["red iphone", "iphone red", "iphone ក្រហម", "红色iphone"])
      expect((await all(text)).slice(0, 2).toSorted(), text).toEqual([
        "Apple iPhone 12",
        "Apple iPhone 14 (PRODUCT)RED",
      ]);
    expect((await all("red iphone case"))[0]).toMatch(/Case Red$/);
    const none = await shopOf(
      "S077",
      [
        ...cases,
        watch,
        inColours("Apple iPhone 12", "Black", "Blue"),
        named("Apple iPhone 13", { category: "smartphone" }),
      ].map((record) => ({
        ...record,
        sku: `${record.sku}-77`,
        ...(record.variants && {
          variants: record.variants.map((variant) => ({ ...variant, sku: `${variant.sku}-77` })),
        }),
      })),
    );
    for (const text of ["red iphone", "iphone ក្រហម"])
      expect((await none(text)).slice(0, 2).toSorted(), text).toEqual(["Apple iPhone 12", "Apple iPhone 13"]);
    expect((await none("iphone magsafe case"))[0]).toMatch(/Case Red$/);
  });

  it("finds no more within a price range than without", async () => {
    const found = await shopOf("S082", [
      ...Array.from({ length: 100 }, (_, index) => named(`Torch ${index}`, { price: index < 10 ? 100 : 5_000 })),
      named("Camping light", {
        price: 100,
        description: { en: `<p>${"Bright and light to carry. ".repeat(10)} As good as a torch.</p>` },
      }),
    ]);
    expect((await found("torch")).includes("Camping light")).toBe(false);
    expect((await found("torch under 10")).toSorted()).toEqual(
      Array.from({ length: 10 }, (_, index) => `Torch ${index}`),
    );
  });

  it("continues after names with descriptions, page after page", async () => {
    const found = await shopOf("S092", [
      ...Array.from({ length: 30 }, (_, index) => named(`Lantern ${index}`)),
      named("Camping light", {
        description: { en: `<p>${"Bright and light to carry. ".repeat(10)} Hangs like a lantern.</p>` },
      }),
    ]);
    const names = await found("lantern");
    expect([names.length, names.at(-1)]).toEqual([31, "Camping light"]);
  });
});
