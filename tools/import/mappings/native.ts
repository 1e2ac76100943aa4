import { languages, type LocalText } from "@shop/kit/locale";
import { readWrittenTime } from "@shop/kit/written-time";
import type { ProductRecord } from "@shop/api/modules/catalog/public";
import { centsOf, fieldsOf, labelOf, listOf, needText, Refused, textOf, type Mapping, type RecordSpec } from "./mapping.ts";

type Line = Record<string, unknown>;
type RecordOption = NonNullable<ProductRecord["variants"]>[number]["options"][number];
type RecordGroup = NonNullable<ProductRecord["optionGroups"]>[number];

/** `name` as text or `{en, km, zh}`, or as columns name, name_km, name_zh. */
function localText(line: Line, field: string): LocalText | undefined {
  const given = line[field];
  const own = typeof given === "object" && given !== null ? fieldsOf(given) : { en: given, km: line[`${field}_km`], zh: line[`${field}_zh`] };
  const texts = Object.fromEntries(languages.flatMap((language) => (textOf(own[language]) === undefined ? [] : [[language, textOf(own[language])!]])));
  return texts.en === undefined ? undefined : (texts as unknown as LocalText);
}

function wholeNumber(line: Line, field: string): number | undefined {
  const text = textOf(line[field]);
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Refused(`${field} is not a whole number`);
  return value;
}

function timeOf(line: Line, field: string, day: "start" | "end"): Date | undefined {
  const text = textOf(line[field]);
  if (text === undefined) return undefined;
  const time = readWrittenTime(text, day);
  if (!time) throw new Refused(`${field} is not a date`);
  return time;
}

/** A list, or in one column divided by `|`. */
function texts(value: unknown): string[] {
  const given = Array.isArray(value) ? value : (textOf(value)?.split("|") ?? []);
  return given.map(textOf).filter((text) => text !== undefined);
}

/** `specs` as a list, and columns such as `spec.socket`, or `filter.socket` for what lists are narrowed by. */
function specsOf(line: Line): RecordSpec[] {
  const listed = listOf(line.specs).map((given): RecordSpec => {
    const spec = fieldsOf(given);
    const key = needText(spec, "key");
    return {
      key,
      label: localText(spec, "label") ?? { en: labelOf(key) },
      value: typeof spec.value === "object" ? (localText(spec, "value") ?? needText(spec, "value")) : needText(spec, "value"),
      ...(spec.filter === true && { filter: true }),
    };
  });
  const columns = Object.entries(line).flatMap(([column, value]): RecordSpec[] => {
    const [, kind, key] = /^(spec|filter)\.(.+)$/.exec(column) ?? [];
    const text = textOf(value);
    return key === undefined || text === undefined ? [] : [{ key, label: { en: labelOf(key) }, value: text, ...(kind === "filter" && { filter: true }) }];
  });
  return [...listed, ...columns];
}

/** A text or `{en, km, zh}`, which may have the keys of the `specs` that its options say. */
function groupOf(group: unknown): RecordGroup {
  const specs = texts(fieldsOf(group).specs);
  return { ...(localText({ group }, "group") ?? { en: "" }), ...(specs.length > 0 && { specs }) };
}

/** A list of texts or of `{en, km, zh}`, or texts in one column divided by `|`. */
function optionsOf(value: unknown): RecordOption[] {
  return Array.isArray(value) ? value.flatMap((option) => localText({ option }, "option") ?? []) : texts(value);
}

function variantsOf(line: Line): ProductRecord["variants"] {
  return listOf(line.variants).map((given) => {
    const variant = fieldsOf(given);
    assertFields(variant, variantFields);
    return {
      sku: needText(variant, "sku"),
      options: optionsOf(variant.options),
      price: centsOf(variant.price),
      promoPrice: centsOf(variant.promo_price),
      stock: wholeNumber(variant, "stock"),
      image: textOf(variant.image),
    };
  });
}

const inLanguages = (field: string) => [field, `${field}_km`, `${field}_zh`];
const fields = ["sku", "category", "brand", "model", ...inLanguages("name"), ...inLanguages("description"), "images", "specs", "price", "promo_price", "promo_ends_at", "stock", "option_groups", "variants", "warranty_months", "popularity", "created_at"];
const variantFields = ["sku", "options", "price", "promo_price", "stock", "image"];

const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, "");

/** What a heading is needed with: without `price` all goods of the file would be on request. */
const needed = ["sku", "name", "category", "price"];

/** What is wrong with the names of a heading; undefined where nothing is. */
export function wrongHeading(names: readonly string[]): string | undefined {
  const missing = needed.find((name) => !names.includes(name));
  return wrongField(names) ?? (missing === undefined ? undefined : `the column ${missing} is missing${missing === "price" ? ": leave it empty for what has none" : ""}`);
}

/**
 * What is wrong with the names of a product's fields; undefined where nothing is. One that is not
 * known would be left out without a word: with `Price` in its place, all prices would be taken away.
 */
function wrongField(names: readonly string[], known: readonly string[] = fields): string | undefined {
  const unknown = names.find((name) => !known.includes(name) && !/^(?:spec|filter)\../.test(name));
  if (unknown === undefined) return undefined;
  const meant = known.find((name) => plain(unknown) !== "" && (plain(name).startsWith(plain(unknown)) || plain(unknown).startsWith(plain(name))));
  return `"${unknown}" is no field of a product${meant ? `: is ${meant} meant?` : ""}`;
}

function assertFields(line: Line, known?: readonly string[]): void {
  const wrong = wrongField(Object.keys(line), known);
  if (wrong !== undefined) throw new Refused(wrong);
}

/** The shop's own form: `docs/importing.md` names every field. */
export const native: Mapping = (line) => {
  assertFields(line);
  const name = localText(line, "name");
  if (!name) throw new Refused("name is missing");
  return {
    sku: needText(line, "sku"),
    category: needText(line, "category"),
    brand: textOf(line.brand),
    model: textOf(line.model),
    name,
    description: localText(line, "description") ?? { en: "" },
    images: texts(line.images),
    specs: specsOf(line),
    price: centsOf(line.price),
    promoPrice: centsOf(line.promo_price),
    promoEndsAt: timeOf(line, "promo_ends_at", "end"),
    stock: wholeNumber(line, "stock"),
    optionGroups: listOf(line.option_groups).map(groupOf),
    variants: variantsOf(line),
    warrantyMonths: wholeNumber(line, "warranty_months") ?? 0,
    popularity: wholeNumber(line, "popularity"),
    createdAt: timeOf(line, "created_at", "start"),
  };
};
