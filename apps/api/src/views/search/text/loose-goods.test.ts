import { describe, expect, it } from "vitest";
import { sampleProduct } from "../../../testing/samples/catalog.ts";
import { searchShop } from "../../../testing/shops/search-shop.ts";
import { setCompanion } from "../../../modules/catalog/public.ts";
import { categories } from "../../../modules/catalog/tables.ts";

const { api, database, looselyFound: found, openStore } = await searchShop();

describe("where goods or work are named that nothing has with all of the words", () => {
  it("ranks results that match only the thing by sales, not by how often they repeat its name", async () => {
    const products = [
      ["Galaxy S25", "smartphone", 500],
      ["Phone Holder Phone", "service", 900],
      ["Plain Phone", "service", 5],
    ] as const;
    await openStore(
      "S094",
      products.map(([name, category, popularity]) =>
        sampleProduct(`thing-${name}`, { name: { en: name }, category, popularity }),
      ),
    );
    for (const text of ["phone for mechanics", "mechanics phone"])
      expect((await found(text, "S094")).list[0], text).toBe("Galaxy S25");
  });

  it("does so also if nothing is of the named maker", async () => {
    const products = [
      ["Galaxy S25", "Samsung", "smartphone", 500],
      ["Phone for Phone Calls", "Nokia", "service", 5],
      ["Phone Screen", "Apple", "service", 900],
      ["Alpha Headphones", "Sony", "service", 700],
    ] as const;
    await openStore(
      "S121",
      products.map(([name, brand, category, popularity]) =>
        sampleProduct(`made-${name}`, { name: { en: name }, brand, category, popularity }),
      ),
    );
    await database.transaction((tx) => setCompanion(tx, { key: "service", companion: true, actor: "staff:sokha" }));
    for (const text of ["sony phone", "canon phone", "ទូរស័ព្ទ sony", "索尼手机"])
      expect((await found(text, "S121")).list[0], text).toBe("Galaxy S25");
    expect((await found("nokia phone", "S121")).list[0]).toBe("Phone for Phone Calls");
    await database.transaction((tx) => setCompanion(tx, { key: "service", companion: false, actor: "staff:sokha" }));
  });

  it("offers things with few of the words before work on them with more, unless work is asked for", async () => {
    const work = sampleProduct("work", { name: { en: "Changing a laptop screen (work)" }, category: "service" });
    await openStore("S091", [work, sampleProduct("laptop", { name: { en: "Dell Latitude Laptop" } })]);
    await database.transaction((tx) => setCompanion(tx, { key: "service", companion: true, actor: "staff:sokha" }));
    expect((await found("laptop with big screen", "S091")).list[0]).toBe("Dell Latitude Laptop");
    for (const text of ["change laptop screen", "laptop screen"])
      expect((await found(text, "S091")).list[0], text).toBe("Changing a laptop screen (work)");
    await database.transaction((tx) => setCompanion(tx, { key: "service", companion: false, actor: "staff:sokha" }));
  });

  it("shows the named things if only work on them has all of the words", async () => {
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
    await openStore("S110", [work, told, plug, ...things]);
    await database.transaction((tx) => setCompanion(tx, { key: "service", companion: true, actor: "staff:sokha" }));
    for (const text of ["home camera", "camera for home"])
      expect((await found(text, "S110")).list[0], text).toBe("EZVIZ C6N Camera");
    expect((await found("moving camera", "S110")).list[0]).toBe("Moving a camera");
    // Nor is a router what merely has Wi-Fi.
    for (const text of ["wifi for home", "home wifi"])
      expect((await found(text, "S110")).list[0], text).toBe("TP-Link Archer Router");
    await database.transaction((tx) => setCompanion(tx, { key: "service", companion: false, actor: "staff:sokha" }));
  });

  it("shows a maker's goods if the model does not exist", async () => {
    const names = ["Samsung Galaxy A16", "Samsung Galaxy S25", "Noctua NF-A12x25 Fan", "Samsung A Line Drive 12 TB"];
    await openStore(
      "S101",
      names.map((name, index) =>
        sampleProduct(`maker-${index}`, { name: { en: name }, brand: name.split(" ")[0]!, popularity: 100 - index }),
      ),
    );
    const { list, loose } = await found("samsung a12", "S101");
    expect([list.slice(0, 2), loose, list.includes(names[2]!)]).toEqual([names.slice(0, 2), true, false]);
  });

  it("keeps a model of a maker that is not sold", async () => {
    const names = ["APC Smart-UPS 5000 VA UPS", "APC Back-UPS 1500 VA UPS"];
    await openStore(
      "S161",
      names.map((name, index) =>
        sampleProduct(`unsold-${index}`, { name: { en: name }, brand: "APC", popularity: 100 - index }),
      ),
    );
    expect((await found("santak ups 1500va", "S161")).list[0]).toBe(names[1]);
  });

  it("finds a device by its code, whatever it is called", async () => {
    const names = ["HP E24d Docking Monitor", "HP Compaq LA1951g 19 inch LCD"];
    await openStore(
      "S162",
      names.map((name, index) =>
        sampleProduct(`code-${index}`, { name: { en: name }, brand: "HP", popularity: 100 - index }),
      ),
    );
    expect((await found("la1951g monitor", "S162")).list).toEqual([names[1]]);
  });

  it("finds the toys of a maker, which are called something else", async () => {
    const names = ["Lena Learning Toy", "Sylvanian Families Milk Rabbit"];
    await openStore(
      "S163",
      names.map((name, index) =>
        sampleProduct(`toy-${index}`, { name: { en: name }, brand: name.split(" ")[0]!, popularity: 100 - index }),
      ),
    );
    expect((await found("sylvanian families toy", "S163")).list[0]).toBe(names[1]);
  });

  it("shows what goes with a line by what goods of that line are", async () => {
    const names = ["Phone Battery", "HP Laptop Battery", "Lenovo Laptop Battery"];
    await openStore(
      "S112",
      names.map((name, index) =>
        sampleProduct(`line-${index}`, { name: { en: name }, brand: name.split(" ")[0]!, popularity: 100 - index }),
      ),
    );
    expect((await found("battery for thinkpad", "S112")).list.slice(0, 2)).toEqual([names[2], names[1]]);
  });

  it("is limited to the named goods if others only mention them", async () => {
    const phone = sampleProduct("mention-phone", {
      name: { en: "Galaxy S25" },
      category: "smartphone",
      description: { en: "<p>Sees far: its camera has four lenses. Takes two SIM.</p>" },
      popularity: 900,
    });
    const camera = sampleProduct("mention-camera", { name: { en: "EZVIZ C6N Camera" }, category: "service" });
    await openStore("S097", [phone, camera]);
    expect((await found("camera with sim", "S097")).list[0]).toBe("EZVIZ C6N Camera");
    expect((await found("phone with sim", "S097")).list).toEqual(["Galaxy S25"]);
    expect((await found("sim camera", "S097")).list[0]).toBe("EZVIZ C6N Camera");
  });

  it("counts descriptions and further facts of the named goods", async () => {
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
    await openStore("S122", products);
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
    await openStore("S099", [phone, battery]);
    const text = "redmi note 14 battery";
    // What does not go with others is no part of them.
    expect((await found(text, "S099")).list[0]).toBe("Xiaomi Redmi Note 14 Pro");
    await database.transaction((tx) => setCompanion(tx, { key: "service", companion: true, actor: "staff:sokha" }));
    await api.directory.load();
    const { list, loose } = await found(text, "S099");
    expect([list[0], loose]).toEqual(["Battery for Redmi Note 12", true]);
    await database.transaction((tx) => setCompanion(tx, { key: "service", companion: false, actor: "staff:sokha" }));
  });

  it("shows the named parts if only what has them has the words, whoever makes them", async () => {
    const computer = sampleProduct("takes-memory", {
      name: { en: "Mini PC 16 GB DDR4 512 GB" },
      category: "smartphone",
      specs: [{ key: "slots", label: { en: "Slots" }, value: "SODIMM", filter: true }],
      popularity: 900,
    });
    const memory = sampleProduct("memory", { name: { en: "Impact SODIMM 32 GB DDR4" }, category: "ipad" });
    await openStore("S190", [computer, memory]);
    expect((await found("ddr4 sodimm 16gb", "S190")).list[0]).toBe("Impact SODIMM 32 GB DDR4");
  });

  it("recognises an iPhone in a text about its repair", async () => {
    const names = ["Changing a phone screen (work)", "ESR iPhone 16 Screen Protector"];
    await openStore(
      "S098",
      names.map((name, index) =>
        sampleProduct(`work-${index}`, { name: { en: name }, category: "service", popularity: 100 * index }),
      ),
    );
    for (const text of ["iphone screen replacement", "change screen iphone"])
      expect((await found(text, "S098")).list[0], text).toBe(names[0]);
  });

  it("means the part where the store does not change it", async () => {
    const names = ["Changing a phone screen (work)", "Apple Rear Camera for iPhone 12", "GX Screen for iPhone 12"];
    await openStore(
      "S159",
      names.map((name, index) => sampleProduct(`part-${index}`, { name: { en: name }, category: "service" })),
    );
    expect((await found("rear camera replacement iphone 12", "S159")).list[0]).toBe(names[1]);
    expect((await found("screen replacement iphone 12", "S159")).list[0]).toBe(names[0]);
  });

  it("recognises work by a group of several kinds", async () => {
    await database.db.insert(categories).values([
      { id: 181, parentId: 8, level: 2, key: "repair", name: { en: "Repair and care" }, sequence: 1 },
      { id: 1081, parentId: 181, level: 3, key: "care", name: { en: "Office machines" }, sequence: 1 },
    ]);
    const products = [
      ["Printer cleaning", "care"],
      ["JAKEMY Repair Tools", "service"],
      ["Epson Printer", "ipad"],
    ] as const;
    await openStore(
      "S123",
      products.map(([name, category]) => sampleProduct(`care-${name}`, { name: { en: name }, category })),
    );
    for (const text of ["repair printer", "printer repair", "打印机维修"])
      expect(await found(text, "S123"), text).toMatchObject({ list: ["Printer cleaning"], loose: false });
  });

  it("prefers names of goods for a mistyped word, and does not split it into two others", async () => {
    const names = [
      "Anker Charger",
      ...Array.from({ length: 5 }, (_, index) => `JBL Charge ${index}`),
      "Track Lamp",
      "Gas Cooker",
      "Nokia Button Phone",
      "Kingston DDR3 Memory",
      "MSI Graphics Card GDDR3 Memory",
    ];
    await openStore(
      "S106",
      names.map((name) => sampleProduct(`near-${name}`, { name: { en: name }, category: "service" })),
    );
    expect((await found("chargre", "S106")).list).toEqual(["Anker Charger"]);
    expect((await found("gsa trakc", "S106")).list).toEqual([]);
    // Of three letters another one makes another word.
    expect((await found("jbm", "S106")).list).toEqual([]);
    // A word of a name in the dictionary may be meant too, and a short code is no mistake for a longer one.
    expect((await found("phone for old pepole", "S106")).list).toEqual(["Nokia Button Phone"]);
    expect((await found("ddr3 memmory", "S106")).list).toEqual(["Kingston DDR3 Memory"]);
  });

  it("shows the named goods if all of them have what is excluded", async () => {
    const wifi = [{ key: "wifi", label: { en: "Wi-Fi" }, value: "Wi-Fi 6", filter: true }];
    await openStore("S109", [
      sampleProduct("left-out", { name: { en: "Xiaomi Router" }, specs: wifi }),
      sampleProduct("left-ups", { name: { en: "APC UPS" }, description: { en: "<p>Keeps the router alive.</p>" } }),
    ]);
    expect(await found("router without wifi", "S109")).toMatchObject({ list: ["Xiaomi Router"], loose: true });
  });
});
