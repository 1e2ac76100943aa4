import { setTimeout as sleep } from "node:timers/promises";
import { sql, type ExtractTablesWithRelations } from "drizzle-orm";
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgTransaction, PgTransactionConfig } from "drizzle-orm/pg-core";
import type pg from "pg";
import { isConflict } from "./database-errors.ts";
import { openPool, waitFor, type DatabaseOptions } from "./pool.ts";

type Schema = Record<string, never>;

/** The database outside a transaction: every statement is its own transaction. */
export type Db = NodePgDatabase<Schema> & { $client: pg.Pool };
/** An open transaction. */
export type Tx = PgTransaction<NodePgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;
/** Whatever a query can run on: operations take this, so that a flow can put several into one transaction. */
export type Queryable = Db | Tx;

export interface Database {
  db: Db;
  pool: pg.Pool;
  /**
   * For single statements that read and must be quick. They have connections of their own, which are read-only,
   * have a timeout of `quickMs` and avoid scans of whole tables. To set the same in a transaction
   * would take two more round trips.
   */
  quick: Db;
  /**
   * Runs `run` in a transaction, and repeats it after a serialization failure or deadlock. So `run` must have no
   * effects outside the database.
   */
  transaction<Value>(run: (tx: Tx) => Promise<Value>, config?: PgTransactionConfig): Promise<Value>;
  close(): Promise<void>;
}

/** Timeout of a quick statement, in milliseconds: nobody waits longer for a search, and a longer one would delay others. */
const quickMs = 1500;

/** Connections for quick statements, as a share of those of the main pool, which they are in addition to. */
const quickShare = 1 / 4;

/** Opens the pool of connections that everything in the process shares. Connects at the first query. */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const poolSize = options.poolSize ?? 20;
  const pool = openPool(url, options, { max: poolSize });
  const quick = openPool(url, options, {
    max: Math.ceil(poolSize * quickShare),
    statement_timeout: quickMs,
    // One generic plan for all values: planning takes longer than most of these statements, and without sequential scans no other plan is better.
    options:
      "-c jit=off -c enable_seqscan=off -c plan_cache_mode=force_generic_plan -c default_transaction_read_only=on",
  });
  const db = drizzle(pool);
  return {
    db,
    pool,
    quick: drizzle(quick),
    transaction: (run, config) => retryOnConflict(() => db.transaction(run, config)),
    close: async () => void (await Promise.all([pool.end(), quick.end()])),
  };
}

/** Sets a longer timeout, in milliseconds, for the statements of a transaction: for work on a whole catalogue. */
export async function setStatementTimeout(tx: Tx, statementMs: number): Promise<void> {
  const { client } = (tx as unknown as { session: { client: pg.PoolClient } }).session;
  waitFor(client, statementMs);
  await tx.execute(sql`set local statement_timeout = ${sql.raw(String(statementMs))}`);
}

/** Makes a value once for each pool, such as a prepared statement, and returns the same one from then on. */
export function oncePerPool<Value>(make: (db: Db) => Value): (db: Db) => Value {
  const made = new WeakMap<Db, Value>();
  return (db) => {
    const known = made.get(db);
    if (known !== undefined) return known;
    const value = make(db);
    made.set(db, value);
    return value;
  };
}

/** Repeats a transaction after a conflict with another one, with growing random pauses. */
async function retryOnConflict<Value>(run: () => Promise<Value>, tries = 5): Promise<Value> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (attempt >= tries || !isConflict(error)) throw error;
      await sleep(Math.random() * 20 * 2 ** attempt);
    }
  }
}
