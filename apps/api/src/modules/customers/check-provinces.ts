import { eq } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { StaffError } from "../../platform/errors/staff-error.ts";
import { places } from "./tables.ts";

/** Checks province codes; for an unknown one, such as a name, throws a {@link StaffError} that lists all. */
export async function checkProvinces(db: Queryable, codes: readonly string[]): Promise<void> {
  const all = await db
    .select({ code: places.code, name: places.nameEn })
    .from(places)
    .where(eq(places.level, "province"))
    .orderBy(places.code);
  const unknown = codes.find((code) => !all.some((province) => province.code === code));
  if (unknown !== undefined)
    throw new StaffError(
      `"${unknown}" is not the code of a province; there are ${all.map(({ code, name }) => `${code} ${name}`).join(", ")}`,
    );
}
