import { expect, it } from "vitest";
import { locales } from "@shop/kit/locale";
import "../../i18n/server-messages.ts";
import { searchMeta } from "./catalog-meta.ts";

const site = { name: "Angkor Mobile", tagline: "", logo: "" };
const describe = (text: string | null) =>
  locales.map((locale) => {
    const meta = searchMeta({ matches: [{ id: "root", loaderData: { site, origin: "https://shop.example", locale } }] }, text);
    expect(meta).toContainEqual({ name: "robots", content: "noindex, follow" });
    return meta.flatMap((entry) => ("name" in entry && entry.name === "description" ? [entry.content] : [])).join();
  });

it("says of a page of results what is on it, in three languages", () => {
  expect(describe("galaxy")).toEqual([
    "What Angkor Mobile has for “galaxy”, with prices and what is in stock.",
    "ផលិតផលនៅ Angkor Mobile សម្រាប់ «galaxy» ព្រមទាំងតម្លៃ និងស្តុក។",
    "Angkor Mobile与“galaxy”相关的商品、价格和库存。",
  ]);
  expect(describe(null).every(Boolean)).toBe(true);
});
