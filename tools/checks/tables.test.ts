import { globSync } from "node:fs";
import { join } from "node:path";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { testDatabase } from "@shop/api/platform/testing/database";

const database = await testDatabase();
const source = join(import.meta.dirname, "../../apps/api/src");
const files = globSync("{platform,modules/*}/tables.ts", { cwd: source });
const modules = await Promise.all(files.map((file) => import(join(source, file)) as Promise<Record<string, unknown>>));
const tables = modules
  .flatMap((module) => Object.values(module).filter((value) => value instanceof PgTable))
  .map(getTableConfig);

interface Column {
  type: string;
  required: boolean;
}

/** What PostgreSQL calls the types that the query builder names otherwise. */
const otherNames: [RegExp, string][] = [
  [/^varchar\((\d+)\)/, "character varying($1)"],
  [/^varchar/, "character varying"],
  [/^char\((\d+)\)/, "character($1)"],
  [/^timestamp$/, "timestamp without time zone"],
  [/^(?:big|small)?serial$/, "integer"],
];

const named = (type: string) => otherNames.reduce((name, [pattern, other]) => name.replace(pattern, other), type);

async function columnsOf(table: string): Promise<Record<string, Column>> {
  const { rows } = await database.pool.query<{ name: string } & Column>(
    `select attname as name, format_type(atttypid, atttypmod) as type, attnotnull as required
       from pg_attribute where attrelid = to_regclass($1) and attnum > 0 and not attisdropped`,
    [table],
  );
  return Object.fromEntries(rows.map(({ name, ...column }) => [name, column]));
}

test("every table of the migrations is known to the code, and no other", async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> 'schema_migrations' order by 1",
  );
  expect(tables.map(({ name }) => name).sort()).toEqual(rows.map(({ name }) => name));
});

test.each(tables.map((table) => [table.name, table] as const))(
  "the columns of %s are those of its migration",
  async (name, table) => {
    const known = Object.fromEntries(
      table.columns.map((column) => [column.name, { type: named(column.getSQLType()), required: column.notNull }]),
    );
    expect(known).toEqual(await columnsOf(name));
  },
);
