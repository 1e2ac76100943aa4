import pg from "pg";

/** The relations that searches and lists read, most used first. */
const relations = "^(search_|listings|products|stock|brands|categories|variants)";

/**
 * Loads the catalogue's tables and indexes into the operating system's cache, and the search indexes into
 * PostgreSQL's, where they are after a day of visitors, so that the disk is not measured.
 */
export async function readIntoMemory(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query("create extension if not exists pg_prewarm");
  await client.query(
    `select pg_prewarm(part, 'read') from (
       select oid as part from pg_class where relname ~ $1 and relkind in ('r', 'i')
       union all select reltoastrelid from pg_class where relname ~ $1 and reltoastrelid > 0) parts`,
    [relations],
  );
  await client.query(
    "select pg_prewarm(oid) from pg_class where relname ~ '^search_documents_head' or relname in ('listings', 'listings_product', 'listings_pkey', 'search_lexemes_pkey')",
  );
  await client.end();
}
