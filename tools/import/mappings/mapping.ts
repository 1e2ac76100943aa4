import type { SpecKey } from "@shop/demo/catalog/specs";
import { spec } from "@shop/demo/catalog/specs";
import { word } from "@shop/demo/catalog/words";
import type { ProductRecord } from "@shop/api/modules/catalog/public";
import { asciiDigits } from "@shop/kit/digits";
import { readGtin } from "@shop/kit/gtin";
import type { Language } from "@shop/kit/locale";
import { toMinor } from "@shop/kit/money";

/** Makes a product of a line of a file. Throws {@link Refused} if it cannot. */
export type Mapping = (line: Record<string, unknown>) => ProductRecord;

/** Why a line cannot become a product, for whoever supplied the file. */
export class Refused extends Error {}

export type RecordSpec = NonNullable<ProductRecord["specs"]>[number];

/** The category for goods that fit no other; the importer creates it if it is missing. */
export const otherCategory = "other";

export function textOf(value: unknown): string | undefined {
  if (typeof value === "number") return String(value);
  if (typeof value !== "string") return undefined;
  const text = value.trim();
  return text === "" ? undefined : text;
}

/** The text of a number, also of one that is written with Khmer digits. */
export function numberText(value: unknown): string | undefined {
  const text = textOf(value);
  return text && asciiDigits(text);
}

export function needText(line: Record<string, unknown>, field: string): string {
  const text = textOf(line[field]);
  if (text === undefined) throw new Refused(`${field} is missing`);
  return text;
}

/** The maker's name; undefined if the source only says that there is none, such as `Unknown` or `&nbsp;`. */
export function brandOf(value: unknown): string | undefined {
  const name = textOf(value)
    ?.replace(/&nbsp;|[™®©]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return !name || /^(?:unknown|generic|n\/?a|none|no brand|unbranded|-+)$/i.test(name) ? undefined : name;
}

/** The number below a barcode; undefined where a source has digits that are none, as public data often does. */
export const gtinOf = (value: unknown): string | undefined => readGtin(textOf(value) ?? "");

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

/** Dollars as cents. Null, absent and 0 mean a price on request, as nothing is sold for nothing. */
export function centsOf(value: unknown): number | null {
  const text = numberText(value);
  if (text === undefined && (value === undefined || value === null || typeof value === "string")) return null;
  const dollars = text !== undefined && /^(?:\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : NaN;
  const cents = toMinor(dollars, "USD");
  if (cents === null)
    throw new Refused(
      `${JSON.stringify(value)} ${dollars % 1 > 0 ? "has parts of a cent, and is not" : "is not"} a price such as 1299.50`,
    );
  return cents === 0 ? null : cents;
}

/** A fact with the shop's label for its key, in three languages if its value is a word; empty without a value. */
export function fact(key: SpecKey, value: unknown, unit = ""): RecordSpec[] {
  const text = textOf(Array.isArray(value) ? value.map(textOf).filter(Boolean).join(", ") : value);
  if (text === undefined) return [];
  const { label, filter } = spec(key);
  return [{ key, label, value: unit ? `${text} ${unit}` : word(text), ...(filter && { filter }) }];
}

/** `rated_power` → Rated power; Icecat's `operating_temperature__t_t_` → Operating temperature. */
export function labelOf(key: string): string {
  const words = key
    .replace(/__(?:t_t|h_h)_$/, "")
    .replace(/_+/g, " ")
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const colours: Record<string, Record<Exclude<Language, "en">, string>> = {
  Black: { km: "ខ្មៅ", zh: "黑色" },
  White: { km: "ស", zh: "白色" },
  Blue: { km: "ខៀវ", zh: "蓝色" },
  Red: { km: "ក្រហម", zh: "红色" },
  Green: { km: "បៃតង", zh: "绿色" },
  Gray: { km: "ប្រផេះ", zh: "灰色" },
  Silver: { km: "ប្រាក់", zh: "银色" },
  Gold: { km: "មាស", zh: "金色" },
  Pink: { km: "ផ្កាឈូក", zh: "粉色" },
  Yellow: { km: "លឿង", zh: "黄色" },
  Orange: { km: "ទឹកក្រូច", zh: "橙色" },
  Purple: { km: "ស្វាយ", zh: "紫色" },
  Brown: { km: "ត្នោត", zh: "棕色" },
  Clear: { km: "ថ្លា", zh: "透明" },
};

/** The colours of a text in the shop's spelling; sources write GREY, Black / Silver and Black,White. */
export function colour(value: unknown): RecordSpec[] {
  const names = (Array.isArray(value) ? value : [value])
    .flatMap((each) => (typeof each === "string" ? each.split(/\s*[,/]\s*/) : []))
    .map((name) =>
      name
        .trim()
        .toLowerCase()
        .replace(/^grey$/, "gray")
        .replace(/^transparent$/, "clear"),
    )
    .map((name) => name.charAt(0).toUpperCase() + name.slice(1));
  const name = names.find((each) => each in colours);
  if (name === undefined) return [];
  return [
    {
      key: "colour",
      label: { en: "Colour", km: "ពណ៌", zh: "颜色" },
      value: { en: name, ...colours[name]! },
      filter: true,
    },
  ];
}
