import { expect, test } from "vitest";
import { readPrice } from "./read-price.ts";

const dollars = { currency: "USD", rielRate: 4000 } as const;

test.each([
  ["phone under 200", { text: "phone", max: 200 }],
  ["under 200 Phone", { text: "Phone", max: 200 }],
  ["phone below $1,200", { text: "phone", max: 1200 }],
  ["laptop < $500", { text: "laptop", max: 500 }],
  ["laptop <500$ gaming", { text: "laptop gaming", max: 500 }],
  ["earbuds up to 30 usd", { text: "earbuds", max: 30 }],
  ["camera 60 or less", { text: "camera", max: 60 }],
  ["iPhone over 500 under 900", { text: "iPhone", min: 500, max: 900 }],
  ["router more than $40", { text: "router", min: 40 }],
  ["phone below 800000 riel", { text: "phone", max: 200 }],
  ["phone below 800,000៛", { text: "phone", max: 200 }],
  ["phone under 800k riel", { text: "phone", max: 200 }],
  ["phone under 800000", { text: "phone", max: 200 }],
  ["phone $200-300", { text: "phone", min: 200, max: 300 }],
  ["phone 200 to 300 dollars", { text: "phone", min: 200, max: 300 }],
  ["phone between 20 and 45", { text: "phone", min: 20, max: 45 }],
  ["phone price 1.5-2 million riel", { text: "phone", min: 375, max: 500 }],
  ["phone 200-300", { text: "phone", min: 200, max: 300, unless: "200300" }],
  ["ទូរស័ព្ទ ក្រោម 200", { text: "ទូរស័ព្ទ", max: 200 }],
  ["ទូរស័ព្ទក្រោម២០០ដុល្លារ", { text: "ទូរស័ព្ទ", max: 200 }],
  ["ទូរស័ព្ទតម្លៃក្រោម ៨០ម៉ឺនរៀល", { text: "ទូរស័ព្ទ", max: 200 }],
  ["កាមេរ៉ា លើស 50", { text: "កាមេរ៉ា", min: 50 }],
  ["ទូរស័ព្ទ ចន្លោះ 200 ដល់ 300", { text: "ទូរស័ព្ទ", min: 200, max: 300 }],
  ["手机200以下", { text: "手机", max: 200 }],
  ["200美元以内的手机", { text: "手机", max: 200 }],
  ["手机 不超过 80万瑞尔", { text: "手机", max: 200 }],
  ["耳机200到300", { text: "耳机", min: 200, max: 300, unless: "200300" }],
  ["耳机200到300美元", { text: "耳机", min: 200, max: 300 }],
  ["$200 phone", { text: "phone", min: 160, max: 240, guessed: true }],
  ["laptop 500$", { text: "laptop", min: 400, max: 600, guessed: true }],
  ["laptop 400", { text: "laptop", min: 300, max: 500, unless: "400", guessed: true }],
  ["gaming laptop 999", { text: "gaming laptop", min: 749.25, max: 1248.75, unless: "999", guessed: true }],
  ["ឡេបថប ៤០០", { text: "ឡេបថប", min: 300, max: 500, unless: "400", guessed: true }],
  ["hp laptop 500", { text: "hp laptop", min: 375, max: 625, unless: "500", guessed: true }],
  ["iphone 500", { text: "iphone", min: 375, max: 625, unless: "500", guessed: true }],
  ["手机200", { text: "手机", min: 150, max: 250, unless: "200", guessed: true }],
  ["phone around 200", { text: "phone", min: 160, max: 240 }],
  ["ទូរស័ព្ទ ប្រហែល 200 ដុល្លារ", { text: "ទូរស័ព្ទ", min: 160, max: 240 }],
  ["手机200美元左右", { text: "手机", min: 160, max: 240 }],
  ["under 100", { text: "", max: 100 }],
  ["below $50", { text: "", max: 50 }],
  ["anything for less than 20 dollars", { text: "", max: 20 }],
  ["products under 50", { text: "", max: 50 }],
  ["$200-300", { text: "", min: 200, max: 300 }],
  ["ក្រោម 100 ដុល្លារ", { text: "", max: 100 }],
  ["ផលិតផលក្រោម ៤០០០០ រៀល", { text: "", max: 10 }],
  ["100元以下", { text: "", max: 100 }],
  ["100美元以下的商品", { text: "", max: 100 }],
  ["cheap under 30", { text: "cheap", max: 30 }],
  ["笔记本 1000以上", { text: "笔记本", min: 1000 }],
])("%s asks for a price", (typed, read) => {
  expect(readPrice(typed, dollars)).toEqual(read);
});

test.each([
  "iphone 15 pro max 256",
  "monitor under 27 inch",
  "laptop less than 2 kg",
  "power bank over 20000mah",
  "ssd up to 1 tb",
  "switch with more than 8 ports poe",
  "ds-2cd1043-200",
  "tapo c200-300x",
  "iphone 15-17",
  "monitor 24-32",
  "rtx 5060-5070",
  "under armour",
  "over ear headphones",
  "macbook from 2020",
  "$200",
  "phone 300-200",
  "显示器 27寸以下",
  "10000毫安以上",
  "200-300",
  "200",
  "iphone 15 128",
  "iphone 64",
  "samsung 870",
  "laptop 2024",
  "monitor 27",
  "gpu 1650",
  "cpu 5600",
  "ssd 500",
  "phone 128",
  "camera 360",
  "power bank 20000",
  "laptop tapo-200",
  "under 27 inch",
  "<b>phone</b>",
  "",
])("%s does not say a price clearly", (typed) => {
  expect(readPrice(typed, dollars)).toBeNull();
});

test("riel are asked for where the store has riel, or a rate for them", () => {
  expect(readPrice("phone under 800000", { currency: "KHR", rielRate: null })).toEqual({ text: "phone", max: 800_000 });
  expect(readPrice("phone under 800000 riel", { currency: "USD", rielRate: null })).toBeNull();
  expect(readPrice("phone under $200", { currency: "KHR", rielRate: 4000 })).toEqual({ text: "phone", max: 800_000 });
});

test("nothing that anybody types takes long", () => {
  const started = performance.now();
  for (const part of ["9", "9,", "1 ", "$ ", "under ", "ក្រោម", "200-", "  \t", "以下"]) readPrice(part.repeat(5000), dollars);
  expect(performance.now() - started).toBeLessThan(300);
});
