import pg from "pg";

/** What searches and lists read, first what they read most of. */
const relations = "^(search_|listings|products|stock|brands|categories|variants)";

/**
 * Reads the catalogue's tables and indexes into the machine's memory, and the indexes of searches into
 * PostgreSQL's own, where they are after a day's visitors: what is measured is not the disk.
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
  await client.query("select pg_prewarm(oid) from pg_class where relname ~ '^search_documents_head' or relname in ('listings', 'listings_product', 'listings_pkey', 'search_lexemes_pkey')");
  await client.end();
}
