import { and, asc, eq, inArray } from "drizzle-orm";
import type { Language } from "@shop/kit/locale";
import type { Queryable } from "../../platform/database/database.ts";
import { chineseName } from "./province-names.ts";
import { places } from "./tables.ts";

/** Names of provinces in a language by their codes, which they are in the order of: of the given ones, or of all. */
export async function nameProvinces(db: Queryable, language: Language, codes?: readonly (string | null)[]): Promise<Map<string, string>> {
  const wanted = codes?.filter((code) => code !== null);
  if (wanted?.length === 0) return new Map();
  const rows = await db
    .select({ code: places.code, nameEn: places.nameEn, nameKm: places.nameKm })
    .from(places)
    .where(and(eq(places.level, "province"), wanted && inArray(places.code, wanted)))
    .orderBy(asc(places.code));
  return new Map(rows.map(({ code, nameEn, nameKm }) => [code, language === "km" ? nameKm : ((language === "zh" && chineseName(code)) || nameEn)]));
}
