import type { SpecKey } from "@shop/demo/catalog/specs";
import { categorise } from "./categorise.ts";
import {
  brandOf,
  centsOf,
  colour,
  fact,
  fieldsOf,
  gtinOf,
  labelOf,
  listOf,
  needText,
  textOf,
  type Mapping,
  type RecordSpec,
} from "./mapping.ts";

/** Attributes that the shop has as facts under another name. */
const shared: Record<string, [key: SpecKey, unit?: string]> = {
  internal_memory: ["ram", "GB"],
  total_storage_capacity: ["storage", "GB"],
  processor_socket: ["socket"],
  motherboard_chipset: ["chipset"],
  display_resolution: ["resolution"],
  panel_type: ["panel"],
  form_factor: ["formFactor"],
  memory_type: ["memoryType"],
  internal_memory_type: ["memoryType"],
  hdd_capacity: ["capacity", "GB"],
  interface: ["interface"],
  material: ["material"],
  cable_length: ["length", "m"],
  processor_model: ["processor"],
  thermal_design_power__tdp_: ["tdp", "W"],
};

/** About packing and shipping, which shoppers do not ask for. */
const logistics =
  /^(?:package_|pallet|quantity_per_(?!pack)|master__|products_per|harmonized|country_of_origin|last_change|status|market_segment|launch_date|shipping_|layers_per|eccn|ccats)/;
const colourKeys = ["product_colour", "colour", "color_name"];
/** Most facts of a product; longer tables help nobody. */
const mostFacts = 40;

const worded = (value: unknown) => (value === true ? "Yes" : value === false ? "No" : value);

function specsOf(attributes: Record<string, unknown>): RecordSpec[] {
  const specs = colourKeys.flatMap((key) => colour(attributes[key])).slice(0, 1);
  for (const [key, value] of Object.entries(attributes)) {
    if (logistics.test(key) || colourKeys.includes(key) || specs.length >= mostFacts) continue;
    const known = shared[key];
    if (known && specs.some((spec) => spec.key === known[0])) continue;
    const text = textOf(worded(value));
    if (text === undefined || text.length > 300) continue;
    specs.push(
      ...(known
        ? fact(known[0], text, known[1])
        : [{ key: key.slice(0, 80), label: { en: labelOf(key) }, value: text }]),
    );
  }
  return specs;
}

/** The open Icecat catalogue: titles, prices in cents, hundreds of attributes, no categories. */
export const icecat: Mapping = (line) => {
  const title = needText(line, "title");
  const attributes = fieldsOf(line.attributes);
  const kind = textOf(attributes.product_type) ?? "";
  const model = textOf(line.model);
  return {
    sku: `ICE-${needText(line, "id")}`,
    category: categorise(`${title} ${/[a-z]{3}/i.test(kind) ? kind : ""}`),
    brand: brandOf(line.brand),
    gtin: listOf(line.ean)
      .map(gtinOf)
      .find((gtin) => gtin !== undefined),
    // If there is no code, the source repeats the title.
    model: model && model.length <= 40 && /\d/.test(model) ? model : undefined,
    name: { en: title.slice(0, 300) },
    description: { en: textOf(line.short_description) ?? "" },
    specs: specsOf(attributes),
    price: centsOf(line.price_cents === undefined || line.price_cents === null ? null : Number(line.price_cents) / 100),
    createdAt: dateOf(line.date_released),
  };
};

function dateOf(value: unknown): Date | undefined {
  const date = new Date(textOf(value) ?? "");
  return Number.isNaN(date.getTime()) || date.getTime() > Date.now() ? undefined : date;
}
