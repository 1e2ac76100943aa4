import type { Env } from "@shop/api/platform/env";
import type { Backup } from "./format.ts";

/** What a backup has, for the person who made or restored it. Uploads in a bucket are not part of it. */
export function describeContents({ tables }: Pick<Backup, "tables">, { s3 }: Pick<Env, "s3">): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const database = `${tables.length} tables, ${rows} rows`;
  return s3
    ? `${database} and public pictures, but not the uploads in the bucket ${s3.bucket}: copy the bucket as well`
    : `${database}, public pictures and uploads`;
}
