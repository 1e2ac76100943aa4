import { pick } from "../hash.ts";
import type { DemoOptionGroup, DemoProduct, DemoVariant, Text } from "../types.ts";
import { colour, colourName } from "./colours.ts";
import type { Extra, Family, Row } from "./family.ts";
import { descriptionOf, nameOf, type Facts } from "./say.ts";
import { spec } from "./specs.ts";
import { word } from "./words.ts";

const colourGroup: Text = { en: "Colour", km: "ពណ៌", zh: "颜色" };
const storageGroup: Text = { en: "Storage", km: "ទំហំផ្ទុក", zh: "存储容量" };

/** `HIK-DS2CD1043G2LIU` of Hikvision and DS-2CD1043G2-LIU. */
function skuOf(brand: string, code: string): string {
  const plain = (text: string) => text.toUpperCase().replaceAll("+", "P").replace(/[^A-Z0-9]/g, "");
  return `${plain(brand).slice(0, 3)}-${plain(code)}`;
}

/** A promotion for about one product in seven: its price in cents and how long it lasts. */
function promotion(sku: string, price: number): { promoPrice: number; promoDays?: number } | undefined {
  if (pick(`${sku} promotion`, 1, 100) > 15) return undefined;
  const days = pick(`${sku} days`, 2, 40);
  const promoPrice = reduce(sku, price);
  if (promoPrice >= price) return undefined;
  return days > 20 ? { promoPrice } : { promoPrice, promoDays: days };
}

function reduce(sku: string, price: number): number {
  const exact = price * (1 - pick(`${sku} percent`, 5, 20) / 100);
  const step = price > 5000 ? 100 : 10;
  return Math.floor(exact / step) * step;
}

const stockOf = (seed: string): number => (pick(`${seed} gone`, 1, 100) <= 6 ? 0 : pick(`${seed} stock`, 2, 48));

function variantsOf(id: number, sku: string, price: number, promoted: boolean, extra: Extra): DemoVariant[] {
  const colours = extra.colours?.split(",").map((name) => name.trim()) ?? [];
  const sizes = extra.sizes ?? [];
  if (colours.length < 2 && sizes.length < 2) return [];
  const variants: DemoVariant[] = [];
  for (const [size, more] of sizes.length > 1 ? sizes : [[undefined, 0] as const]) {
    for (const name of colours.length > 1 ? colours : [undefined]) {
      const options = [...(name === undefined ? [] : [colourName(name)]), ...(size === undefined ? [] : [{ en: size }])];
      const own = price + Math.round(more * 100);
      variants.push({
        id: id * 100 + variants.length + 1,
        options,
        price: own,
        ...(promoted && { promoPrice: reduce(sku, own) }),
        stock: stockOf(`${sku} ${options.map(({ en }) => en).join(" ")}`),
        ...(name !== undefined && { color: colour(name) }),
      });
    }
  }
  return variants;
}

/** The specifications of a row, which its texts may mention too. */
function specsOf({ columns, sizeColumn }: Family, sku: string, line: string, { sizes }: Extra, facts: Facts): DemoProduct["specs"] {
  const values = line === "" ? [] : line.split("|").map((value) => value.trim());
  if (values.length > columns.length) throw new Error(`${sku} has more facts than columns`);
  return columns.flatMap((key, column) => {
    const cell = values[column] ?? "-";
    const value = cell !== "-" ? word(cell) : key === sizeColumn ? sizes?.[0]?.[0] : undefined;
    if (value === undefined) return [];
    const { label, filter } = spec(key);
    facts.set(key, value);
    return [filter ? { key, label, value, filter } : { key, label, value }];
  });
}

function optionGroupsOf({ sizeName }: Family, { colours, sizes }: Extra): DemoOptionGroup[] {
  const groups: DemoOptionGroup[] = [];
  if ((colours?.split(",").length ?? 0) > 1) groups.push(colourGroup);
  if ((sizes?.length ?? 0) > 1) groups.push(sizeName ?? storageGroup);
  return groups;
}

function drawingOf(family: Family, extra: Extra, index: number): DemoProduct["drawing"] {
  const color = extra.color ?? (extra.colours ? colour(extra.colours.split(",")[0]!.trim()) : family.color);
  const accent = extra.accent ?? family.accents?.[index % family.accents.length] ?? family.accent;
  const style = extra.style ?? family.style;
  return { kind: extra.kind ?? family.kind, color, ...(accent !== undefined && { accent }), ...(style !== undefined && { style }) };
}

function productOf(family: Family, row: Row, index: number): DemoProduct {
  const [brand, title, dollars, line, extra = {}] = row;
  const id = family.from + index;
  const sku = skuOf(brand, title);
  const price = dollars === null ? null : Math.round(dollars * 100);
  const facts: Facts = new Map<string, string | Text>([["brand", brand], ["title", title]]);
  const specs = specsOf(family, sku, line, extra, facts);
  const name = nameOf(family, extra, brand, title, facts);
  const warrantyMonths = extra.warrantyMonths ?? family.warrantyMonths;
  facts.set("name", name).set("months", String(warrantyMonths));
  const promo = price === null ? undefined : promotion(sku, price);
  const variants = price === null ? [] : variantsOf(id, sku, price, promo !== undefined, extra);
  const model = extra.model ?? (family.titleIsModel ? title : undefined);

  return {
    id,
    sku,
    subcategory: extra.subcategory ?? family.subcategory,
    brand,
    name,
    ...(model !== undefined && { model }),
    description: descriptionOf(family, extra, warrantyMonths, facts),
    price,
    ...promo,
    stock: variants.length
      ? variants.reduce((sum, variant) => sum + variant.stock, 0)
      : (extra.stock ?? family.stock ?? stockOf(sku)),
    ...(variants.length && { optionGroups: optionGroupsOf(family, extra), variants }),
    specs,
    drawing: drawingOf(family, extra, index),
    popularity: extra.popularity ?? Math.round(family.popularity / (1 + index * 0.12)) + pick(`${sku} liked`, 0, 12),
    ageDays: extra.ageDays ?? pick(`${sku} age`, 4, 640),
    warrantyMonths,
  };
}

/** The products of a table of rows that share columns, sentences and picture. */
export function expand(family: Family): DemoProduct[] {
  return family.rows.map((row, index) => productOf(family, row, index));
}
