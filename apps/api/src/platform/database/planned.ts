import { LRUCache } from "lru-cache";
import type { Sql } from "sql-template-tag";
import type { Db } from "./database.ts";

/** A statement that has been run so often is prepared. Each connection keeps the plans of its prepared statements, which take 170 kB on average. */
const worthPlanning = 2;
const mostPlanned = 120;
/** Maximum number of statements whose runs are counted. */
const mostCounted = 500;

const uses = new LRUCache<string, number>({ max: mostCounted });
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const name = names.get(text);
  if (name !== undefined || names.size >= mostPlanned) return name;
  const used = (uses.get(text) ?? 0) + 1;
  uses.set(text, used);
  if (used >= worthPlanning) names.set(text, `planned_${names.size + 1}`);
  return names.get(text);
}

/**
 * Runs a statement that is put together for each call and comes in few shapes. The usual ones are
 * planned once for a connection, which for a large statement is a fifth of its work; the values of
 * a call must be parameters.
 */
export async function runPlanned<Row extends object>({ $client }: Db, statement: Sql): Promise<Row[]> {
  const { text, values } = statement;
  const { rows } = await $client.query<Row>({ text, values, name: nameOf(text) } as {
    text: string;
    values: unknown[];
  });
  return rows;
}
