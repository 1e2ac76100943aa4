import { expect, test } from "vitest";
import { waysToBeMeant } from "./meant.ts";
import { parseQuery } from "../reading/query.ts";
import { categoriesMeant } from "./categories-meant.ts";

const category = (id: number, level: number, en: string) => ({ id, level, name: { en } });
const categories = [
  category(1, 1, "Phones & Watches"),
  category(2, 2, "Phones"),
  category(3, 3, "Button phones"),
  category(4, 3, "Phone cases"),
  category(5, 3, "Stands for phones"),
  category(6, 3, "Hard drives"),
  category(7, 3, "Flash drives"),
  category(8, 3, "Laptops for work and study"),
  category(9, 3, "Smartphones"),
  category(10, 3, "Headphones"),
  category(11, 3, "Earbuds"),
  category(12, 2, "Printers and network"),
  category(13, 3, "Printers"),
  category(14, 3, "Network switches"),
  category(15, 3, "Smart bulbs"),
  category(16, 2, "Cooling"),
  category(17, 3, "Air coolers"),
  category(18, 3, "Case fans"),
  category(19, 3, "Keyboards"),
  category(20, 3, "Laptop keyboards"),
];

test("`phone` also means smartphones if no category is called just phones", () => {
  const few = [category(3, 3, "Button phones"), category(9, 3, "Smartphones")];
  expect(categoriesMeant(parseQuery("cheap phone"), few).map(({ id }) => id)).toEqual([3, 9]);
});

test("a text that may mean anything is searched for in all categories", () => {
  const places = [
    ...categories.map((place) => ({ ...place, companion: false })),
    { ...category(30, 1, "Accessories"), companion: true },
  ];
  for (const text of ["black", "ខ្មៅ 128 GB", "蓝牙 5"])
    expect([text, waysToBeMeant(parseQuery(text), places)]).toEqual([text, []]);
  for (const text of ["black iphone", "samsung", "a54"])
    expect([text, waysToBeMeant(parseQuery(text), places).length > 0]).toEqual([text, true]);
});

test.each([
  ["cheap phone", [2, 3]],
  ["ទូរស័ព្ទថោក", [2, 3, 9]],
  ["便宜的手机", [2, 3, 9]],
  ["phone with good camera", [2, 3]],
  ["cheap phone case", [4]],
  ["cheapest hard drive", [6]],
  ["new laptop", [8]],
  ["cheap smartphone", [9]],
  ["cheap headphones", [10]],
  ["便宜的耳机", [10, 11]],
  ["cheap handphone", [2, 3, 9]],
  ["cheap watch", [1]],
  ["cheap stand", [5]],
  ["cheapest printer", [13]],
  ["cheap network", [12]],
  ["cheap fridge", []],
  ["cheap light bulb", [15]],
  ["cheapest cooler", [17]],
  ["便宜的散热器", [17]],
  ["cheap keyboard", [19]],
  ["便宜的键盘", [19]],
  ["cheap laptop keyboard", [19, 20]],
])("%s means the goods of %j", (text, ids) =>
  expect(categoriesMeant(parseQuery(text), categories).map(({ id }) => id)).toEqual(ids),
);
