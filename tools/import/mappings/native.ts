import { languages, type Language, type LocalText } from "@shop/kit/locale";
import { readWrittenTime } from "@shop/kit/written-time";
import type { ProductRecord } from "@shop/api/modules/catalog/public";
import {
  centsOf,
  fieldsOf,
  labelOf,
  needText,
  numberText,
  Refused,
  textOf,
  type Mapping,
  type RecordSpec,
} from "./mapping.ts";

type Line = Record<string, unknown>;
type RecordOption = NonNullable<ProductRecord["variants"]>[number]["options"][number];
type RecordGroup = NonNullable<ProductRecord["optionGroups"]>[number];

const tells = (line: Line, field: string) => line[field] !== undefined;
/** The value of a field; undefined if the line does not have it, so that the product keeps what it has. */
const given = <Value>(line: Line, field: string, read: (value: unknown) => Value): Value | undefined =>
  tells(line, field) ? read(line[field]) : undefined;

const textOrNone = (value: unknown) => textOf(value) ?? null;

/** The name of a field's column in a language: name, name_km, name_zh. */
const columnOf = (field: string, language: Language) => (language === "en" ? field : `${field}_${language}`);

/** The texts of a field, which is a text, `{en, km, zh}`, or columns for the languages. Null for empty ones. */
function textsIn(line: Line, field: string): Partial<Record<Language, string | null>> {
  const value = line[field];
  if (value === null) return Object.fromEntries(languages.map((language) => [language, null]));
  const own: Line =
    typeof value === "object"
      ? fieldsOf(value)
      : Object.fromEntries(languages.map((language) => [language, line[columnOf(field, language)]]));
  return Object.fromEntries(
    languages.flatMap((language) => (own[language] === undefined ? [] : [[language, textOrNone(own[language])]])),
  );
}

/** The same without empty texts; undefined if there is none in English. */
function localText(line: Line, field: string): LocalText | undefined {
  const { en, ...others } = textsIn(line, field);
  return en ? { ...Object.fromEntries(Object.entries(others).filter(([, text]) => text)), en } : undefined;
}

function wholeNumber(line: Line, field: string): number | undefined {
  const text = numberText(line[field]);
  if (text === undefined) return undefined;
  if (!/^-?\d{1,15}$/.test(text)) throw new Refused(`${field} is not a whole number`);
  return Number(text);
}

function timeOf(line: Line, field: string, day: "start" | "end"): Date | undefined {
  const text = textOf(line[field]);
  if (text === undefined) return undefined;
  const time = readWrittenTime(text, day);
  if (!time) throw new Refused(`${field} is not a date such as 2026-12-31`);
  return time;
}

/** A list, or one column with the values separated by `|`. */
function texts(value: unknown): string[] {
  const items = Array.isArray(value) ? value : (textOf(value)?.split("|") ?? []);
  return items.map(textOf).filter((text) => text !== undefined);
}

/** A list, or one column with JSON. */
function list(line: Line, field: string): unknown[] {
  const value = line[field];
  const text = textOf(value);
  const read = text?.startsWith("[") ? parsed(text) : value;
  if (Array.isArray(read)) return read;
  if (read === null || (typeof value === "string" && text === undefined)) return [];
  throw new Refused(`${field} is not a list`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const ofSpec = /^(?:spec|filter)\../;

/**
 * Facts, from a list in `specs`, and from columns such as `spec.socket`, or `filter.socket` for those that lists can be
 * filtered by.
 */
function specsOf(line: Line): RecordSpec[] | undefined {
  if (!tells(line, "specs") && !Object.keys(line).some((field) => ofSpec.test(field))) return undefined;
  const listed = (tells(line, "specs") ? list(line, "specs") : []).map((given): RecordSpec => {
    const spec = fieldsOf(given);
    const key = needText(spec, "key");
    return {
      key,
      label: localText(spec, "label") ?? { en: labelOf(key) },
      value:
        typeof spec.value === "object"
          ? (localText(spec, "value") ?? needText(spec, "value"))
          : needText(spec, "value"),
      ...(spec.filter === true && { filter: true }),
    };
  });
  const columns = Object.entries(line).flatMap(([column, value]): RecordSpec[] => {
    const [, kind, key] = /^(spec|filter)\.(.+)$/.exec(column) ?? [];
    const text = textOf(value);
    return key === undefined || text === undefined
      ? []
      : [{ key, label: { en: labelOf(key) }, value: text, ...(kind === "filter" && { filter: true }) }];
  });
  return [...listed, ...columns];
}

/** A text or `{en, km, zh}`, optionally with the keys of the `specs` that its options tell. */
function groupOf(group: unknown): RecordGroup {
  const specs = texts(fieldsOf(group).specs);
  return { ...(localText({ group }, "group") ?? { en: "" }), ...(specs.length > 0 && { specs }) };
}

/** A list of texts or `{en, km, zh}`, or one column with texts separated by `|`. */
function optionsOf(value: unknown): RecordOption[] {
  return Array.isArray(value) ? value.flatMap((option) => localText({ option }, "option") ?? []) : texts(value);
}

function variantsOf(line: Line): ProductRecord["variants"] {
  return list(line, "variants").map((given) => {
    const variant = fieldsOf(given);
    assertFields(variant, variantFields);
    return {
      sku: needText(variant, "sku"),
      options: optionsOf(variant.options),
      price: centsOf(variant.price),
      promoPrice: centsOf(variant.promo_price),
      stock: wholeNumber(variant, "stock"),
      image: textOf(variant.image),
      gtin: textOf(variant.gtin),
    };
  });
}

const inLanguages = (field: string) => languages.map((language) => columnOf(field, language));
const fields = [
  "sku",
  "category",
  "brand",
  "model",
  "gtin",
  ...inLanguages("name"),
  ...inLanguages("description"),
  "images",
  "specs",
  "price",
  "promo_price",
  "promo_ends_at",
  "stock",
  "option_groups",
  "variants",
  "warranty_months",
  "popularity",
  "created_at",
];
const variantFields = ["sku", "options", "price", "promo_price", "stock", "image", "gtin"];

const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, "");

/** What is wrong with the names in a header; undefined if nothing is. */
export function wrongHeading(names: readonly string[]): string | undefined {
  return wrongField(names) ?? (names.includes("sku") ? undefined : "the column sku is missing");
}

/**
 * What is wrong with the names of a product's fields; undefined if nothing is. An unknown field must not be ignored:
 * with `Price` instead of `price`, no price would change.
 */
function wrongField(names: readonly string[], known: readonly string[] = fields): string | undefined {
  const unknown = names.find((name) => !known.includes(name) && !ofSpec.test(name));
  if (unknown === undefined) return undefined;
  const similar = known.find(
    (name) =>
      plain(unknown) !== "" && (plain(name).startsWith(plain(unknown)) || plain(unknown).startsWith(plain(name))),
  );
  return `"${unknown}" is no field of a product${similar ? `: is ${similar} meant?` : ""}`;
}

function assertFields(line: Line, known?: readonly string[]): void {
  const wrong = wrongField(Object.keys(line), known);
  if (wrong !== undefined) throw new Refused(wrong);
}

const someOf = <Texts extends object>(texts: Texts): Texts | undefined =>
  Object.keys(texts).length > 0 ? texts : undefined;

function nameOf(line: Line): ProductRecord["name"] {
  const { en, ...others } = textsIn(line, "name");
  if (en === null) throw new Refused("name is missing");
  return someOf({ ...(en !== undefined && { en }), ...others });
}

/** The shop's own format, see `docs/importing.md`. A product keeps what its line does not mention. */
export const native: Mapping = (line) => {
  assertFields(line);
  return {
    sku: needText(line, "sku"),
    category: given(line, "category", () => needText(line, "category")),
    brand: given(line, "brand", textOrNone),
    model: given(line, "model", textOrNone),
    gtin: given(line, "gtin", textOrNone),
    name: nameOf(line),
    description: someOf(textsIn(line, "description")),
    images: given(line, "images", texts),
    specs: specsOf(line),
    price: given(line, "price", centsOf),
    promoPrice: centsOf(line.promo_price),
    promoEndsAt: timeOf(line, "promo_ends_at", "end"),
    stock: wholeNumber(line, "stock"),
    optionGroups: tells(line, "option_groups") ? list(line, "option_groups").map(groupOf) : undefined,
    variants: tells(line, "variants") ? variantsOf(line) : undefined,
    warrantyMonths: tells(line, "warranty_months") ? (wholeNumber(line, "warranty_months") ?? 0) : undefined,
    popularity: wholeNumber(line, "popularity"),
    createdAt: timeOf(line, "created_at", "start"),
  };
};
