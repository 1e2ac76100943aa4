import type { Address } from "@shop/contract/types";
import type { Language } from "@shop/kit/locale";
import type { Queryable } from "../../platform/database/database.ts";
import type { AddressRow } from "./addresses.ts";
import { nameProvinces } from "./name-provinces.ts";

/** Addresses as the wire shows them in a language (specification, section 3). */
export async function addressWires(db: Queryable, rows: readonly AddressRow[], language: Language): Promise<Address[]> {
  const provinces = await nameProvinces(
    db,
    language,
    rows.map(({ provinceCode }) => provinceCode),
  );
  return rows.map(({ id, name, description, lat, long, provinceCode, isDefault }) => ({
    id,
    name,
    description,
    lat,
    long,
    province_code: provinceCode,
    province: provinces.get(provinceCode ?? "") ?? null,
    is_default: isDefault,
  }));
}
