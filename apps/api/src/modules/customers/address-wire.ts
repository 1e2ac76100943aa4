import type { Address } from "@shop/contract/types";
import type { AddressRow } from "./addresses.ts";

/** An address as the wire shows it (specification, section 3). */
export function addressWire({ id, name, description, lat, long, provinceCode, isDefault }: AddressRow): Address {
  return { id, name, description, lat, long, province_code: provinceCode, is_default: isDefault };
}
