import { sql } from "drizzle-orm";
import * as z from "zod";
import type { Tx } from "../../platform/database/database.ts";
import { whyInvalid } from "../../platform/errors/invalid-record.ts";
import { searchableName } from "./fold-name.ts";
import { placePoints, places } from "./tables.ts";

const coordinate = (limit: number) => z.number().min(-limit).max(limit).nullish();

/** One place of a gazetteer file: codes of two, four or six digits, a larger place being the beginning of a smaller one's. */
const placeRecord = z
  .object({
    code: z.string().regex(/^(\d\d){1,3}$/),
    level: z.enum(["province", "district", "commune"]),
    name_en: z.string().trim().min(1),
    name_km: z.string().trim().min(1),
    lat: coordinate(90),
    lng: coordinate(180),
  })
  .refine(({ code, level }) => code.length === { province: 2, district: 4, commune: 6 }[level], {
    path: ["code"],
    message: "does not fit the level",
  });

type PlaceRecord = z.output<typeof placeRecord>;

export interface PlacesReport {
  added: number;
  changed: number;
  unchanged: number;
  /** By code, or by position in the file for a record without one. */
  refused: { code: string; reason: string }[];
}

/**
 * Adds places to the gazetteer, larger ones first. Existing ones are updated, and nothing is removed. A second run
 * changes nothing.
 */
export async function importPlaces(tx: Tx, records: readonly unknown[]): Promise<PlacesReport> {
  const refused: PlacesReport["refused"] = [];
  const accepted = new Map<string, PlaceRecord>();
  for (const [index, record] of records.entries()) {
    const { success, data, error } = placeRecord.safeParse(record);
    if (success) accepted.set(data.code, data);
    else
      refused.push({
        code: String((record as { code?: unknown } | null)?.code ?? `record ${index + 1}`),
        reason: whyInvalid(error),
      });
  }
  const known = new Set((await tx.select({ code: places.code }).from(places)).map(({ code }) => code));
  // Larger ones first: places inside a refused one are refused too.
  for (const code of [...accepted.keys()].sort((one, other) => one.length - other.length)) {
    if (code.length === 2 || known.has(code.slice(0, -2))) {
      known.add(code);
      continue;
    }
    accepted.delete(code);
    refused.push({ code, reason: `lies in ${code.slice(0, -2)}, which is not there` });
  }

  let added = 0;
  let changed = 0;
  for (const digits of [2, 4, 6]) {
    const rows = [...accepted.values()].filter(({ code }) => code.length === digits);
    if (rows.length === 0) continue;
    const written = await writePlaces(tx, rows);
    added += written.filter((isNew) => isNew).length;
    changed += written.filter((isNew) => !isNew).length;
  }
  return { added, changed, unchanged: accepted.size - added - changed, refused };
}

/** Whether each written row is new. */
async function writePlaces(tx: Tx, records: PlaceRecord[]): Promise<boolean[]> {
  const rows = records.map(({ code, level, name_en, name_km, lat, lng }) => ({
    code,
    level,
    parent: code.slice(0, -2) || null,
    nameEn: name_en,
    nameKm: name_km,
    lat: lat ?? null,
    long: lng ?? null,
    folded: searchableName(name_en, name_km),
  }));
  const { level, parent, nameEn, nameKm, lat, long, folded } = places;
  const columns = { level, parent, nameEn, nameKm, lat, long, folded };
  const set = Object.fromEntries(
    Object.entries(columns).map(([key, column]) => [key, sql.raw(`excluded.${column.name}`)]),
  );
  const old = sql.join(
    Object.values(columns).map((column) => sql`${column}`),
    sql`, `,
  );
  const fresh = sql.raw(
    Object.values(columns)
      .map((column) => `excluded.${column.name}`)
      .join(", "),
  );
  const written = await tx
    .insert(places)
    .values(rows)
    .onConflictDoUpdate({ target: places.code, set, setWhere: sql`(${old}) is distinct from (${fresh})` })
    // PostgreSQL sets `xmax` to 0 for a row that was inserted, not updated.
    .returning({ isNew: sql<boolean>`(xmax = 0)` });
  const points = rows.flatMap((row) =>
    row.lat === null || row.long === null ? [] : [{ provinceCode: row.code.slice(0, 2), lat: row.lat, long: row.long }],
  );
  if (points.length > 0) await tx.insert(placePoints).values(points).onConflictDoNothing();
  return written.map(({ isNew }) => isNew);
}
