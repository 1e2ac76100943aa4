import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { productRecord } from "@shop/api/modules/catalog/public";
import { readLines } from "../read-lines.ts";
import { mappings } from "./all.ts";
import { categorise } from "./categorise.ts";
import { Refused } from "./mapping.ts";

const { native, bestbuy, icecat, pcparts } = mappings;

describe("the shop's own format", () => {
  it("reads texts in three languages, dollars, specifications and variants", () => {
    const record = native({
      sku: "A-1",
      category: "smartphone",
      brand: "Nokia",
      name: { en: "Phone", km: "ទូរស័ព្ទ" },
      description: "<p>Good</p>",
      price: 12.34,
      promo_price: "10",
      stock: "3",
      specs: [{ key: "ram", label: "Memory", value: "8 GB", filter: true }],
      option_groups: [{ en: "Colour", specs: ["finish"] }],
      variants: [
        { sku: "A-1-R", options: ["Red"], price: 13 },
        { sku: "A-1-B", options: [{ en: "Black", km: "ខ្មៅ", zh: "黑色" }], price: 13 },
        { sku: "A-1-W", options: "White", price: 13 },
      ],
      promo_ends_at: "2030-01-01T00:00:00Z",
      images: ["a.jpg"],
      warranty_months: 12,
    });
    expect(productRecord.parse(record)).toMatchObject({
      price: 1234,
      promoPrice: 1000,
      stock: 3,
      name: { en: "Phone", km: "ទូរស័ព្ទ" },
      description: { en: "<p>Good</p>" },
      warrantyMonths: 12,
      specs: [{ key: "ram", label: { en: "Memory" }, value: "8 GB", filter: true }],
      optionGroups: [{ en: "Colour", specs: ["finish"] }],
      variants: [
        { sku: "A-1-R", options: [{ en: "Red" }], price: 1300 },
        { sku: "A-1-B", options: [{ en: "Black", km: "ខ្មៅ", zh: "黑色" }], price: 1300 },
        { sku: "A-1-W", options: [{ en: "White" }], price: 1300 },
      ],
    });
  });

  it("reads CSV columns", () => {
    const record = native({
      sku: "A-2",
      category: "cpu",
      name: "Chip",
      name_km: "ឈីប",
      price: "",
      images: "a.jpg|b.jpg",
      "filter.socket": "AM5",
      "spec.max_memory": "128 GB",
      stock: "",
      warranty_months: "១២",
    });
    expect(productRecord.parse(record)).toMatchObject({
      name: { en: "Chip", km: "ឈីប" },
      price: null,
      images: ["a.jpg", "b.jpg"],
      stock: undefined,
      warrantyMonths: 12,
      specs: [
        { key: "socket", label: { en: "Socket" }, value: "AM5", filter: true },
        { key: "max_memory", label: { en: "Max memory" }, value: "128 GB" },
      ],
    });
  });

  it.each([
    [{ category: "cpu", name: "x" }, "sku is missing"],
    [{ sku: "1", category: "cpu", name: "" }, "name is missing"],
    [{ sku: "1", category: "", name: "x" }, "category is missing"],
    [{ sku: "1", category: "cpu", name: "x", price: "a lot" }, '"a lot" is not a price such as 1299.50'],
    [{ sku: "1", category: "cpu", name: "x", price: -1 }, "-1 is not a price such as 1299.50"],
    [{ sku: "1", category: "cpu", name: "x", price: true }, "true is not a price such as 1299.50"],
    [{ sku: "1", category: "cpu", name: "x", price: [5] }, "[5] is not a price such as 1299.50"],
    [{ sku: "1", category: "cpu", name: "x", price: "0x10" }, '"0x10" is not a price such as 1299.50'],
    [
      { sku: "1", category: "cpu", name: "x", price: 12.999 },
      "12.999 has parts of a cent, and is not a price such as 1299.50",
    ],
    [
      { sku: "1", category: "cpu", name: "x", price: 9, promo_price: "0.004" },
      '"0.004" has parts of a cent, and is not a price such as 1299.50',
    ],
    [
      { sku: "1", category: "cpu", name: "x", price: "9".repeat(17) },
      `"${"9".repeat(17)}" is not a price such as 1299.50`,
    ],
    [{ sku: "1", category: "cpu", name: "x", Price: 5 }, '"Price" is no field of a product: is price meant?'],
    [{ sku: "1", category: "cpu", name: "x", promo: 5 }, '"promo" is no field of a product: is promo_price meant?'],
    [
      { sku: "1", category: "cpu", name: "x", variants: [{ sku: "2", options: ["a"], colour: "red" }] },
      '"colour" is no field of a product',
    ],
    [{ sku: "1", category: "cpu", name: "x", created_at: "0001-01-01" }, "created_at is not a date such as 2026-12-31"],
    [{ sku: "1", category: "cpu", name: "x", stock: "some" }, "stock is not a whole number"],
    [{ sku: "1", category: "cpu", name: "x", promo_ends_at: "soon" }, "promo_ends_at is not a date such as 2026-12-31"],
    [
      { sku: "1", category: "cpu", name: "x", promo_ends_at: "12/31/2026" },
      "promo_ends_at is not a date such as 2026-12-31",
    ],
  ])("refuses %o", (line, reason) => expect(() => native(line)).toThrow(new Refused(reason)));

  it("reads a price of 0 as price on request", () =>
    expect(native({ sku: "1", category: "cpu", name: "x", price: 0 }).price).toBeNull());

  it.each([
    [1299.5, 129_950],
    ["1299.500", 129_950],
    [0.1 + 0.2, 30],
    ["999999999.99", 99_999_999_999],
  ])("reads the price %o exactly", (price, cents) =>
    expect(native({ sku: "1", category: "cpu", name: "x", price }).price).toBe(cents),
  );
});

test("Best Buy: brand without trademark signs, category by path, colour by name; the catalogue by UPC has no prices", () => {
  expect(
    bestbuy({
      sku: 7,
      name: "Insignia™ - Case for Apple® iPhone® 6 - Blue",
      brand: "Insignia™",
      price: 19.99,
      categories: ["Cell Phones", "Cell Phone Accessories", "Cell Phone Cases & Clips"],
      description: "Fits &#174;",
    }),
  ).toMatchObject({
    sku: "BBY-7",
    brand: "Insignia",
    category: "phone-case",
    price: 1999,
    specs: [{ key: "colour", value: { en: "Blue" } }],
  });
  expect(bestbuy({ upc: "0012", name: "Logitech - H360 USB Headset", brand: "Logitech", media: false })).toMatchObject({
    sku: "UPC-0012",
    category: "headphones",
    price: null,
  });
  expect(bestbuy({ upc: "0013", name: "Some Film - DVD", media: true }).category).toBe("other");
  expect(bestbuy({ upc: "761345750011", name: "Fan" }).gtin).toBe("761345750011");
  expect(bestbuy({ upc: "761345750012", name: "Fan" }).gtin).toBeUndefined();
  for (const brand of ["UNKNOWN", "Unknown", "&nbsp;", " ", null])
    expect(bestbuy({ upc: "0014", name: "Card", brand }).brand).toBeUndefined();
});

test("Icecat: cents, specifications under the shop's names, no pallet data", () => {
  const record = icecat({
    id: "1",
    title: "HP ProBook 4520s Notebook",
    model: "4520s",
    brand: "HP",
    ean: ["12", "5024442240003", "0809185288933"],
    price_cents: 10644,
    date_released: "2005-07-15",
    attributes: {
      internal_memory: 4,
      product_colour: "Black,Silver",
      package_width: 3,
      wi_fi: true,
      operating_temperature__t_t_: "5 - 35",
    },
  });
  expect(record.gtin).toBe("5024442240003");
  expect(record).toMatchObject({ sku: "ICE-1", category: "laptop-everyday", price: 10644, model: "4520s" });
  expect(record.specs!.map(({ key, value }) => [key, typeof value === "string" ? value : value.en])).toEqual([
    ["colour", "Black"],
    ["ram", "4 GB"],
    ["wi_fi", "Yes"],
    ["operating_temperature__t_t_", "5 - 35"],
  ]);
  expect(record.specs!.map(({ label }) => label.en)).toContain("Operating temperature");
});

test("PC parts of both lists: the facts of the PC builder, in the shop's units", () => {
  const facts = (line: Record<string, unknown>) =>
    Object.fromEntries(
      pcparts(line).specs!.map(({ key, value }) => [key, typeof value === "string" ? value : value.en]),
    );
  expect(
    facts({
      part_type: "memory",
      id: "m-1",
      name: "Corsair Vengeance 32 GB",
      price: null,
      speed: [5, 6000],
      modules: [2, 16],
      cas_latency: 36,
    }),
  ).toEqual({ capacity: "32 GB", memoryType: "DDR5", speed: "6000 MHz", modules: "2 × 16 GB", latency: "CL36" });
  expect(
    facts({
      category: "Motherboard",
      id: "b-1",
      name: "ASUS Board WIFI",
      metadata: { manufacturer: "ASUS" },
      socket: "LGA 1700",
      form_factor: "Micro ATX",
      memory: { max: 64, ram_type: "DDR4", slots: 2 },
      m2_slots: [{ key: "M" }, { key: "M" }, { key: "E" }],
      pcie_slots: [
        { gen: "5.0", lanes: 16 },
        { gen: "4.0", lanes: 16 },
      ],
      usb_headers: { usb_3_2_gen_1: 1, usb_3_2_gen_2: 1 },
      storage_devices: { sata_6_gb_s: 4 },
    }),
  ).toMatchObject({
    socket: "LGA1700",
    memoryType: "DDR4",
    memorySlots: "2",
    maxMemory: "64 GB",
    m2Slots: "2",
    sataPorts: "4",
    cardSlot: "PCIe 5.0 x16",
    frontUsbC: "Yes",
    wifi: "Wi-Fi",
  });
  // A default value of the list is not taken for a fact.
  const bare = facts({
    category: "Motherboard",
    id: "b-2",
    name: "Board",
    metadata: {},
    pcie_slots: [{ gen: "4.0", lanes: 16 }],
    usb_headers: { usb_3_2_gen_1: 1, usb_3_2_gen_2: 0 },
  });
  for (const key of ["cardSlot", "frontUsbC", "wifi"]) expect(bare).not.toHaveProperty(key);
  expect(
    facts({
      category: "PCCase",
      id: "c-1",
      name: "Case",
      metadata: {},
      front_panel_usb: "USB 3.2 Gen 2 Type-C USB 3.2 Gen 1 Type-A",
      front_usb_ports: [],
    }),
  ).toMatchObject({ frontUsbC: "Yes" });
  expect(
    facts({ category: "RAM", id: "r-1", name: "Memory", metadata: {}, height: 14.896, speed: 6000 }),
  ).not.toHaveProperty("height");
  for (const [name, microarchitecture, socket] of [
    ["AMD Ryzen 5 7600", "Zen 4", "AM5"],
    ["AMD Ryzen 5 5600", "Zen 3", "AM4"],
    ["Intel Core i5-13400F", "Raptor Lake", "LGA1700"],
  ] as const)
    expect(facts({ part_type: "cpu", id: name, name, microarchitecture, price: null })).toEqual({ socket });
  for (const [name, microarchitecture] of [
    ["AMD EPYC 9124", "Zen 4"],
    ["AMD Ryzen Threadripper 3960X", "Zen 2"],
    ["Intel Core i5-8400", "Coffee Lake"],
  ] as const)
    expect(facts({ part_type: "cpu", id: name, name, microarchitecture, price: null })).not.toHaveProperty("socket");
  expect(
    pcparts({
      part_type: "internal-hard-drive",
      id: "s",
      name: "Samsung 990 Pro",
      price: 149.99,
      capacity: 2000,
      type: "SSD",
      form_factor: "M.2-2280",
    }),
  ).toMatchObject({ category: "ssd-m2", price: 14999, name: { en: "Samsung 990 Pro 2 TB" } });
});

it("writes the efficiency of power supplies of both lists in one way, so that a filter has each once", () => {
  const efficiencies = ["gold", "plus", null].map(
    (efficiency) =>
      pcparts({ part_type: "power-supply", id: "1", name: "PSU", price: null, efficiency }).specs!.find(
        ({ key }) => key === "efficiency",
      )?.value,
  );
  expect(efficiencies).toEqual(["80+ Gold", "80+", undefined]);
});

it("gives words in three languages, as the demo has them: in a filter, the last language written would stand for all", () => {
  const specs = (part_type: string, fields: Record<string, unknown>) =>
    pcparts({ part_type, id: "1", name: "Part", price: null, ...fields }).specs;
  expect(specs("power-supply", { modular: "Full" })).toContainEqual(
    expect.objectContaining({ key: "modular", value: { en: "Fully modular", km: "ដោះខ្សែបានទាំងអស់", zh: "全模组" } }),
  );
  expect(specs("mouse", { connection_type: "Wired, Bluetooth Wireless" })).toContainEqual(
    expect.objectContaining({
      key: "connection",
      value: { en: "Wired, Bluetooth", km: "មានខ្សែ, Bluetooth", zh: "有线、Bluetooth" },
    }),
  );
});

it("reads brands of two words in the list of PC parts, and the type of parts without a category", () => {
  const part = (part_type: string, name: string) => pcparts({ part_type, id: name, name, price: null });
  expect(
    ["Western Digital Blue", "be quiet! Pure Base 500", "In Win 101", "Intel Core i5-12400"].map(
      (name) => part("cpu", name).brand,
    ),
  ).toEqual(["Western Digital", "be quiet!", "In Win", "Intel"]);
  expect(part("thermal-paste", "Noctua NT-H2").specs).toContainEqual({
    key: "type",
    label: { en: "Type", km: "ប្រភេទ", zh: "类型" },
    value: { en: "Thermal paste", km: "កាវកម្តៅ", zh: "导热硅脂" },
    filter: true,
  });
  expect(
    pcparts({ part_type: "optical-drive", id: "b", name: "LG BH16", price: null, bd_write: "16/2" }).specs,
  ).toContainEqual(expect.objectContaining({ value: { en: "Blu-ray drive", km: "ឌ្រាយ Blu-ray", zh: "蓝光光驱" } }));
  expect(part("cpu", "Intel Core i5-12400").specs).toEqual([]);
});

test.each([
  ['Targus 17" Laptop privacy filter', "other"],
  ["Kensington MicroSaver Keyed Laptop Lock", "other"],
  ["Case for Apple iPhone 6 - Clear", "phone-case"],
  ["ZAGG screen protector for Samsung Galaxy S6", "screen-protector"],
  ["Samsung - Galaxy S7 Unlocked Phone", "smartphone"],
  ["OKI 42804548 toner cartridge Original Black", "other"],
  ["Intel Core T9400 processor 2.53 GHz", "cpu"],
  ["MSI Gaming Computer Case with tempered glass", "pc-case"],
  ["HP EH768AA notebook spare part Battery", "laptop-battery"],
  ["HP Compaq dc5850 Microtower PC 2 GB DDR2-SDRAM 250 GB DVD+/-RW", "desktop"],
  ["HP Compaq Elite 8100 CMT 4 GB DDR3-SDRAM 500 GB HDD Mini Tower Black PC Windows 7 Professional", "desktop"],
  ["Lenovo ThinkPad X60 Series 8 Cell High Capacity Battery", "laptop-battery"],
  ["Netgear ProSafe 16 Port Gigabit Desktop Switch", "switch-network"],
  ["LG HF65LS data projector 1000 ANSI lumens DLP Desktop projector White", "projector"],
])("%s belongs to %s", (name, category) => expect(categorise(name)).toBe(category));

test.each([
  ["bestbuy-products.jsonl.gz", bestbuy],
  ["bestbuy-catalogue-upc.jsonl.gz", bestbuy],
  ["icecat-products.jsonl.gz", icecat],
  ["pc-parts.jsonl.gz", pcparts],
  ["pc-parts-detailed.jsonl.gz", pcparts],
])("every line of %s is a product", async (file, mapping) => {
  const path = join(import.meta.dirname, "../../../../shared/data", file);
  if (!existsSync(path)) return console.log(`${file} is not here: nothing was tried`);
  let read = 0;
  for await (const line of readLines(path, "jsonl")) {
    if (++read > 1500) break;
    const parsed = productRecord.safeParse(mapping((line as { fields: Record<string, unknown> }).fields));
    expect(parsed.error?.issues, `line ${line.number}`).toBeUndefined();
  }
  expect(read).toBeGreaterThan(1000);
});
