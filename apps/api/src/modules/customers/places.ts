import { sql, type SQL } from "drizzle-orm";
import type { Language } from "@shop/kit/locale";
import type { Queryable } from "../../platform/database/database.ts";
import { escapeLike } from "../../platform/database/escape-like.ts";
import { foldName } from "./fold-name.ts";
import { inPlaceOrder } from "./order-places.ts";
import { chineseName, provincesCalled } from "./province-names.ts";
import type { PlaceLevel } from "./tables.ts";

/** Ratio of a degree of longitude to a degree of latitude, at the middle of Cambodia. */
const longitudeScale = Math.cos((12.5 * Math.PI) / 180);
/** A point farther than this from every known place is outside the country. Degrees; some 55 km. */
const farthest = 0.5;

/** The two-digit code of the province that a point lies in; null outside Cambodia. */
export async function provinceAt(db: Queryable, { lat, long }: { lat: number; long: number }): Promise<string | null> {
  const squared = sql`(power(lat - ${lat}::float8, 2) + power((long - ${long}::float8) * ${longitudeScale}::float8, 2))`;
  const { rows } = await db.execute<{ province_code: string; squared: number }>(
    sql`select province_code, ${squared} as squared from place_points order by squared, province_code limit 1`,
  );
  const [nearest] = rows;
  return nearest && nearest.squared < farthest ** 2 ? nearest.province_code : null;
}

interface FoundPlace {
  code: string;
  level: PlaceLevel;
  name: string;
  within: string;
  lat: number | null;
  long: number | null;
}

type FoundRow = Omit<FoundPlace, "within"> & { parent: string | null; grandparent: string | null };

/** Maximum number of places in an answer; more than any district has communes. */
const mostFound = 60;
/** Minimum similarity of spellings: `kompong cham` finds Kampong Cham. */
const likeness = 0.55;

/**
 * Places by a part of their name in Khmer or Latin script, provinces by their other names too, the larger and the better match
 * first; without a text those directly in `parent`, or the provinces, in the order of `inPlaceOrder`.
 */
export async function searchPlaces(
  db: Queryable,
  { text = "", parent }: { text?: string | undefined; parent?: string | undefined },
  language: Language,
): Promise<FoundPlace[]> {
  const wanted = foldName(text);
  const name = (alias: string) => sql.raw(`${alias}.${language === "km" ? "name_km" : "name_en"}`);
  const conditions: SQL[] = [];
  if (parent !== undefined) conditions.push(sql`place.code like ${`${escapeLike(parent)}_%`}`);
  const isCalled = sql`place.code = any(${`{${provincesCalled(wanted).join()}}`}::text[])`;
  if (wanted !== "")
    conditions.push(
      sql`(place.folded like ${`%${escapeLike(wanted)}%`} or word_similarity(${wanted}, place.folded) > ${likeness} or ${isCalled})`,
    );
  else conditions.push(parent === undefined ? sql`place.parent is null` : sql`place.parent = ${parent}`);
  const rank = sql`case when place.folded like ${`${escapeLike(wanted)}%`} then 0 when ${isCalled} or place.folded like ${`%${escapeLike(wanted)}%`} then 1 else 2 end`;
  const { rows } = await db.execute<FoundRow & Record<string, unknown>>(sql`
    select place.code, place.level, ${name("place")} as name, place.lat, place.long, ${name("parent")} as parent, ${name("grandparent")} as grandparent
    from places place
    left join places parent on parent.code = place.parent
    left join places grandparent on grandparent.code = parent.parent
    where ${sql.join(conditions, sql` and `)}
    order by ${wanted === "" ? sql`name` : sql`${rank}, length(place.code), word_similarity(${wanted}, place.folded) desc, name`}, place.code
    limit ${mostFound}`);
  const found = rows.map(({ code, level, name: own, lat, long, parent: outer, grandparent }) => {
    // The last part is the province.
    const line = [own, outer, grandparent].filter((each) => each !== null);
    const province = language === "zh" ? chineseName(code.slice(0, 2)) : undefined;
    if (province) line[line.length - 1] = province;
    const [shown, ...within] = line;
    return { code, level, name: shown!, lat, long, within: within.join(", ") };
  });
  return wanted === "" ? found.sort(inPlaceOrder(language)) : found;
}
