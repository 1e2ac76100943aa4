import { pick } from "../hash.ts";
import type { DemoOptionGroup, DemoProduct, DemoVariant, Text } from "../types.ts";
import { colour, colourName } from "./colours.ts";
import { spec, type SpecKey } from "./specs.ts";
import { word } from "./words.ts";

type Language = "en" | "km" | "zh";

/** What a row says beyond its columns. */
interface Extra {
  model?: string;
  /** Names of colours, divided by commas; more than one makes variants. */
  colours?: string;
  /** Further options, such as storage, each with what it costs more than the first, in dollars. */
  sizes?: [name: string, more: number][];
  /** What only this product can say, after the family's sentences. */
  say?: Text;
  subcategory?: string;
  kind?: string;
  color?: string;
  accent?: string;
  style?: string;
  popularity?: number;
  ageDays?: number;
  stock?: number;
  warrantyMonths?: number;
  name?: Text;
}

/** Brand, title, price in dollars (null: on request), facts divided by `|` in the order of the columns (`-`: not known). */
export type Row = [brand: string, title: string, price: number | null, facts: string, extra?: Extra];

export interface Family {
  /** Id of the first row; rows are only ever added at the end. */
  from: number;
  subcategory: string;
  /** `{brand}`, `{title}` and the columns' keys are filled in. */
  name?: Text;
  columns: SpecKey[];
  /** What `sizes` are called. */
  sizeName?: DemoOptionGroup;
  /** The column that takes the first of `sizes` when the row leaves it out. */
  sizeColumn?: SpecKey;
  /** A sentence is said where all it mentions is known. */
  sentences: Text[];
  kind: string;
  color: string;
  accent?: string;
  /** Taken in turn, such as the pictures on the screens of monitors. */
  accents?: string[];
  style?: string;
  popularity: number;
  warrantyMonths: number;
  stock?: number;
  /** Whether the title is the maker's model code. */
  titleIsModel?: boolean;
  rows: Row[];
}

const languages: Language[] = ["en", "km", "zh"];
const colourGroup: Text = { en: "Colour", km: "ពណ៌", zh: "颜色" };
const storageGroup: Text = { en: "Storage", km: "ទំហំផ្ទុក", zh: "存储容量" };

const inLanguage = (value: string | Text, language: Language): string =>
  typeof value === "string" ? value : (value[language] ?? value.en);

/** The text with its `{…}` filled in, or undefined where one of them is not known. */
function fill(template: string, facts: Map<string, string | Text>, language: Language): string | undefined {
  let complete = true;
  const filled = template.replace(/\{(\w+)\}/g, (_, key: string, at: number) => {
    const value = facts.get(key);
    if (value === undefined) complete = false;
    if (value === undefined) return "";
    const said = inLanguage(value, language);
    const within = language === "en" && typeof value !== "string" && key !== "name" && at > 0;
    return within && /^[A-Z][a-z -]/.test(said) ? said[0]!.toLowerCase() + said.slice(1) : said;
  });
  return complete ? filled : undefined;
}

const warranty: Text = { en: "Warranty: {months} months.", km: "ធានា {months} ខែ។", zh: "保修 {months} 个月。" };

/** The English name's template without its last words where the title has them already: no "Robot Vacuum X20+ Robot Vacuum". */
function withoutEcho(template: string, title: string): string {
  const tail = /[^}]*$/.exec(template)![0].trim().toLowerCase().split(" ");
  const known = title.toLowerCase().split(/[ (]/);
  return tail.length <= 2 && known.includes(tail.at(-1)!) ? template.replace(/ [^}]*$/, "") : template;
}

const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

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

function productOf(family: Family, row: Row, index: number): DemoProduct {
  const [brand, title, dollars, line, extra = {}] = row;
  const id = family.from + index;
  const sku = skuOf(brand, title);
  const price = dollars === null ? null : Math.round(dollars * 100);
  const values = line === "" ? [] : line.split("|").map((value) => value.trim());
  if (values.length > family.columns.length) throw new Error(`${sku} has more facts than columns`);
  const facts = new Map<string, string | Text>([["brand", brand], ["title", title]]);
  const specs: DemoProduct["specs"] = [];
  family.columns.forEach((key, column) => {
    const given = values[column] ?? "-";
    const value = given !== "-" ? word(given) : key === family.sizeColumn ? extra.sizes?.[0]?.[0] : undefined;
    if (value === undefined) return;
    const { label, filter } = spec(key);
    facts.set(key, value);
    specs.push(filter ? { key, label, value, filter } : { key, label, value });
  });

  const nameTemplate = family.name ?? { en: "{brand} {title}" };
  const name: Text = extra.name ?? { en: "" };
  if (!extra.name) {
    for (const language of languages) {
      const template = nameTemplate[language];
      if (template === undefined) continue;
      const filled = fill(language === "en" ? withoutEcho(template, title) : template, facts, language) ?? `${brand} ${title}`;
      if (language === "en" || filled !== name.en) name[language] = filled;
    }
  }
  const warrantyMonths = extra.warrantyMonths ?? family.warrantyMonths;
  facts.set("name", name).set("months", String(warrantyMonths));

  const description: Text = { en: "" };
  for (const language of languages) {
    const said = [...family.sentences, ...(extra.say ? [extra.say] : []), ...(warrantyMonths > 1 ? [warranty] : [])]
      .map((sentence) => fill(inLanguage(sentence, language), facts, language))
      .filter((sentence) => sentence !== undefined);
    description[language] = `<p>${escape(said.join(language === "zh" ? "" : " "))}</p>`;
  }

  const promo = price === null ? undefined : promotion(sku, price);
  const variants = price === null ? [] : variantsOf(id, sku, price, promo !== undefined, extra);
  const optionGroups: DemoOptionGroup[] = [];
  if ((extra.colours?.split(",").length ?? 0) > 1) optionGroups.push(colourGroup);
  if ((extra.sizes?.length ?? 0) > 1) optionGroups.push(family.sizeName ?? storageGroup);
  const model = extra.model ?? (family.titleIsModel ? title : undefined);
  const color = extra.color ?? (extra.colours ? colour(extra.colours.split(",")[0]!.trim()) : family.color);
  const accent = extra.accent ?? family.accents?.[index % family.accents.length] ?? family.accent;
  const style = extra.style ?? family.style;

  return {
    id,
    sku,
    subcategory: extra.subcategory ?? family.subcategory,
    brand,
    name,
    ...(model !== undefined && { model }),
    description,
    price,
    ...promo,
    stock: variants.length
      ? variants.reduce((sum, variant) => sum + variant.stock, 0)
      : (extra.stock ?? family.stock ?? stockOf(sku)),
    ...(variants.length && { optionGroups, variants }),
    specs,
    drawing: { kind: extra.kind ?? family.kind, color, ...(accent !== undefined && { accent }), ...(style !== undefined && { style }) },
    popularity: extra.popularity ?? Math.round(family.popularity / (1 + index * 0.12)) + pick(`${sku} liked`, 0, 12),
    ageDays: extra.ageDays ?? pick(`${sku} age`, 4, 640),
    warrantyMonths,
  };
}

/** The products of a table of rows that share columns, sentences and picture. */
export function expand(family: Family): DemoProduct[] {
  return family.rows.map((row, index) => productOf(family, row, index));
}
