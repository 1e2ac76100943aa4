import type pg from "pg";
import { StartError } from "../errors/start-error.ts";

/**
 * Refuses a database in which `pg_trgm` ignores Khmer and Chinese: under LC_CTYPE C it
 * takes none of their characters for letters, and a search would silently find nothing. Asks
 * `pg_trgm` itself, because its rule differs between versions and locale providers.
 */
export async function assertUtf8Ctype(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query("create extension if not exists pg_trgm");
    const { rows } = await client.query<{ encoding: string; ctype: string; trigrams: number }>(
      `select pg_encoding_to_char(encoding) as encoding, datctype as ctype, cardinality(show_trgm('កាមេរ៉ា')) as trigrams
         from pg_database where datname = current_database()`,
    );
    const { encoding, ctype, trigrams } = rows[0]!;
    if (encoding === "UTF8" && trigrams > 0) return;
    throw new StartError(
      `The database has encoding ${encoding} and LC_CTYPE ${ctype}, with which Khmer and Chinese cannot be searched: create it with CREATE DATABASE … TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8'`,
    );
  } finally {
    await client.query("rollback");
    client.release();
  }
}
