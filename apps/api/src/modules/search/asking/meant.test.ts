import { expect, test } from "vitest";
import { waysToBeMeant } from "./meant.ts";
import { parseQuery } from "../reading/query.ts";
import { shelvesMeant } from "./shelves-meant.ts";

const shelf = (id: number, level: number, en: string) => ({ id, level, name: { en } });
const shelves = [
  shelf(1, 1, "Phones & Watches"),
  shelf(2, 2, "Phones"),
  shelf(3, 3, "Button phones"),
  shelf(4, 3, "Phone cases"),
  shelf(5, 3, "Stands for phones"),
  shelf(6, 3, "Hard drives"),
  shelf(7, 3, "Flash drives"),
  shelf(8, 3, "Laptops for work and study"),
  shelf(9, 3, "Smartphones"),
  shelf(10, 3, "Headphones"),
  shelf(11, 3, "Earbuds"),
  shelf(12, 2, "Printers and network"),
  shelf(13, 3, "Printers"),
  shelf(14, 3, "Network switches"),
  shelf(15, 3, "Smart bulbs"),
  shelf(16, 2, "Cooling"),
  shelf(17, 3, "Air coolers"),
  shelf(18, 3, "Case fans"),
  shelf(19, 3, "Keyboards"),
  shelf(20, 3, "Laptop keyboards"),
];

test("`phone` also means smartphones if no category is called just phones", () => {
  const few = [shelf(3, 3, "Button phones"), shelf(9, 3, "Smartphones")];
  expect(shelvesMeant(parseQuery("cheap phone"), few).map(({ id }) => id)).toEqual([3, 9]);
});

test("a text that may mean anything is searched for in all categories", () => {
  const places = [...shelves.map((place) => ({ ...place, companion: false })), { ...shelf(30, 1, "Accessories"), companion: true }];
  for (const text of ["black", "ខ្មៅ 128 GB", "蓝牙 5"]) expect([text, waysToBeMeant(parseQuery(text), places)]).toEqual([text, []]);
  for (const text of ["black iphone", "samsung", "a54"]) expect([text, waysToBeMeant(parseQuery(text), places).length > 0]).toEqual([text, true]);
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
])("%s means the goods of %j", (text, ids) => expect(shelvesMeant(parseQuery(text), shelves).map(({ id }) => id)).toEqual(ids));
