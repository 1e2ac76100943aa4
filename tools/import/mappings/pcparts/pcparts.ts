import {
  brandOf,
  centsOf,
  colour,
  fieldsOf,
  listOf,
  needText,
  otherCategory,
  textOf,
  type Mapping,
} from "../mapping.ts";
import { detailed } from "./detailed.ts";
import { kindOf } from "./kinds.ts";
import { fullName, makerIn } from "./names.ts";
import { number } from "./part-facts.ts";
import { priced } from "./priced.ts";

/** The category of a drive of either list, by what it is. */
function storageCategory(line: Record<string, unknown>): string {
  const disk = `${textOf(line.type) ?? ""} ${textOf(line.storage_type) ?? ""} ${textOf(line.form_factor) ?? ""} ${textOf(line.interface) ?? ""}`;
  if (!/ssd|nvme/i.test(disk)) return "hard-drive";
  return /m\.2/i.test(disk) ? "ssd-m2" : "ssd-sata";
}

function categoryOf(category: string, line: Record<string, unknown>): string {
  if (category === "hard-drive") return storageCategory(line);
  if (category === "cooler-air" && (line.water_cooled === true || number(line.radiator_size) || number(line.size)))
    return "cooler-water";
  return category;
}

const isBluRay = (line: Record<string, unknown>): boolean =>
  textOf(line.bd) !== undefined || textOf(line.bd_write) !== undefined;

function pricedPart(line: Record<string, unknown>): ReturnType<Mapping> {
  const name = needText(line, "name");
  const [category, facts] = priced[needText(line, "part_type")] ?? [otherCategory];
  const specs = [
    ...kindOf(isBluRay(line) ? "blu-ray-drive" : needText(line, "part_type")),
    ...(facts?.(line) ?? []),
    ...colour(line.color),
  ];
  return {
    sku: `PCP-${needText(line, "id")}`,
    category: categoryOf(category, line),
    brand: makerIn(name),
    name: { en: fullName(name, specs) },
    specs,
    price: centsOf(line.price),
  };
}

function detailedPart(line: Record<string, unknown>): ReturnType<Mapping> {
  const metadata = fieldsOf(line.metadata);
  const [category, facts] = detailed[needText(line, "category")] ?? [otherCategory];
  const number = listOf(metadata.part_numbers)
    .map(textOf)
    .find((code) => code && /\d/.test(code) && code.length <= 40 && !/^[0-9a-f-]{30,}$/.test(code));
  return {
    sku: `BCD-${needText(line, "id")}`,
    category: categoryOf(category, line),
    brand: brandOf(metadata.manufacturer),
    model: number,
    name: { en: needText(line, "name").slice(0, 300) },
    specs: [...kindOf(needText(line, "category")), ...(facts?.(line) ?? []), ...colour(line.color)],
    price: null,
  };
}

/** Both lists of PC parts; the fields of a line tell which list it is from. */
export const pcparts: Mapping = (line) => (line.part_type !== undefined ? pricedPart(line) : detailedPart(line));
