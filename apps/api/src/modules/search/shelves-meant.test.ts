import { expect, test } from "vitest";
import { parseQuery } from "./query.ts";
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
];

test.each([
  ["cheap phone", ["@g2", "@u3"]],
  ["ទូរស័ព្ទថោក", ["@g2", "@u3"]],
  ["便宜的手机", ["@g2", "@u3"]],
  ["phone with good camera", ["@g2", "@u3"]],
  ["cheap phone case", ["@u4"]],
  ["cheapest hard drive", ["@u6"]],
  ["new laptop", ["@u8"]],
  ["cheap watch", ["@c1"]],
  ["cheap stand", ["@u5"]],
  ["cheap fridge", []],
])("%s means the goods of %j", (text, marks) => expect(shelvesMeant(parseQuery(text), shelves)).toEqual(marks));
