import { afterEach, expect, test, vi } from "vitest";
import { eventually } from "../testing/eventually.ts";
import { migrate, readMigrations, type Migration } from "./migrate.ts";
import { emptyDatabase } from "../testing/database.ts";

const database = await emptyDatabase();
const names = async () =>
  (await database.pool.query<{ name: string }>("select name from schema_migrations order by name")).rows.map(
    ({ name }) => name,
  );
const migration = (name: string, sql: string, checksum = sql): Migration => ({ name, sql, checksum });

afterEach(() => database.pool.query("drop schema public cascade; create schema public"));

test("applies the shop's migrations once", async () => {
  const all = readMigrations().map(({ name }) => name);
  expect(await migrate(database.url)).toEqual(all);
  expect(await migrate(database.url)).toEqual([]);
  expect(await names()).toEqual(all);
});

test("lines sold before warranties were stored with them take their product's", async () => {
  const name = "0080-sold-warranty";
  await migrate(
    database.url,
    readMigrations().filter((each) => each.name < name),
  );
  // The rows around a line say nothing here, so that their references go.
  await database.pool.query(`
    alter table products drop constraint products_category_id_fkey;
    alter table order_lines drop constraint order_lines_order_id_fkey;
    insert into products (id, sku, category_id, name, description, warranty_months) values (1, 'CAM-1', 1, '{}', '{}', 24);
    insert into order_lines (order_id, product_id, name, is_service, quantity, price) values (1, 1, '{}', false, 1, 100), (1, 2, '{}', false, 1, 100)`);
  expect(await migrate(database.url)).toContain(name);
  const { rows } = await database.pool.query<{ warranty_months: number | null }>(
    "select warranty_months from order_lines order by id",
  );
  expect(rows.map((row) => row.warranty_months)).toEqual([24, null]);
});

test("promotions of variants keep their end: the store's if it set one, else the catalogue's", async () => {
  const name = "0209-variant-ends";
  await migrate(
    database.url,
    readMigrations().filter((each) => each.name < name),
  );
  await database.pool.query(`
    insert into stores (id, code, name, color, info, settings) values (1, 'S001', 'Shop', '#000000', '{}', '{}');
    insert into categories (id, level, key, name) values (1, 1, 'phone', '{}');
    insert into products (id, sku, category_id, name, description, promo_ends_at) values (1, 'P', 1, '{}', '{}', '2030-01-01');
    insert into variants (id, product_id, sku, options, price) values (1, 1, 'P-1', '{a}', 2), (2, 1, 'P-2', '{b}', 2), (3, 1, 'P-3', '{c}', 2);
    insert into listings (store_id, product_id, category_id, sort_name, created_at, own_price, promo_ends_at) values (1, 1, 1, '', now(), true, '2031-01-01');
    insert into listing_variants (store_id, variant_id, product_id, price, promo_price, own_price) values (1, 1, 1, 2, 1, true), (1, 2, 1, 2, 1, false), (1, 3, 1, 2, null, false)`);
  expect(await migrate(database.url)).toContain(name);
  const { rows } = await database.pool.query<{ year: number | null }>(
    "select extract(year from promo_ends_at)::integer as year from listing_variants order by variant_id",
  );
  expect(rows.map(({ year }) => year)).toEqual([2031, 2030, null]);
});

test("products take the price of the cheapest available variant in each store, or of the cheapest if none is available", async () => {
  const name = "0236-price-to-buy";
  await migrate(
    database.url,
    readMigrations().filter((each) => each.name < name),
  );
  await database.pool.query(`
    insert into stores (id, code, name, color, info, settings) values (1, 'S001', 'Shop', '#000000', '{}', '{}'), (2, 'S002', 'Shop', '#000000', '{}', '{}');
    insert into categories (id, level, key, name) values (1, 1, 'phone', '{}');
    insert into products (id, sku, category_id, name, description) values (1, 'P', 1, '{}', '{}'), (2, 'Q', 1, '{}', '{}'), (3, 'R', 1, '{}', '{}');
    insert into variants (id, product_id, sku, options, price) values (1, 1, 'P-1', '{a}', 20), (2, 1, 'P-2', '{b}', 30), (3, 1, 'P-3', '{c}', 40), (4, 2, 'Q-1', '{a}', 20), (5, 2, 'Q-2', '{b}', 30);
    insert into listings (store_id, product_id, category_id, sort_name, created_at, price, promo_price, sort_price, on_promotion, price_from)
      select store, product, 1, '', now(), 20, promo, coalesce(promo, 20), promo is not null, product < 3 from (values (1), (2)) s (store), (values (1, 10), (2, null), (3, null)) p (product, promo);
    insert into listing_variants (store_id, variant_id, product_id, price, promo_price)
      select store, id, product_id, price, case id when 1 then 10 end from (values (1), (2)) s (store), variants;
    insert into stock (product_id, variant_id, store_id, on_hand, held) values (1, 1, 0, 0, 0), (1, 2, 0, 2, 2), (1, 3, 0, 1, 0), (1, 2, 2, 1, 0), (2, 4, 0, 0, 0)`);
  expect(await migrate(database.url)).toContain(name);
  const { rows } = await database.pool.query(
    "select concat_ws(' ', product_id, store_id, price, sort_price, promo_price, on_promotion, price_from) as row from listings order by product_id, store_id",
  );
  expect(rows.map(({ row }) => row)).toEqual([
    "1 1 40 40 f f",
    "1 2 30 30 f t",
    "2 1 20 20 f t",
    "2 2 20 20 f t",
    "3 1 20 20 f f",
    "3 2 20 20 f f",
  ]);
});

test("of processes that start at once one migrates and the others wait", async () => {
  const migrations = [migration("0001-slow", "create table slow (); select pg_sleep(0.1)")];
  const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(database.url, migrations)));
  expect(applied.flat()).toEqual(["0001-slow"]);
});

test("a migration waits for a long read of its table without blocking others, and is applied later", async () => {
  await migrate(database.url, [migration("0001-shop", "create table shop ()")]);
  const warn = vi.fn();
  const backup = await database.pool.connect();
  await backup.query("begin; lock table shop in access share mode");
  const applied = migrate(
    database.url,
    [migration("0001-shop", "create table shop ()"), migration("0002-name", "alter table shop add name text")],
    { lockMs: 100, pauseMs: 300, log: { warn } },
  );
  await eventually(() => expect(warn).toHaveBeenCalledWith({ migration: "0002-name" }, expect.any(String)));
  await database.pool.query("set local lock_timeout = 1000; select from shop");
  await backup.query("commit");
  backup.release();
  expect(await applied).toEqual(["0002-name"]);
});

test("a failed migration leaves nothing, and is reported in one line", async () => {
  const migrations = [
    migration("0001-good", "create table good ()"),
    migration("0002-bad", "create table half (); select * from nowhere"),
  ];
  await expect(migrate(database.url, migrations)).rejects.toThrow(
    'Migration 0002-bad.sql failed: relation "nowhere" does not exist',
  );
  expect(await names()).toEqual(["0001-good"]);
  expect((await database.pool.query("select to_regclass('half') as half")).rows[0].half).toBeNull();
});

test("a migration file changed after it was applied stops the start", async () => {
  await migrate(database.url, [migration("0001-a", "create table a ()")]);
  await expect(migrate(database.url, [migration("0001-a", "create table b ()")])).rejects.toThrow(
    "Migration 0001-a.sql was changed after it was applied to this database",
  );
});
