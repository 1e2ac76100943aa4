import { categorise } from "./categorise.ts";
import { brandOf, centsOf, colour, gtinOf, listOf, needText, otherCategory, textOf, type Mapping } from "./mapping.ts";

/** Best Buy's own categories, where they say more than the name of a product. */
const byPath: [path: RegExp, category: string][] = [
  [/Screen Protectors/, "screen-protector"],
  [/Cases & Clips|iPhone \w+ Cases|Cell Phone Cases/, "phone-case"],
  [/Internal Batteries/, "phone-battery"],
  [/Portable Chargers|Mobile Power/, "powerbank"],
  [/Chargers/, "charger"],
  [/Data Cables|HDMI Cables|Monitor & Video Cables/, "cable"],
  [/Headsets|Headphones/, "headphones"],
  [/Smartwatch(?:es)?$/, "smartwatch"],
  [
    /Cell Phone Accessories|iPhone Accessories|Galaxy Accessories|Prepaid Minutes|SIM Cards|Music|Movies|Games|Software|Memberships/,
    "by name",
  ],
  [
    /Unlocked Cell Phones|All Cell Phones with Plans|Prepaid Phones|No-Contract Phones|Refurbished Phones|> iPhone|Samsung Galaxy|Cell Phones with Plans/,
    "smartphone",
  ],
  [/MacBooks/, "macbook"],
  [/Laptops/, "laptop-everyday"],
  [/All Desktops|Desktop/, "desktop"],
  [/^iPad|> iPad$/, "ipad"],
  [/Tablets$/, "tablet-android"],
  [/Routers/, "router"],
];

/** The colour at the end of a name: `Insignia™ - Case for Apple® iPhone® 6 - Blue`. */
const colourAtEnd = /\s-\s([A-Za-z /]+)$/;

/** Products with prices, from the two Algolia sets and the open data set. */
const product: Mapping = (line) => {
  const name = needText(line, "name");
  const path = listOf(line.categories).map(String).join(" > ");
  const known = byPath.find(([pattern]) => pattern.test(path))?.[1];
  return {
    sku: `BBY-${needText(line, "sku")}`,
    category: known === undefined || known === "by name" ? categorise(`${name} ${known ? "" : path}`) : known,
    brand: brandOf(line.brand),
    gtin: gtinOf(line.upc),
    model: textOf(line.model),
    name: { en: name },
    description: { en: textOf(line.description) ?? "" },
    specs: colour(colourAtEnd.exec(name)?.[1]),
    price: centsOf(line.price),
    popularity: Math.round(Number(line.popularity ?? line.review_count ?? 0)) || 0,
  };
};

/** The catalogue by universal product code, which has names and makers, but no prices. */
const byUpc: Mapping = (line) => {
  const name = needText(line, "name");
  const texts = [textOf(line.short_description), textOf(line.long_description)].filter((text) => text !== undefined);
  return {
    sku: `UPC-${needText(line, "upc")}`,
    category: line.media === true ? otherCategory : categorise(name),
    brand: brandOf(line.brand),
    gtin: gtinOf(line.upc),
    name: { en: name },
    description: { en: texts.map((text) => `<p>${text}</p>`).join("") },
    specs: colour(colourAtEnd.exec(name)?.[1]),
    price: null,
  };
};

export const bestbuy: Mapping = (line) =>
  line.upc !== undefined && line.sku === undefined ? byUpc(line) : product(line);
