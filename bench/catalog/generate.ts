import { brands } from "@shop/demo/brands";
import { products as demoProducts } from "@shop/demo/catalog";
import { categories } from "@shop/demo/categories";
import type { LocalText } from "@shop/kit/locale";
import type { SearchableProduct } from "@shop/api/modules/search/public";
import { numbers, type Numbers } from "../numbers.ts";

/** First id of generated products, above the demo's. */
export const firstId = 100_001;

/** A generated product, as large and varied as in real catalogues. */
export interface Made extends Omit<SearchableProduct, "storeIds"> {
  categoryId: number;
  groupId: number;
  subcategoryId: number;
  /** US cents. */
  price: number;
  promoPrice: number | null;
  inStock: boolean;
  ageDays: number;
}

const series = [
  "Pro",
  "Max",
  "Lite",
  "Ultra",
  "Plus",
  "Air",
  "Neo",
  "Prime",
  "Edge",
  "Core",
  "Nova",
  "Vision",
  "Master",
  "Titan",
  "Swift",
  "Pulse",
  "Zen",
  "Spark",
  "Orbit",
  "Peak",
];
const qualities = [
  "wireless",
  "portable",
  "compact",
  "professional",
  "waterproof",
  "rugged",
  "slim",
  "quiet",
  "fast",
  "energy saving",
  "outdoor",
  "indoor",
  "mechanical",
  "gaming",
  "budget",
  "premium",
];
const colours: LocalText[] = [
  { en: "Black", km: "ខ្មៅ", zh: "黑色" },
  { en: "White", km: "ស", zh: "白色" },
  { en: "Blue", km: "ខៀវ", zh: "蓝色" },
  { en: "Red", km: "ក្រហម", zh: "红色" },
  { en: "Green", km: "បៃតង", zh: "绿色" },
  { en: "Silver", km: "ប្រាក់", zh: "银色" },
  { en: "Gold", km: "មាស", zh: "金色" },
  { en: "Pink", km: "ផ្កាឈូក", zh: "粉色" },
];
const sizes = ["8 GB", "16 GB", "32 GB", "64 GB", "128 GB", "256 GB", "512 GB", "1 TB", "2 TB", "4 TB"];
const letters = "ABCDEFGHJKLMNPRSTUVWXYZ";

const subcategories = categories.flatMap((category) =>
  category.groups.flatMap((group) => group.subcategories.map((subcategory) => ({ category, group, subcategory }))),
);
/** Sentences for descriptions, from the demo's own. */
const sentences = demoProducts.map(({ description }) => description.en.replace(/<[^>]+>/g, ""));

const singular = (name: string) => name.replace(/\s*\(.*\)/, "").replace(/s$/, "");

/** The part of a product's codes that is unique. */
interface Own {
  sku: string;
  /** Four digits within the model code. */
  digits: string;
}

/** Number of different makes. Products of one make differ in codes, price, sales, stock and age, like those of one manufacturer. */
const makes = 20_000;

export const makeOf = (id: number) => (id - firstId) % makes;

function modelCode(next: Numbers, digits: string): string {
  const letter = () => letters[next(letters.length)]!;
  return `${letter()}${letter()}-${next(9)}${letter()}${letter()}${digits}${["", "-LIU", "G2", `/${next(90)}`][next(4)]}`;
}

/** Few products are popular: the thousandth sells a hundredth of the first. */
const popularity = (next: Numbers) => Math.floor(20_000 / (1 + next(20_000)));

type Make = Omit<Made, "id" | "popularity" | "price" | "promoPrice" | "inStock" | "ageDays">;

/** What the products of a make have in common, with the codes of one of them. */
export function productOfMake(make: number, { sku, digits }: Own): Make {
  const next = numbers(make);
  const { category, group, subcategory } = subcategories[next(subcategories.length)]!;
  const brand = brands[Math.floor((next(1000) / 1000) ** 2 * brands.length)]!;
  const model = modelCode(next, digits);
  const title = `${brand.name} ${series[next(series.length)]!} ${model}`;
  const colour = colours[next(colours.length)]!;
  const size = sizes[next(sizes.length)]!;
  const quality = qualities[next(qualities.length)]!;
  const translated = next(5) === 0;
  const name = {
    en: `${title} ${singular(subcategory.name.en)} ${quality} ${size} ${colour.en}`,
    ...(translated && { km: `${subcategory.name.km} ${title} ${size}`, zh: `${title} ${size} ${subcategory.name.zh}` }),
  };
  return {
    sku,
    model,
    gtin: null,
    name,
    description: { en: `<p>${sentences[next(sentences.length)]} ${sentences[next(sentences.length)]}</p>` },
    brandId: brand.id,
    brand: brand.name,
    categories: [
      { id: subcategory.id, level: 3, name: subcategory.name },
      { id: group.id, level: 2, name: group.name },
      { id: category.id, level: 1, name: category.name },
    ],
    specs: [
      { key: "colour", label: { en: "Colour", km: "ពណ៌", zh: "颜色" }, value: colour, filter: true },
      { key: "storage", label: { en: "Storage", km: "ទំហំផ្ទុក", zh: "存储容量" }, value: size, filter: true },
      { key: "quality", label: { en: "Made for" }, value: quality, filter: true },
      { key: "weight", label: { en: "Weight" }, value: `${50 + next(5000)} g` },
    ],
    choices: [],
    variants: [],
    categoryId: category.id,
    groupId: group.id,
    subcategoryId: subcategory.id,
  };
}

/** The codes of a product; the same on every run. */
export const ownOf = (id: number): Own => ({ sku: `MADE-${id}`, digits: String(1000 + numbers(id)(9000)) });

/** The product with an id; the same on every run. */
export function makeProduct(id: number): Made {
  const next = numbers(-id);
  const price = 200 + Math.floor(next(1_000_000) ** 1.1 / 8);
  return {
    ...productOfMake(makeOf(id), ownOf(id)),
    id,
    popularity: popularity(next),
    price,
    promoPrice: next(20) === 0 ? Math.floor(price * 0.9) : null,
    inStock: next(12) > 0,
    ageDays: next(2000),
  };
}
