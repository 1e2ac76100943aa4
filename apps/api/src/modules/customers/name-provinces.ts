import { and, eq, inArray } from "drizzle-orm";
import type { Language } from "@shop/kit/locale";
import type { Queryable } from "../../platform/database/database.ts";
import { inPlaceOrder } from "./order-places.ts";
import { chineseName } from "./province-names.ts";
import { places } from "./tables.ts";

/** Names of provinces in a language by their codes, of the given ones or all, in the order of `inPlaceOrder`. */
export async function nameProvinces(
  db: Queryable,
  language: Language,
  codes?: readonly (string | null)[],
): Promise<Map<string, string>> {
  const wanted = codes?.filter((code) => code !== null);
  if (wanted?.length === 0) return new Map();
  const rows = await db
    .select({ code: places.code, nameEn: places.nameEn, nameKm: places.nameKm })
    .from(places)
    .where(and(eq(places.level, "province"), wanted && inArray(places.code, wanted)));
  const named = rows.map(({ code, nameEn, nameKm }) => ({
    code,
    name: language === "km" ? nameKm : (language === "zh" && chineseName(code)) || nameEn,
  }));
  return new Map(named.sort(inPlaceOrder(language)).map(({ code, name }) => [code, name]));
}
