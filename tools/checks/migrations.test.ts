import { expect, test } from "vitest";
import { readMigrations } from "@shop/api/platform/database/migrate";
import { emptyDatabase, testDatabase } from "@shop/api/platform/testing/database";
import { contractStep, shapeOf, whatOldServersMiss } from "./migrations.ts";

/**
 * Migrations from before this rule, which have no line of their own, each with the reason why it broke no running
 * server.
 */
const known: Record<string, string> = {
  "0010-assortment": "the same key, checked at the end of the transaction; nothing leans on it in `on conflict`",
};
const database = await testDatabase();

test("every migration is compatible with the previous version, or says why not", async () => {
  const { pool } = await emptyDatabase();
  const client = await pool.connect();
  const taken: Record<string, string[]> = {};
  let before = await shapeOf(client);
  for (const { name, sql } of readMigrations()) {
    await client.query(sql);
    const after = await shapeOf(client);
    const missed = whatOldServersMiss(before, after);
    if (missed.length > 0 && !contractStep.test(sql)) taken[name] = missed;
    before = after;
  }
  client.release();
  expect(before.columns.size).toBeGreaterThan(40);
  const unexplained = Object.fromEntries(Object.entries(taken).filter(([name]) => !(name in known)));
  expect(
    unexplained,
    "an old server beside the new one would stumble over this: expand first, or say `-- contract step: why nobody misses it` (docs/extending.md, A table)",
  ).toEqual({});
  expect(Object.keys(taken)).toEqual(expect.arrayContaining(Object.keys(known)));
});

test.each([
  ["drop table wishlist_entries", ["table wishlist_entries is gone"]],
  ["alter table orders rename to purchases", ["table orders is gone"]],
  ["alter table orders drop column note", ["column orders.note is gone"]],
  ["alter table orders rename column note to remark", ["column orders.note is gone"]],
  [
    "alter table orders alter column note type varchar(20)",
    ["column orders.note is character varying(20) instead of text"],
  ],
  ["alter table orders alter column note set not null", ["column orders.note may no longer be null"]],
  ["alter table orders add column source text not null", ["column orders.source must be given"]],
  [
    "alter table orders add check (length(note) < 20)",
    ["orders orders_note_check now asks for CHECK ((length(note) < 20))"],
  ],
  [
    "alter table payments drop constraint payments_way_check, add constraint payments_way_check check (way in ('cod', 'khqr', 'bankTransfer', 'anakut', 'paypal', 'wing'))",
    [],
  ],
  [
    "alter table payments drop constraint payments_way_check, add constraint payments_way_check check (way in ('cod', 'khqr', 'bankTransfer', 'anakut', 'wing'))",
    [
      "payments payments_way_check now asks for CHECK ((way = ANY (ARRAY['cod'::text, 'khqr'::text, 'bankTransfer'::text, 'anakut'::text, 'wing'::text])))",
    ],
  ],
  [
    "alter table payments drop constraint payments_way_check, add constraint payments_way_check check (state in ('created', 'pending', 'paid', 'failed', 'expired', 'refund_due', 'refunded'))",
    [
      "payments payments_way_check now asks for CHECK ((state = ANY (ARRAY['created'::text, 'pending'::text, 'paid'::text, 'failed'::text, 'expired'::text, 'refund_due'::text, 'refunded'::text])))",
    ],
  ],
  [
    "create unique index orders_note on orders (note) where note is not null",
    ["orders orders_note now asks for btree (note) WHERE (note IS NOT NULL)"],
  ],
  [
    "alter table rate_limits drop constraint rate_limits_pkey",
    ["rate_limits rate_limits_pkey is no longer PRIMARY KEY (key)"],
  ],
  ["alter table orders add column source text not null default 'shop' check (source <> '')", []],
  ["alter table orders add column source text; create index orders_source on orders (source)", []],
  ["create table sources (id integer primary key, name text not null unique)", []],
])("%s removes %j", async (sql, missed) => {
  const client = await database.pool.connect();
  try {
    await client.query("begin");
    const before = await shapeOf(client);
    await client.query(sql);
    const found = whatOldServersMiss(before, await shapeOf(client));
    expect(found).toEqual(expect.arrayContaining(missed));
    expect(found.length > 0).toBe(missed.length > 0);
  } finally {
    await client.query("rollback");
    client.release();
  }
});
