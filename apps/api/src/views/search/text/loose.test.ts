import { beforeAll, describe, expect, it } from "vitest";
import { sampleProduct, sell } from "../../../testing/samples/catalog.ts";
import { insertStore } from "../../../testing/samples/store.ts";
import { searchShop } from "../../../testing/shops/search-shop.ts";
import { setCompanion } from "../../../modules/catalog/public.ts";
import { categories } from "../../../modules/catalog/tables.ts";

const { api, call, database } = await searchShop();

describe("where nothing has all of the words", () => {
  const cases = [
    "Spigen Tough iPhone 17 Case",
    "Ringke Slim iPhone 16 Case",
    "UAG Pathfinder iPhone 13 Case",
    "ESR Clear iPhone 14 Case",
  ];

  beforeAll(async () => {
    const store = await insertStore(database.db, { code: "S093" });
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
    await database.transaction((tx) =>
      sell(
        tx,
        [
          ...products,
          sampleProduct("loose-watch", { name: { en: "Garmin Watch" }, description: { en: told }, popularity: 900 }),
        ],
        [store],
      ),
    );
    await api.directory.load();
  });

  const found = async (text: string, store = "S093") => {
    const { body } = await call(`/api/products?store_code=${store}&near=1&name=${encodeURIComponent(text)}`);
    const names = (cards: { name: string }[]) => cards.map(({ name }) => name);
    return { list: names(body.data), near: names(body.near), loose: body.loose };
  };

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
    const store = await insertStore(database.db, { code: "S124" });
    const products = [
      ["Samsung Galaxy S25", "smartphone"],
      ["Samsung Galaxy A16", "smartphone"],
      ["Samsung Smart Lock", "ipad"],
      ["Spigen iPhone 14 Case", "service"],
      ["Spigen iPhone 15 Case", "service"],
      ["Apple iPhone 15", "smartphone"],
    ] as const;
    await database.transaction((tx) =>
      sell(
        tx,
        products.map(([name, category], index) =>
          sampleProduct(`beside-${name}`, {
            name: { en: name },
            brand: name.split(" ")[0]!,
            category,
            popularity: 100 * index,
          }),
        ),
        [store],
      ),
    );
    await database.transaction((tx) => setCompanion(tx, { key: "service", companion: true, actor: "staff:sokha" }));
    await api.directory.load();
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
    const store = await insertStore(database.db, { code: "S125" });
    await database.transaction((tx) =>
      sell(
        tx,
        ["Fitbit Blaze", "Charging Cable for Fitbit Blaze", "Anker Charger", "Samsung Charger"].map((name, index) =>
          sampleProduct(`instead-${index}`, { name: { en: name } }),
        ),
        [store],
      ),
    );
    await api.directory.load();
    expect((await found("fitbit charger", "S125")).list[0]).toBe("Charging Cable for Fitbit Blaze");
    expect((await found("anker charger", "S125")).list).toEqual(["Anker Charger"]);
    expect((await found("charger", "S125")).list).not.toContain("Charging Cable for Fitbit Blaze");
  });

  it("prefers the goods that are meant to their properties", async () => {
    expect((await found("mini projector for home")).list[0]).toBe("Epson Projector");
  });

  it("offers no network switch for a console with that name", async () => {
    const store = await insertStore(database.db, { code: "S120" });
    await database.transaction((tx) =>
      sell(
        tx,
        ["Aqara Wall Switch", "TP-Link Network Switch", "Sony Game Console"].map((name, index) =>
          sampleProduct(`switch-${index}`, { name: { en: name }, brand: "Noname" }),
        ),
        [store],
      ),
    );
    await api.directory.load();
    expect((await found("nintendo switch", "S120")).list).toEqual(["Sony Game Console"]);
    expect((await found("switch", "S120")).list).toHaveLength(2);
  });

  it("ranks results that match only the thing by sales, not by how often they repeat its name", async () => {
    const store = await insertStore(database.db, { code: "S094" });
    const products = [
      ["Galaxy S25", "smartphone", 500],
      ["Phone Holder Phone", "service", 900],
      ["Plain Phone", "service", 5],
    ] as const;
    await database.transaction((tx) =>
      sell(
        tx,
        products.map(([name, category, popularity]) =>
          sampleProduct(`thing-${name}`, { name: { en: name }, category, popularity }),
        ),
        [store],
      ),
    );
    await api.directory.load();
    for (const text of ["phone for mechanics", "mechanics phone"])
      expect((await found(text, "S094")).list[0], text).toBe("Galaxy S25");
  });

  it("does so also if nothing is of the named maker", async () => {
    const store = await insertStore(database.db, { code: "S121" });
    const products = [
      ["Galaxy S25", "Samsung", "smartphone", 500],
      ["Phone for Phone Calls", "Nokia", "service", 5],
      ["Phone Screen", "Apple", "service", 900],
      ["Alpha Headphones", "Sony", "service", 700],
    ] as const;
    await database.transaction((tx) =>
      sell(
        tx,
        products.map(([name, brand, category, popularity]) =>
          sampleProduct(`made-${name}`, { name: { en: name }, brand, category, popularity }),
        ),
        [store],
      ),
    );
    await database.transaction((tx) => setCompanion(tx, { key: "service", companion: true, actor: "staff:sokha" }));
    await api.directory.load();
    for (const text of ["sony phone", "canon phone", "ទូរស័ព្ទ sony", "索尼手机"])
      expect((await found(text, "S121")).list[0], text).toBe("Galaxy S25");
    expect((await found("nokia phone", "S121")).list[0]).toBe("Phone for Phone Calls");
    await database.transaction((tx) => setCompanion(tx, { key: "service", companion: false, actor: "staff:sokha" }));
  });

  it("offers things with few of the words before work on them with more, unless work is asked for", async () => {
    const store = await insertStore(database.db, { code: "S091" });
    const work = sampleProduct("work", { name: { en: "Changing a laptop screen (work)" }, category: "service" });
    await database.transaction((tx) =>
      sell(tx, [work, sampleProduct("laptop", { name: { en: "Dell Latitude Laptop" } })], [store]),
    );
    await database.transaction((tx) => setCompanion(tx, { key: "service", companion: true, actor: "staff:sokha" }));
    await api.directory.load();
    expect((await found("laptop with big screen", "S091")).list[0]).toBe("Dell Latitude Laptop");
    for (const text of ["change laptop screen", "laptop screen"])
      expect((await found(text, "S091")).list[0], text).toBe("Changing a laptop screen (work)");
    await database.transaction((tx) => setCompanion(tx, { key: "service", companion: false, actor: "staff:sokha" }));
  });

  it("shows the named things if only work on them has all of the words", async () => {
    const store = await insertStore(database.db, { code: "S110" });
    const work = sampleProduct("home-work", {
      name: { en: "Moving a camera" },
      category: "service",
      description: { en: "<p>We come to your home.</p>" },
    });
    const told = sampleProduct("home-told", {
      name: { en: "Installation of a camera" },
      category: "service",
      specs: [{ key: "place", label: { en: "Place" }, value: "At your home", filter: true }],
    });
    const plug = sampleProduct("home-plug", {
      name: { en: "Moes Wi-Fi Plug" },
      category: "ipad",
      description: { en: "<p>Switches what you have at home.</p>" },
    });
    const things = ["EZVIZ C6N Camera", "TP-Link Archer Router"].map((name, index) =>
      sampleProduct(`home-${index}`, { name: { en: name }, category: "smartphone" }),
    );
    await database.transaction((tx) => sell(tx, [work, told, plug, ...things], [store]));
    await database.transaction((tx) => setCompanion(tx, { key: "service", companion: true, actor: "staff:sokha" }));
    await api.directory.load();
    for (const text of ["home camera", "camera for home"])
      expect((await found(text, "S110")).list[0], text).toBe("EZVIZ C6N Camera");
    expect((await found("moving camera", "S110")).list[0]).toBe("Moving a camera");
    // Nor is a router what merely has Wi-Fi.
    for (const text of ["wifi for home", "home wifi"])
      expect((await found(text, "S110")).list[0], text).toBe("TP-Link Archer Router");
    await database.transaction((tx) => setCompanion(tx, { key: "service", companion: false, actor: "staff:sokha" }));
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
    const store = await insertStore(database.db, { code: "S096" });
    const names = ["Anker Nano Charger", "Samsung Travel Charger", "Samsung Monitor"];
    await database.transaction((tx) =>
      sell(
        tx,
        names.map((name) => sampleProduct(`broad-${name}`, { name: { en: name }, category: "service" })),
        [store],
      ),
    );
    await api.directory.load();
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

  it("shows a maker's goods if the model does not exist", async () => {
    const store = await insertStore(database.db, { code: "S101" });
    const names = ["Samsung Galaxy A16", "Samsung Galaxy S25", "Noctua NF-A12x25 Fan", "Samsung A Line Drive 12 TB"];
    await database.transaction((tx) =>
      sell(
        tx,
        names.map((name, index) =>
          sampleProduct(`maker-${index}`, { name: { en: name }, brand: name.split(" ")[0]!, popularity: 100 - index }),
        ),
        [store],
      ),
    );
    await api.directory.load();
    const { list, loose } = await found("samsung a12", "S101");
    expect([list.slice(0, 2), loose, list.includes(names[2]!)]).toEqual([names.slice(0, 2), true, false]);
  });

  it("does not take a number in a name for the number that is asked for", async () => {
    const store = await insertStore(database.db, { code: "S102" });
    const watch = sampleProduct("number-watch", {
      name: { en: "Garmin Fenix 8" },
      description: {
        en: "<p>A steel case, three buttons. Works with every iPhone there is and with every other phone, on land and at sea, by day and by night, in the gym or on the mountain, for weeks and weeks between two charges, and tells the time too.</p>",
      },
    });
    await database.transaction((tx) =>
      sell(tx, [watch, sampleProduct("number-case", { name: { en: "Spigen Tough iPhone 17 Case" } })], [store]),
    );
    await api.directory.load();
    expect((await found("iphone 8 case", "S102")).list).toEqual(["Spigen Tough iPhone 17 Case"]);
    // Nobody errs at the beginning of a word and once more.
    expect((await found("scase", "S102")).list[0]).toBe("Spigen Tough iPhone 17 Case");
    expect((await found("sgase", "S102")).list).toEqual([]);
  });

  it("is limited to the named goods if others only mention them", async () => {
    const store = await insertStore(database.db, { code: "S097" });
    const phone = sampleProduct("mention-phone", {
      name: { en: "Galaxy S25" },
      category: "smartphone",
      description: { en: "<p>Sees far: its camera has four lenses. Takes two SIM.</p>" },
      popularity: 900,
    });
    const camera = sampleProduct("mention-camera", { name: { en: "EZVIZ C6N Camera" }, category: "service" });
    await database.transaction((tx) => sell(tx, [phone, camera], [store]));
    await api.directory.load();
    expect((await found("camera with sim", "S097")).list[0]).toBe("EZVIZ C6N Camera");
    expect((await found("phone with sim", "S097")).list).toEqual(["Galaxy S25"]);
    expect((await found("sim camera", "S097")).list[0]).toBe("EZVIZ C6N Camera");
  });

  it("counts descriptions and further facts of the named goods", async () => {
    const store = await insertStore(database.db, { code: "S122" });
    const screen = (value: string) => [{ key: "screen", label: { en: "Refresh rate" }, value }];
    const told = (text: string) => ({ en: `<p>${text}</p>` });
    const products = [
      sampleProduct("told-fast", { name: { en: "Galaxy S25 Phone" }, specs: screen("120 Hz"), popularity: 5 }),
      sampleProduct("told-slow", { name: { en: "Nokia 105 Phone" }, specs: screen("60 Hz"), popularity: 900 }),
      ...["EZVIZ DL50", "Kaadas K20"].map((name) =>
        sampleProduct(`told-${name}`, {
          name: { en: `${name} Lock` },
          category: "service",
          description: told("Opens by the face."),
          popularity: 5,
        }),
      ),
      sampleProduct("told-lock", { name: { en: "Moes Lock" }, category: "service", popularity: 900 }),
      sampleProduct("told-camera", {
        name: { en: "EZVIZ C6N Camera" },
        category: "service",
        description: told("Stands by the tripod."),
        popularity: 5,
      }),
      sampleProduct("told-plain", { name: { en: "Imou Camera" }, category: "service", popularity: 900 }),
    ];
    await database.transaction((tx) => sell(tx, products, [store]));
    await api.directory.load();
    expect(await found("120hz phone", "S122")).toMatchObject({ list: ["Galaxy S25 Phone"], loose: false });
    expect(await found("face lock", "S122")).toMatchObject({
      list: expect.not.arrayContaining(["Moes Lock"]),
      loose: false,
    });
    // Once is by chance.
    expect(await found("tripod camera", "S122")).toMatchObject({
      list: expect.arrayContaining(["Imou Camera"]),
      loose: true,
    });
  });

  it("shows the named parts if only the thing that they belong to has the words", async () => {
    const store = await insertStore(database.db, { code: "S099" });
    const fact = { key: "battery", label: { en: "Battery" }, value: "5110 mAh" };
    const phone = sampleProduct("part-phone", {
      name: { en: "Xiaomi Redmi Note 14 Pro" },
      brand: "Xiaomi",
      category: "smartphone",
      specs: [fact],
      description: { en: "<p>The battery lasts two days.</p>" },
      popularity: 900,
    });
    const battery = sampleProduct("part-battery", {
      name: { en: "Battery for Redmi Note 12" },
      brand: "Xiaomi",
      category: "service",
    });
    await database.transaction((tx) => sell(tx, [phone, battery], [store]));
    await api.directory.load();
    const text = "redmi note 14 battery";
    // What does not go with others is no part of them.
    expect((await found(text, "S099")).list[0]).toBe("Xiaomi Redmi Note 14 Pro");
    await database.transaction((tx) => setCompanion(tx, { key: "service", companion: true, actor: "staff:sokha" }));
    await api.directory.load();
    const { list, loose } = await found(text, "S099");
    expect([list[0], loose]).toEqual(["Battery for Redmi Note 12", true]);
    await database.transaction((tx) => setCompanion(tx, { key: "service", companion: false, actor: "staff:sokha" }));
  });

  it("recognises an iPhone in a text about its repair", async () => {
    const store = await insertStore(database.db, { code: "S098" });
    const names = ["Changing a phone screen (work)", "ESR iPhone 16 Screen Protector"];
    await database.transaction((tx) =>
      sell(
        tx,
        names.map((name, index) =>
          sampleProduct(`work-${index}`, { name: { en: name }, category: "service", popularity: 100 * index }),
        ),
        [store],
      ),
    );
    await api.directory.load();
    for (const text of ["iphone screen replacement", "change screen iphone"])
      expect((await found(text, "S098")).list[0], text).toBe(names[0]);
  });

  it("recognises work by a group of several kinds", async () => {
    const store = await insertStore(database.db, { code: "S123" });
    await database.db.insert(categories).values([
      { id: 181, parentId: 8, level: 2, key: "repair", name: { en: "Repair and care" }, sequence: 1 },
      { id: 1081, parentId: 181, level: 3, key: "care", name: { en: "Office machines" }, sequence: 1 },
    ]);
    const products = [
      ["Printer cleaning", "care"],
      ["JAKEMY Repair Tools", "service"],
      ["Epson Printer", "ipad"],
    ] as const;
    await database.transaction((tx) =>
      sell(
        tx,
        products.map(([name, category]) => sampleProduct(`care-${name}`, { name: { en: name }, category })),
        [store],
      ),
    );
    await api.directory.load();
    for (const text of ["repair printer", "printer repair", "打印机维修"])
      expect(await found(text, "S123"), text).toMatchObject({ list: ["Printer cleaning"], loose: false });
  });

  it("finds nothing by properties or additions to models alone", async () => {
    const store = await insertStore(database.db, { code: "S103" });
    const names = [
      "ASUS Gaming Laptop",
      "SanDisk Ultra Flash Drive",
      "Samsung Galaxy S25 Ultra",
      "Samsung Galaxy S23",
      "Apple AirPods Pro 3 Earbuds",
      "Logitech Pro Mouse 2",
    ];
    await database.transaction((tx) =>
      sell(
        tx,
        names.map((name) => sampleProduct(`alike-${name}`, { name: { en: name }, category: "service" })),
        [store],
      ),
    );
    await api.directory.load();
    expect(await found("gaming chair", "S103")).toEqual({ list: [], near: [], loose: false });
    expect((await found("airpods pro 2", "S103")).list).toEqual([names[4]]);
    // Models beside one that is not there.
    const { list, near } = await found("s24 ultra", "S103");
    expect([list, near]).toEqual([[names[2], names[3]], []]);
  });

  it("finds nothing by what else a model is called, if nothing is of its line", async () => {
    const store = await insertStore(database.db, { code: "S126" });
    const names = ["Dell Latitude Laptop", "Varta Superlife Zinc Carbon Battery", "Thule Carbon Backpack"];
    await database.transaction((tx) =>
      sell(
        tx,
        names.map((name) => sampleProduct(`line-${name}`, { name: { en: name }, category: "service" })),
        [store],
      ),
    );
    await api.directory.load();
    const { list, near } = await found("thinkpad x1 carbon", "S126");
    expect([list, near]).toEqual([[names[0]], []]);
  });

  it("does not read goods into a different word", async () => {
    const store = await insertStore(database.db, { code: "S104" });
    const bell = sampleProduct("verb-bell", {
      name: { en: "EZVIZ Doorbell" },
      description: { en: "<p>Rings on the phone, shows who stands at the door.</p>" },
      category: "service",
    });
    await database.transaction((tx) =>
      sell(tx, [bell, sampleProduct("verb-phone", { name: { en: "Galaxy S25" } })], [store]),
    );
    await api.directory.load();
    expect((await found("stand", "S104")).list).toEqual([]);
    // Nor the goods that others, which nobody sells, are for; what a maker is named for may be another thing of that maker.
    for (const text of ["phone stand", "stand for phone", "手机支架", "galaxy s25 stand"])
      expect((await found(text, "S104")).list, text).toEqual([]);
    expect((await found("ezviz stand", "S104")).list).toEqual(["EZVIZ Doorbell"]);
    // What is no name of goods may be anything.
    expect((await found("door shows", "S104")).list).toEqual(["EZVIZ Doorbell"]);
  });

  it("shows nothing rather than other things if nothing meant is so cheap", async () => {
    const store = await insertStore(database.db, { code: "S105" });
    const products = [
      ["Epson Projector", 40_000],
      ["Projector Screen Cloth", 2_000],
      ["Dell Monitor", 9_000],
    ] as const;
    await database.transaction((tx) =>
      sell(
        tx,
        products.map(([name, price]) =>
          sampleProduct(`cheap-${name}`, { name: { en: name }, price, category: "service" }),
        ),
        [store],
      ),
    );
    await api.directory.load();
    expect((await found("projector under 100", "S105")).list).toEqual([]);
    expect((await found("projector under 500", "S105")).list).toEqual(["Epson Projector"]);
  });

  it("prefers names of goods for a mistyped word, and does not split it into two others", async () => {
    const store = await insertStore(database.db, { code: "S106" });
    const names = [
      "Anker Charger",
      ...Array.from({ length: 5 }, (_, index) => `JBL Charge ${index}`),
      "Track Lamp",
      "Gas Cooker",
      "Nokia Button Phone",
      "Kingston DDR3 Memory",
      "MSI Graphics Card GDDR3 Memory",
    ];
    await database.transaction((tx) =>
      sell(
        tx,
        names.map((name) => sampleProduct(`near-${name}`, { name: { en: name }, category: "service" })),
        [store],
      ),
    );
    await api.directory.load();
    expect((await found("chargre", "S106")).list).toEqual(["Anker Charger"]);
    expect((await found("gsa trakc", "S106")).list).toEqual([]);
    // Of three letters another one makes another word.
    expect((await found("jbm", "S106")).list).toEqual([]);
    // A word of a name in the dictionary may be meant too, and a short code is no mistake for a longer one.
    expect((await found("phone for old pepole", "S106")).list).toEqual(["Nokia Button Phone"]);
    expect((await found("ddr3 memmory", "S106")).list).toEqual(["Kingston DDR3 Memory"]);
  });

  it("does not find a Chinese word by a part of it in other words", async () => {
    const store = await insertStore(database.db, { code: "S107" });
    const names = [
      { en: "AMD Ryzen 5 Processor", zh: "AMD 锐龙 5 处理器" },
      { en: "Xiaomi Air Purifier", zh: "小米空气净化器" },
    ];
    await database.transaction((tx) =>
      sell(
        tx,
        names.map((name, index) =>
          sampleProduct(`piece-${index}`, { name, brand: name.en.split(" ")[0]!, category: "service" }),
        ),
        [store],
      ),
    );
    await api.directory.load();
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
    const store = await insertStore(database.db, { code: "S108" });
    const products = [
      ["Dell Monitor", 18_000, 900],
      ["LG Monitor", 8_500, 500],
      ["Dell UltraWide Monitor", 30_000, 300],
      ["Xiaomi Curved Lamp", 2_000, 100],
    ] as const;
    await database.transaction((tx) =>
      sell(
        tx,
        products.map(([name, price, popularity]) =>
          sampleProduct(`order-${name}`, {
            name: { en: name },
            brand: name.split(" ")[0]!,
            category: "service",
            price,
            popularity,
          }),
        ),
        [store],
      ),
    );
    await api.directory.load();
    expect(await found("cheapest curved monitor", "S108")).toMatchObject({
      list: ["LG Monitor", "Dell Monitor", "Dell UltraWide Monitor"],
      loose: true,
    });
    // What has more of the words is meant more, whatever it costs.
    expect((await found("cheapest curved dell ultrawide monitor", "S108")).list[0]).toBe("Dell UltraWide Monitor");
  });

  it("shows the named goods if all of them have what is excluded", async () => {
    const store = await insertStore(database.db, { code: "S109" });
    const wifi = [{ key: "wifi", label: { en: "Wi-Fi" }, value: "Wi-Fi 6", filter: true }];
    await database.transaction((tx) =>
      sell(
        tx,
        [
          sampleProduct("left-out", { name: { en: "Xiaomi Router" }, specs: wifi }),
          sampleProduct("left-ups", { name: { en: "APC UPS" }, description: { en: "<p>Keeps the router alive.</p>" } }),
        ],
        [store],
      ),
    );
    await api.directory.load();
    expect(await found("router without wifi", "S109")).toMatchObject({ list: ["Xiaomi Router"], loose: true });
  });
});
