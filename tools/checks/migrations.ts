import type pg from "pg";

/** What a running server relies on in a database: the columns of each table, and the rules for what is written. */
interface Shape {
  columns: Map<string, Map<string, Column>>;
  /** Checks, keys and unique indexes, by table and name. */
  rules: Map<string, Rule>;
}

interface Column {
  type: string;
  /** Whether an insert without it is refused. */
  needed: boolean;
  required: boolean;
}

interface Rule {
  table: string;
  columns: string[];
  definition: string;
  /** Whether `on conflict` can use it. */
  unique: boolean;
}

/** A line in a migration that says why removing something is safe by now. */
export const contractStep = /^-- contract step: \S.+$/m;

export async function shapeOf(client: pg.ClientBase): Promise<Shape> {
  const { rows: columns } = await client.query<{ table: string; name: string } & Column>(
    `select c.relname as table, attname as name, format_type(atttypid, atttypmod) as type, attnotnull as required,
            attnotnull and not atthasdef and attidentity = '' and attgenerated = '' as needed
       from pg_attribute join pg_class c on c.oid = attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and attnum > 0 and not attisdropped`,
  );
  const { rows: rules } = await client.query<{
    table: string;
    name: string;
    columns: string[];
    definition: string;
    unique: boolean;
  }>(
    `with ruled as (
       select conrelid as relation, conname as name, conkey as keys, pg_get_constraintdef(oid) as definition, contype in ('p', 'u') as unique
         from pg_constraint where connamespace = 'public'::regnamespace and conrelid <> 0 and contype in ('c', 'f', 'p', 'u', 'x')
       union all
       select indrelid, relname, indkey::int2[], regexp_replace(pg_get_indexdef(i.indexrelid), '^.* USING ', ''), true
         from pg_index i join pg_class on pg_class.oid = i.indexrelid
        where relnamespace = 'public'::regnamespace and indisunique and not exists (select from pg_constraint where conindid = i.indexrelid)
     )
     select c.relname as table, ruled.name, ruled.definition, ruled.unique,
            array(select attname::text from pg_attribute where attrelid = c.oid and attnum = any(ruled.keys)) as columns
       from ruled join pg_class c on c.oid = ruled.relation`,
  );
  const byTable = Map.groupBy(columns, ({ table }) => table);
  return {
    columns: new Map(
      [...byTable].map(([table, its]) => [
        table,
        new Map(its.map(({ name, type, needed, required }) => [name, { type, needed, required }])),
      ]),
    ),
    rules: new Map(rules.map(({ name, ...rule }) => [`${rule.table} ${name}`, rule])),
  };
}

/**
 * What would break a server of the previous version: a table or column that it uses is gone, or something that it
 * writes is refused now. One sentence each; empty for a migration that only adds.
 */
export function whatOldServersMiss(before: Shape, after: Shape): string[] {
  return [...columnsMissed(before, after), ...keysMissed(before, after), ...rulesAdded(before, after)];
}

function* columnsMissed(before: Shape, after: Shape): Generator<string> {
  for (const [table, columns] of before.columns) {
    const now = after.columns.get(table);
    if (!now) {
      yield `table ${table} is gone`;
      continue;
    }
    for (const [name, { type, required }] of columns) {
      const column = now.get(name);
      if (!column) yield `column ${table}.${name} is gone`;
      else if (column.type !== type) yield `column ${table}.${name} is ${column.type} instead of ${type}`;
      else if (column.required && !required) yield `column ${table}.${name} may no longer be null`;
    }
    for (const [name, { needed }] of now) {
      if (needed && !columns.has(name)) yield `column ${table}.${name} must be given`;
    }
  }
}

/** Keys and unique indexes that `on conflict` of an old server needs. */
function* keysMissed(before: Shape, after: Shape): Generator<string> {
  for (const [name, { table, definition, unique }] of before.rules) {
    if (unique && after.columns.has(table) && after.rules.get(name)?.definition !== definition)
      yield `${name} is no longer ${definition}`;
  }
}

/** Rules that refuse what an old server writes. */
function* rulesAdded(before: Shape, after: Shape): Generator<string> {
  for (const [name, { table, columns, definition }] of after.rules) {
    const known = before.columns.get(table);
    const isOfOldColumns = known && columns.some((column) => known.has(column));
    const previous = before.rules.get(name)?.definition;
    if (isOfOldColumns && previous !== definition && !onlyAllowsMore(previous, definition))
      yield `${name} now asks for ${definition}`;
  }
}

/** Whether a check differs only in that its list allows more values. */
function onlyAllowsMore(before: string | undefined, after: string): boolean {
  const [was, is] = [readList(before ?? ""), readList(after)];
  return was !== undefined && is?.operand === was.operand && was.values.every((value) => is.values.includes(value));
}

/** A check that consists of one list, `column in (…)`, as PostgreSQL writes it. */
function readList(definition: string): { operand: string; values: string[] } | undefined {
  const [, operand, list] =
    /^CHECK \(\((\w+ = ANY) \(ARRAY\[((?:'(?:[^']|'')*'::text(?:, )?)+)\]\)\)\)$/.exec(definition) ?? [];
  return operand === undefined ? undefined : { operand, values: list!.match(/'(?:[^']|'')*'/g)! };
}
