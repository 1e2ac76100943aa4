import { expect, test } from "vitest";
import { documentOf, type SearchableProduct } from "./document.ts";

const product: SearchableProduct = {
  id: 7,
  sku: "SPI-1",
  gtin: null,
  model: "DS-2CD1043",
  name: { en: "Spigen Case for Apple iPhone 17", km: "ស្រោម iPhone 17 Spigen", zh: "Spigen 手机壳 iPhone 17" },
  description: { en: "<p>Tough &amp; <b>slim</b>.</p>" },
  brandId: 3,
  brand: "Spigen",
  categories: [
    { id: 1117, level: 3, name: { en: "Phone cases", km: "ស្រោមទូរស័ព្ទ", zh: "手机壳" } },
    { id: 163, level: 2, name: { en: "Protection" } },
    { id: 7, level: 1, name: { en: "Accessories" } },
  ],
  specs: [
    { key: "material", label: { en: "Material" }, value: { en: "Silicone", km: "ស៊ីលីកូន" }, filter: true },
    { key: "weight", label: { en: "Weight" }, value: "40 grammes" },
  ],
  choices: [],
  variants: [{ sku: "SPI-1-BLK", gtin: null, options: ["Black"], optionNames: [{ en: "Black", km: "ខ្មៅ" }] }],
  storeIds: [1, 4],
  popularity: 12,
};
const document = documentOf(product);
/** Weights at which a word stands in the head. */
const weights = (word: string) => new RegExp(`'${word}':([0-9A-D,]+)`).exec(document.head)?.[1]?.replace(/\d/g, "");

test("words of the name weigh most, then brand and category, then what the product fits", () => {
  expect(weights("case")).toContain("A");
  expect(weights("spigen")).toContain("A");
  // After `for`, also in the languages whose names have no such word.
  expect(weights("iphone")).not.toContain("A");
  expect(weights("accessory")).toBe("C");
  expect(weights("silicone")).toBe("C");
  for (const colour of ["black", "ខ្មៅ"]) expect(weights(colour), colour).toBe("C");
});

test("a name in Chinese or Khmer only is indexed in English too", () => {
  const { head } = documentOf({ ...product, name: { en: "荣耀20 手机 红色" } });
  for (const word of ["honor", "phone", "red"]) expect(head).toMatch(new RegExp(`'${word}':\\d+A`));
  for (const kind of ["'$phone'", "'$' "]) expect(head).toContain(kind);
  expect(documentOf({ ...product, name: { en: "折叠雨伞" } }).head).toMatch(/'umbrella':\d+A/);
  expect(documentOf({ ...product, name: { en: "Honor 20", zh: "荣耀20 手机" } }).head).not.toMatch(/'phone':\d+A/);
});

test("a game is named for the machines that it runs on, and is none of them", () => {
  const headOf = (name: string, brand: string | null = null) =>
    documentOf({ ...product, name: { en: name }, brand }).head;
  const game = headOf("Madden NFL 12 - Xbox 360");
  expect(game).toContain("'$video game'");
  expect(game).toMatch(/'xbox':[^ ]*C/);
  expect(game).not.toMatch(/'xbox':[^ ]*A|'\$game console'/);
  expect(headOf("Berlitz French Premier - Mac/Windows")).toContain("'$software'");
  const console = headOf("Microsoft - Xbox 360 250GB Kinect Bundle", "Microsoft");
  expect(console).toContain("'$game console'");
  expect(headOf("Nintendo - Wii", "Nintendo")).not.toContain("'$video game'");
  // A maker of other goods calls them after the machine.
  expect(headOf("SanDisk - Xbox 360 8GB USB Flash Drive", "SanDisk")).not.toContain("'$game console'");
});

test("descriptions and further facts are only in the body", () => {
  for (const word of ["tough", "slim", "gramme"]) {
    expect(document.body).toContain(`'${word}':`);
    expect(document.head).not.toContain(`'${word}'`);
  }
  expect(document.body).not.toMatch(/'(?:amp|b|p)'/);
});

test("codes, categories, kinds and stores are marks", () => {
  for (const mark of [
    "#spi1",
    "#ds2cd1043",
    "#spi1blk",
    "@s1",
    "@s4",
    "@c7",
    "@u1117",
    "@b3",
    "^phone case",
    "^手机壳",
    "$case",
  ]) {
    expect(document.head, mark).toContain(`'${mark}'`);
  }
  expect(document.head).not.toContain("'$iphone'");
});

test("the type that a source states is the kind if the name states none", () => {
  const headOf = (en: string) =>
    documentOf({ ...product, name: { en }, specs: [{ key: "type", label: { en: "Type" }, value: "PC" }] }).head;
  expect(headOf("Lenovo Legion T530")).toContain("'$pc'");
  expect(headOf("Zalman K1 Midi Tower")).toContain("'$midi tower'");
  expect(headOf("Zalman K1 Midi Tower")).not.toContain("'$pc'");
});

test("only facts that lists are filtered by are attributes, by their English value", () => {
  expect(document.attributes).toEqual([
    { key: "material", label: { en: "Material" }, value: "Silicone", valueLabel: { en: "Silicone", km: "ស៊ីលីកូន" } },
  ]);
});

test("each value of a list is an attribute, with its name if a language has as many", () => {
  const label = { en: "Functions" };
  const valuesOf = (value: SearchableProduct["specs"][number]["value"]) =>
    documentOf({ ...product, specs: [{ key: "functions", label, value, filter: true }] }).attributes.map(
      ({ valueLabel }) => valueLabel,
    );
  expect(valuesOf("DDR4, DDR5")).toEqual([{ en: "DDR4" }, { en: "DDR5" }]);
  expect(valuesOf({ en: "Print, scan", km: "ព្រីន ស្កេន", zh: "打印、扫描" })).toEqual([
    { en: "Print", zh: "打印" },
    { en: "Scan", zh: "扫描" },
  ]);
  expect(valuesOf("iPhone, Android")).toEqual([{ en: "iPhone" }, { en: "Android" }]);
  const sentence = "Sees what moves on the whole street at night, and tells by phone";
  for (const whole of ["12,000 BTU", "4 / 8", sentence]) expect(valuesOf(whole), whole).toEqual([{ en: whole }]);
});

test("values of variants are attributes, even if the product's facts state another value", () => {
  const storage = { key: "storage", label: { en: "Storage" }, filter: true };
  const { attributes } = documentOf({
    ...product,
    specs: [{ ...storage, value: "256 GB" }],
    choices: [
      { ...storage, value: { en: "1 TB" } },
      { ...storage, key: "weight", filter: false, value: "1 kg" },
    ],
  });
  expect(attributes.map(({ key, value }) => [key, value])).toEqual([
    ["storage", "256 GB"],
    ["storage", "1 TB"],
  ]);
});

test("letters of a stock number are not indexed as a word", () => {
  const head = documentOf({ ...product, sku: "MIC-COVER-8K" }).head;
  expect(head).not.toMatch(/'mic':/);
  expect(head).toMatch(/'8k':\d+B/);
  expect(head).toMatch(/'miccover8k':\d+B/);
  expect(head).toContain("'#miccover8k'");
});

test("a short description is a second name if it says what the product is", () => {
  const described = (en: string) => documentOf({ ...product, description: { en } }).head;
  const titled = described('SATA II 2.5" SSD, 200GB for any laptop');
  expect(titled).toMatch(/'ssd':\d+A/);
  expect(titled).toContain("'$ssd'");
  for (const en of [
    "Sit back, relax, let's enjoy",
    "The case with an SSD",
    "The drive goes into an SSD",
    "The sensor reports over SSD",
    "The bridge can wake an SSD",
    "Protect your SSD with this",
    `A bag. ${"Holds an SSD and a laptop well. ".repeat(10)}`,
  ])
    expect(described(en), en).not.toContain("'$ssd'");
});

test("a description that says what a product takes names no second kind", () => {
  const { head } = documentOf({
    ...product,
    name: { en: "NZXT H9 Flow PC Case" },
    description: { en: "NZXT H9 Flow PC Case takes mainboards of ATX." },
  });
  expect(head).toContain("'$pc case'");
  expect(head).not.toContain("'$mainboard'");
});

test("a category of two kinds of goods is not called by the words that tell them apart", () => {
  const named = (en: string, zh?: string) =>
    documentOf({ ...product, categories: [{ id: 5, level: 3, name: { en, ...(zh && { zh }) } }] }).head;
  expect(named("Battery and solar cameras")).toContain("^battery camera");
  expect(named("Battery and solar cameras")).not.toMatch(/\^battery'/);
  expect(named("Battery and solar cameras", "电池与太阳能摄像头")).not.toContain("^电池'");
  expect(named("Bulbs and light strips", "灯泡与灯带")).toContain("^灯泡'");
  expect(named("Bulbs and light strips")).toContain("^bulb'");
  expect(named("Memory (RAM)")).toContain("^memory'");
  // A monitor is no smart speaker, though those have displays.
  expect(named("Smart speakers and displays")).toContain("^smart display'");
  expect(named("Smart speakers and displays")).toContain("^smart speaker display'");
  expect(named("Smart speakers and displays")).not.toContain("^display'");
  expect(named("Smart speakers and displays")).toMatch(/'display':\d+C/);
  expect(named("Smart speakers and displays")).toMatch(/'speaker':\d+B/);
});

test("a fact with the value no is not indexed as a property, one with yes is", () => {
  const label = { en: "Noise cancelling", km: "កាត់បន្ថយសំឡេងរំខាន", zh: "主动降噪" };
  const told = (value: { en: string; km: string; zh: string }, filter: boolean) => {
    const sentence = (language: "en" | "km" | "zh", between: string, end: string) =>
      `<p>Good${end} ${label[language]}${between}${value[language]}${end} Fine${end}</p>`;
    const description = {
      en: sentence("en", ": ", "."),
      km: sentence("km", "៖ ", "។"),
      zh: sentence("zh", "：", "。"),
    };
    return documentOf({ ...product, description, specs: [{ key: "noise", label, value, filter }] });
  };
  const no = told({ en: "No", km: "គ្មាន", zh: "不支持" }, true);
  for (const word of ["noise", "cancelling", "降噪", "សំឡេង", "no"]) expect(no.body, word).not.toContain(`'${word}'`);
  expect(no.body).toContain("'fine':");
  expect(told({ en: "Yes", km: "មាន", zh: "支持" }, true).head).toMatch(/'noise':\d+C/);
  expect(told({ en: "Yes", km: "មាន", zh: "支持" }, false).head).not.toContain("'noise'");
  expect(told({ en: "Yes", km: "មាន", zh: "支持" }, false).body).toMatch(/'noise':[\dD,]*D/);
});

test("a fact that counts something is found by its number", () => {
  const body = (value: string) =>
    documentOf({ ...product, specs: [{ key: "ports", label: { en: "Ports" }, value }] }).body;
  const says = (text: string, many: string) => {
    const [number, port] = [new RegExp(`'${many}':([\\dD,]+)`), /'port':([\dD,]+)/].map((word) =>
      (word.exec(text)?.[1] ?? "").split(",").map(parseFloat),
    );
    return port!.some((at) => number!.includes(at - 1));
  };
  expect(says(body("8 × 1 Gbps"), "8")).toBe(true);
  expect(says(body("8 × 2.5 Gbps, 2 × SFP+"), "10")).toBe(true);
  for (const value of ["HDMI, 2 × USB-A", "1920 × 1080", "4.5 × 3.0 mm"])
    expect(body(value), value).not.toContain("'port'");
});

test("a category's name is found with and without its hyphens", () => {
  const { head } = documentOf({ ...product, categories: [{ id: 1, level: 3, name: { en: "Wi-Fi routers" } }] });
  for (const mark of ["^wi fi router", "^wifi router"]) expect(head).toContain(`'${mark}'`);
});

test("what a product has by its facts is marked, so that it can be excluded", () => {
  const head = (en: string, value: string) =>
    documentOf({ ...product, specs: [{ key: "fact", label: { en }, value }] }).head;
  expect(head("Rear camera", "50 MP")).toContain("'+camera'");
  expect(head("Camera", "0.3 MP")).toContain("'+camera'");
  expect(head("Noise cancelling", "Yes")).toContain("'+noise cancelling'");
  expect(head("Functions", "Print, scan, copy")).toContain("'+scanner'");
  expect(head("Operating system", "Windows 11 Home")).toContain("'+window'");
  const connected = head("Connection", "USB-C; Bluetooth 5.3, no Wi-Fi");
  for (const mark of ["'+usb c'", "'+bluetooth'"]) expect(connected).toContain(mark);
  expect(connected).not.toContain("'+wifi'");
  for (const [label, value] of [
    ["Rear camera", "None"],
    ["Camera", "0"],
    ["Noise cancelling", "No"],
    ["Color", "Black"],
    ["Slot for the graphics card", "PCIe 5.0"],
  ] as const)
    expect(head(label, value), label).not.toContain("'+");
});

test("a processor is found by its generation, which begins its model", () => {
  const head = (name: string, processor = "") =>
    documentOf({
      ...product,
      name: { en: name },
      specs: [{ key: "processor", label: { en: "Processor" }, value: processor, filter: true }],
    }).head;
  for (const [name, generation] of [
    ["Intel Core i5-13400F", "13th"],
    ["Intel Core i7-8700", "8th"],
    ["Intel Core i3-10100", "10th"],
  ] as const)
    expect(head(name), name).toContain(`'${generation}':`);
  expect(head("Acer Aspire 5", "Core i5-1335U")).toContain("'13th':");
  expect(head("Dell XPS 13", "Core i7-1065G7")).toContain("'10th':");
  for (const name of ["Intel Core i7 990X", "AMD Ryzen 5 5600", "Acer i5 15.6 inch"])
    expect(head(name), name).not.toMatch(/'\d+th':/);
});

test("a brand that is called by goods says nothing of what its products are", () => {
  const named = (en: string) =>
    documentOf({ ...product, name: { en }, brand: "As Seen On TV", description: { en: "" } }).head;
  expect(named("As Seen On TV - Windshield Wonder")).not.toContain("'$tv'");
  expect(named("As Seen On TV - 32 inch LED TV")).toContain("'$tv'");
});
