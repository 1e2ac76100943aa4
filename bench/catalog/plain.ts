import type pg from "pg";

const table = "bench_plain";
/** As many products as a page of the shop has. */
const onPage = 24;

/**
 * Prepares what an ordinary shop searches, to compare with on the same machine: name and description of each product as
 * one text in English, with an index.
 */
export async function preparePlain(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ ready: boolean }>(`select to_regclass('${table}_words') is not null as ready`);
  if (rows[0]!.ready) return;
  await client.query(`drop table if exists ${table}`);
  await client.query(`create table ${table} as
    select id as product_id, to_tsvector('english', (name ->> 'en') || ' ' || (description ->> 'en')) as words from products`);
  await client.query(`create unique index on ${table} (product_id)`);
  // Last: its absence says that the table is not complete.
  await client.query(`create index ${table}_words on ${table} using gin (words)`);
  await client.query(`analyze ${table}`);
}

/** Its search: all words required, the best of the whole list by `ts_rank`, with the total and the same counts beside it. */
export async function searchPlain(client: pg.ClientBase, storeId: number, text: string): Promise<void> {
  await client.query({
    name: table,
    text: `
      with found as materialized (
        select product_id, ts_rank(words, asked) as rank, category_id, brand_id, attributes, sort_price, in_stock
        from ${table} cross join websearch_to_tsquery('english', $1) asked
        join listings using (product_id) join search_documents using (product_id)
        where words @@ asked and store_id = $2),
      page as (select product_id from found order by rank desc, product_id limit ${onPage})
      select (select count(*) from found), (select json_agg(product_id) from page),
        (select json_agg(c) from (select category_id, count(*) from found group by 1) c),
        (select json_agg(b) from (select brand_id, count(*) from found group by 1) b),
        (select json_agg(a) from (select attribute, count(*) from found cross join unnest(attributes) attribute group by 1) a),
        (select json_build_array(min(sort_price), max(sort_price), count(*) filter (where in_stock)) from found)`,
    values: [text, storeId],
  });
}
