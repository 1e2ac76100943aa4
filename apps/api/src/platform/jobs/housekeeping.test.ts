import { expect, test } from "vitest";
import { recordChange } from "../audit.ts";
import { deleteOutdated } from "./housekeeping.ts";
import { testDatabase } from "../testing/database.ts";

const database = await testDatabase();

test("housekeeping deletes what has expired, and nothing else", async () => {
  await database.pool.query(`
    insert into rate_limits (key, points, expire) values ('old', 1, 1), ('new', 1, extract(epoch from now()) * 1000 + 60000);
    insert into idempotency_keys (store_id, operation, key, body_hash, created_at)
    values (1, 'x', 'old', '', now() - interval '4 days'), (1, 'x', 'new', '', now())`);
  await deleteOutdated(database.db);
  const { rows } = await database.pool.query(
    "select 'limit ' || key as left from rate_limits union all select 'key ' || key from idempotency_keys order by 1",
  );
  expect(rows).toEqual([{ left: "key new" }, { left: "limit new" }]);
});

test("the audit entry exists exactly if the change does", async () => {
  const entry = {
    storeId: 1,
    actor: "staff:sokha",
    action: "refund",
    entity: "order" as const,
    entityId: 7,
    before: { state: "paid" },
    after: { state: "refunded" },
  };
  await database.transaction((tx) => recordChange(tx, entry));
  const broken = database.transaction(async (tx) => {
    await recordChange(tx, entry);
    throw new Error("no");
  });
  await expect(broken).rejects.toThrow("no");
  const { rows } = await database.pool.query("select actor, entity_id, before, after from audit_trail");
  expect(rows).toEqual([
    { actor: "staff:sokha", entity_id: "7", before: { state: "paid" }, after: { state: "refunded" } },
  ]);
});
