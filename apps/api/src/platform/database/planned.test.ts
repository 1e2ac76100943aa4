import sql, { raw } from "sql-template-tag";
import { expect, it, vi } from "vitest";
import { testDatabase } from "../testing/database.ts";

// What a process has planned is the module's own: a fresh one has planned nothing for another test's file.
vi.resetModules();
const { runPlanned } = await import("./planned.ts");

const { db } = await testDatabase();

const kept = async () =>
  (
    await db.$client.query<{ statement: string }>(
      "select statement from pg_prepared_statements where name like 'planned%'",
    )
  ).rows.map(({ statement }) => statement);

it("caches the plan of a frequent statement, and answers with the values of each call", async () => {
  const doubled = (number: number) =>
    runPlanned<{ doubled: number }>(db, sql`select ${number}::integer * 2 as doubled`);
  expect(await doubled(1)).toEqual([{ doubled: 2 }]);
  expect(await kept()).toEqual([]);
  for (const number of [2, 3, 4, 5, 6, 7, 8, 9, 10]) expect(await doubled(number)).toEqual([{ doubled: number * 2 }]);
  expect(await kept()).toEqual(["select $1::integer * 2 as doubled"]);
});

it("caches a limited number of plans per connection", async () => {
  for (let shape = 0; shape < 130; shape++) {
    for (let use = 0; use < 2; use++)
      expect(await runPlanned(db, sql`select ${use}::integer as ${raw(`shape_${shape}`)}`)).toEqual([
        { [`shape_${shape}`]: use },
      ]);
  }
  expect(await kept()).toHaveLength(120);
});
