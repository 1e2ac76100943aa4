import { beforeAll, describe, expect, it } from "vitest";
import { sampleProduct } from "../../../testing/samples/catalog.ts";
import { searchShop } from "../../../testing/shops/search-shop.ts";
import { setCompanion } from "../../../modules/catalog/public.ts";

const { database, looselyFound, openStore } = await searchShop();

describe("where nothing has all of the words", () => {
  const cases = [
    "Spigen Tough iPhone 17 Case",
    "Ringke Slim iPhone 16 Case",
    "UAG Pathfinder iPhone 13 Case",
    "ESR Clear iPhone 14 Case",
  ];

  beforeAll(async () => {
    const told =
      "<p>Steel case, fifteen dials. Works with any iPhone from 11 to 15 and goes for a week between two charges, at the wrist of whoever likes to run, swim or do nothing at all, in sun and rain, day and night, winter and summer.</p>";
    const products = [
      ...cases,
      "Apple iPhone 15",
      "Apple iPhone 17",
      "Lian Li PC Case",
      "Hama Sleeve 15 inch",
      "Mini Speaker Home",
      "Mini Lamp Home",
      "Epson Projector",
      "Dell Monitor",
      "Hama Mount",
    ].map((name, index) => sampleProduct(`loose-${index}`, { name: { en: name }, popularity: 100 * index }));
    await openStore("S093", [
      ...products,
      sampleProduct("loose-watch", { name: { en: "Garmin Watch" }, description: { en: told }, popularity: 900 }),
    ]);
  });
  const found = (text: string, store = "S093") => looselyFound(text, store);

  it("offers products with all words but one, and ignores a description that has all by chance", async () => {
    const { list, loose } = await found("case for iphone 15");
    // Nor the iPhone 15 itself, which has as many of the words.
    expect([list.toSorted(), loose]).toEqual([cases.toSorted(), true]);
    expect((await found("watch iphone 15")).list).toEqual(["Garmin Watch"]);
    // Nor is the watch that works with it one of those.
    expect((await found("iphone 15")).list).toEqual(["Apple iPhone 15"]);
  });

  it("continues with any of the words only if the results are fewer than a row", async () => {
    expect((await found("case for iphone 15")).near).toEqual([]);
    expect(await found("hama wide sleeve")).toEqual({
      list: ["Hama Sleeve 15 inch"],
      near: ["Hama Mount"],
      loose: true,
    });
    // Nothing is a TV by being for the home.
    expect((await found("tv for home")).list).toEqual([]);
    // Of the goods that are named.
    expect((await found("wide home projector")).list).toEqual(["Epson Projector"]);
  });

  it("continues with the best match's category, unless that is of companions", async () => {
    const products = [
      ["Samsung Galaxy S25", "smartphone"],
      ["Samsung Galaxy A16", "smartphone"],
      ["Samsung Smart Lock", "ipad"],
      ["Spigen iPhone 14 Case", "service"],
      ["Spigen iPhone 15 Case", "service"],
      ["Apple iPhone 15", "smartphone"],
    ] as const;
    await openStore(
      "S124",
      products.map(([name, category], index) =>
        sampleProduct(`beside-${name}`, {
          name: { en: name },
          brand: name.split(" ")[0]!,
          category,
          popularity: 100 * index,
        }),
      ),
    );
    await database.transaction((tx) => setCompanion(tx, { key: "service", companion: true, actor: "staff:sokha" }));
    expect(await found("samsung s25", "S124")).toMatchObject({
      list: ["Samsung Galaxy S25"],
      near: ["Samsung Galaxy A16", "Samsung Smart Lock"],
    });
    expect(await found("iphone 14", "S124")).toMatchObject({
      list: ["Spigen iPhone 14 Case"],
      near: ["Apple iPhone 15", "Spigen iPhone 15 Case"],
    });
    expect(await found("iphone 14 case", "S124")).toMatchObject({
      list: ["Spigen iPhone 14 Case"],
      near: ["Spigen iPhone 15 Case"],
    });
    await database.transaction((tx) => setCompanion(tx, { key: "service", companion: false, actor: "staff:sokha" }));
  });

  it("offers substitutes for the named goods before their accessories", async () => {
    await openStore(
      "S125",
      ["Fitbit Blaze", "Charging Cable for Fitbit Blaze", "Anker Charger", "Samsung Charger"].map((name, index) =>
        sampleProduct(`instead-${index}`, { name: { en: name } }),
      ),
    );
    expect((await found("fitbit charger", "S125")).list[0]).toBe("Charging Cable for Fitbit Blaze");
    expect((await found("anker charger", "S125")).list).toEqual(["Anker Charger"]);
    expect((await found("charger", "S125")).list).not.toContain("Charging Cable for Fitbit Blaze");
  });

  it("offers substitutes though they have none of the other words, if the named goods are not sold", async () => {
    await openStore(
      "S128",
      ["JBL Speaker", "Dell Computer"].map((name, index) => sampleProduct(`sound-${index}`, { name: { en: name } })),
    );
    expect((await found("soundbar pc", "S128")).list).toEqual(["JBL Speaker"]);
  });

  it("prefers the goods that are meant to their properties", async () => {
    expect((await found("mini projector for home")).list[0]).toBe("Epson Projector");
  });

  it("offers no network switch for a console with that name", async () => {
    await openStore(
      "S120",
      ["Aqara Wall Switch", "TP-Link Network Switch", "Sony Game Console"].map((name, index) =>
        sampleProduct(`switch-${index}`, { name: { en: name }, brand: "Noname" }),
      ),
    );
    expect((await found("nintendo switch", "S120")).list).toEqual(["Sony Game Console"]);
    expect((await found("switch", "S120")).list).toHaveLength(2);
  });

  it("reads a half-typed last word as a beginning, not as a mistake", async () => {
    // Two edits away from it is a mount.
    expect((await found("dusty wide monit")).list).toEqual(["Dell Monitor"]);
  });

  it("treats names of built-in object properties like other words", async () => {
    for (const text of ["constructor case", "toString __proto__ hasOwnProperty"])
      expect((await found(text)).list, text).not.toContain("Garmin Watch");
  });

  it("searches broader goods if there are none of the narrower kind", async () => {
    const names = ["Anker Nano Charger", "Samsung Travel Charger", "Samsung Monitor"];
    await openStore(
      "S096",
      names.map((name) => sampleProduct(`broad-${name}`, { name: { en: name }, category: "service" })),
    );
    for (const text of ["car charger", "ឆ្នាំងសាកឡាន", "车载充电器"]) {
      const { list, loose } = await found(text, "S096");
      expect([list.toSorted(), loose], text).toEqual([names.slice(0, 2), true]);
    }
    expect((await found("car charger samsung", "S096")).list[0]).toBe("Samsung Travel Charger");
    // How a thing is to be is goods by itself alone.
    for (const text of ["fast charging", "សាកលឿន", "快充"])
      expect((await found(text, "S096")).list.toSorted(), text).toEqual(names.slice(0, 2));
    expect((await found("monitor fast charging", "S096")).list).toEqual(["Samsung Monitor"]);
  });

  it("does not take a number in a name for the number that is asked for", async () => {
    const watch = sampleProduct("number-watch", {
      name: { en: "Garmin Fenix 8" },
      description: {
        en: "<p>A steel case, three buttons. Works with every iPhone there is and with every other phone, on land and at sea, by day and by night, in the gym or on the mountain, for weeks and weeks between two charges, and tells the time too.</p>",
      },
    });
    await openStore("S102", [watch, sampleProduct("number-case", { name: { en: "Spigen Tough iPhone 17 Case" } })]);
    expect((await found("iphone 8 case", "S102")).list).toEqual(["Spigen Tough iPhone 17 Case"]);
    // Nobody errs at the beginning of a word and once more.
    expect((await found("scase", "S102")).list[0]).toBe("Spigen Tough iPhone 17 Case");
    expect((await found("sgase", "S102")).list).toEqual([]);
  });

  it("finds nothing by properties or additions to models alone", async () => {
    const names = [
      "ASUS Gaming Laptop",
      "SanDisk Ultra Flash Drive",
      "Samsung Galaxy S25 Ultra",
      "Samsung Galaxy S23",
      "Apple AirPods Pro 3 Earbuds",
      "Logitech Pro Mouse 2",
    ];
    await openStore(
      "S103",
      names.map((name) => sampleProduct(`alike-${name}`, { name: { en: name }, category: "service" })),
    );
    expect(await found("gaming chair", "S103")).toEqual({ list: [], near: [], loose: false });
    expect((await found("airpods pro 2", "S103")).list).toEqual([names[4]]);
    // Models beside one that is not there.
    const { list, near } = await found("s24 ultra", "S103");
    expect([list, near]).toEqual([[names[2], names[3]], []]);
  });

  it("finds nothing by what else a model is called, if nothing is of its line", async () => {
    const names = ["Dell Latitude Laptop", "Varta Superlife Zinc Carbon Battery", "Thule Carbon Backpack"];
    await openStore(
      "S126",
      names.map((name) => sampleProduct(`line-${name}`, { name: { en: name }, category: "service" })),
    );
    const { list, near } = await found("thinkpad x1 carbon", "S126");
    expect([list, near]).toEqual([[names[0]], []]);
  });

  it("does not read goods into a different word", async () => {
    const bell = sampleProduct("verb-bell", {
      name: { en: "EZVIZ Doorbell" },
      description: { en: "<p>Rings on the phone, shows who stands at the door.</p>" },
      category: "service",
    });
    await openStore("S104", [bell, sampleProduct("verb-phone", { name: { en: "Galaxy S25" } })]);
    expect((await found("stand", "S104")).list).toEqual([]);
    // Nor the goods that others, which nobody sells, are for; what a maker is named for may be another thing of that maker.
    for (const text of ["phone stand", "stand for phone", "手机支架", "galaxy s25 stand"])
      expect((await found(text, "S104")).list, text).toEqual([]);
    expect((await found("ezviz stand", "S104")).list).toEqual(["EZVIZ Doorbell"]);
    // What is no name of goods may be anything.
    expect((await found("door shows", "S104")).list).toEqual(["EZVIZ Doorbell"]);
  });

  it("shows nothing rather than other things if nothing meant is so cheap", async () => {
    const products = [
      ["Epson Projector", 40_000],
      ["Projector Screen Cloth", 2_000],
      ["Dell Monitor", 9_000],
    ] as const;
    await openStore(
      "S105",
      products.map(([name, price]) =>
        sampleProduct(`cheap-${name}`, { name: { en: name }, price, category: "service" }),
      ),
    );
    expect((await found("projector under 100", "S105")).list).toEqual([]);
    expect((await found("projector under 500", "S105")).list).toEqual(["Epson Projector"]);
  });

  it("does not find a Chinese word by a part of it in other words", async () => {
    const names = [
      { en: "AMD Ryzen 5 Processor", zh: "AMD 锐龙 5 处理器" },
      { en: "Xiaomi Air Purifier", zh: "小米空气净化器" },
    ];
    await openStore(
      "S107",
      names.map((name, index) =>
        sampleProduct(`piece-${index}`, { name, brand: name.en.split(" ")[0]!, category: "service" }),
      ),
    );
    for (const text of ["加湿器", "分享器", "空气加湿器", "加湿 器"])
      expect(await found(text, "S107"), text).toEqual({ list: [], near: [], loose: false });
    expect((await found("小米加湿器", "S107")).list).toEqual(["Xiaomi Air Purifier"]);
    expect((await found("处理器", "S107")).list).toEqual(["AMD Ryzen 5 Processor"]);
  });

  it("does not read a number beside other words as a word by itself", async () => {
    const { list, loose } = await found("sleeve 17");
    expect([list, loose]).toEqual([["Hama Sleeve 15 inch"], true]);
    expect((await found("iphone 12")).list.toSorted()).toEqual(
      [...cases, "Apple iPhone 15", "Apple iPhone 17"].toSorted(),
    );
  });

  it("keeps an order by price if all results match equally", async () => {
    const products = [
      ["Dell Monitor", 18_000, 900],
      ["LG Monitor", 8_500, 500],
      ["Dell UltraWide Monitor", 30_000, 300],
      ["Xiaomi Curved Lamp", 2_000, 100],
    ] as const;
    await openStore(
      "S108",
      products.map(([name, price, popularity]) =>
        sampleProduct(`order-${name}`, {
          name: { en: name },
          brand: name.split(" ")[0]!,
          category: "service",
          price,
          popularity,
        }),
      ),
    );
    expect(await found("cheapest curved monitor", "S108")).toMatchObject({
      list: ["LG Monitor", "Dell Monitor", "Dell UltraWide Monitor"],
      loose: true,
    });
    // What has more of the words is meant more, whatever it costs.
    expect((await found("cheapest curved dell ultrawide monitor", "S108")).list[0]).toBe("Dell UltraWide Monitor");
  });
});
