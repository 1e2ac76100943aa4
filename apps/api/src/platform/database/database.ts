import type { Socket } from "node:net";
import { sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgTransaction, PgTransactionConfig } from "drizzle-orm/pg-core";
import type { ExtractTablesWithRelations } from "drizzle-orm";
import pg from "pg";
import { StartError } from "../errors/start-error.ts";

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

export interface DatabaseOptions {
  /** Connections at most. */
  poolSize?: number;
  /** Timeout of a statement: a slow query must not hold a connection for ever. */
  statementTimeoutMs?: number;
  /** How long a call waits for a free connection before it is answered with 503. */
  connectionTimeoutMs?: number;
  applicationName?: string;
  /** Called with the errors of connections that broke while idle. */
  onError?: (error: Error) => void;
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
    options: "-c jit=off -c enable_seqscan=off -c plan_cache_mode=force_generic_plan -c default_transaction_read_only=on",
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

/** How much longer than the timeout of a statement to wait for PostgreSQL to answer, in milliseconds. After that the connection must be dead. */
const silenceMs = 5000;

/** Properties of a client of `pg` that its types leave out. */
interface Wire {
  connection: { stream: Socket };
  /** False while a statement runs. */
  readyForQuery: boolean;
}
const wireOf = (client: pg.PoolClient) => client as unknown as Wire;

const waitFor = (client: pg.PoolClient, statementMs: number) => wireOf(client).connection.stream.setTimeout(statementMs + silenceMs);

/** Closes a connection whose statement is never answered, as when the database's machine froze or the network was cut. TCP alone would take a quarter of an hour to notice. */
function breakWhenSilent(client: pg.PoolClient): void {
  const wire = wireOf(client);
  const { stream } = wire.connection;
  stream.on("timeout", () => {
    if (!wire.readyForQuery) stream.destroy();
  });
}

/** Sets a longer timeout, in milliseconds, for the statements of a transaction: for work on a whole catalogue. */
export async function setStatementTimeout(tx: Tx, statementMs: number): Promise<void> {
  const { client } = (tx as unknown as { session: { client: pg.PoolClient } }).session;
  waitFor(client, statementMs);
  await tx.execute(sql`set local statement_timeout = ${sql.raw(String(statementMs))}`);
}

function openPool(url: string, options: DatabaseOptions, more: pg.PoolConfig): pg.Pool {
  const statementMs = Number(more.statement_timeout ?? options.statementTimeoutMs ?? 15_000);
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: options.connectionTimeoutMs ?? 5000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: options.applicationName ?? "shop",
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: 30_000,
    // JIT compilation takes longer than any of the shop's statements: a bulk write
    // into tables without statistics spent twenty times its own work on it.
    options: "-c jit=off",
    ...more,
  });
  // A broken connection is replaced. Without a listener the error would end the process: one on the pool is for idle
  // connections, one on each client for those of a transaction between two statements.
  pool.on("error", (error) => options.onError?.(error));
  pool.on("connect", (client) => {
    client.on("error", () => undefined);
    breakWhenSilent(client);
    waitFor(client, statementMs);
  });
  pool.on("release", (_error, client) => waitFor(client, statementMs));
  return pool;
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

/**
 * Refuses a database in which `pg_trgm` ignores Khmer and Chinese: under LC_CTYPE C it
 * takes none of their characters for letters, and a search would silently find nothing. Asks
 * `pg_trgm` itself, because its rule differs between versions and locale providers.
 */
export async function assertUtf8Ctype(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query("create extension if not exists pg_trgm");
    const { rows } = await client.query<{ encoding: string; ctype: string; trigrams: number }>(
      `select pg_encoding_to_char(encoding) as encoding, datctype as ctype, cardinality(show_trgm('កាមេរ៉ា')) as trigrams
         from pg_database where datname = current_database()`,
    );
    const { encoding, ctype, trigrams } = rows[0]!;
    if (encoding === "UTF8" && trigrams > 0) return;
    throw new StartError(
      `The database has encoding ${encoding} and LC_CTYPE ${ctype}, with which Khmer and Chinese cannot be searched: create it with CREATE DATABASE … TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8'`,
    );
  } finally {
    await client.query("rollback");
    client.release();
  }
}

/** serialization_failure and deadlock_detected: the same transaction can succeed if it is tried again. */
const conflicts = new Set(["40001", "40P01"]);

/** Repeats a transaction after a conflict with another one, with growing random pauses. */
async function retryOnConflict<Value>(run: () => Promise<Value>, tries = 5): Promise<Value> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (attempt >= tries || !conflicts.has(databaseCode(error) ?? "")) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt));
    }
  }
}

/** The SQLSTATE of a database error, also of one wrapped by the query builder. */
export function databaseCode(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof pg.DatabaseError) return cause.code;
  }
  return undefined;
}

/** Whether a statement took longer than it may. */
export function isStatementTimeout(error: unknown): boolean {
  return databaseCode(error) === "57014";
}

/** Whether the database runs but has no disk (53100) or memory (53200) for what was asked: https://www.postgresql.org/docs/18/errcodes-appendix.html */
export function isOutOfResources(error: unknown): boolean {
  return ["53100", "53200"].includes(databaseCode(error) ?? "");
}

/** The name of the constraint that a statement broke, as `customers_phone_unique`. */
export function brokenConstraint(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof pg.DatabaseError && cause.code?.startsWith("23")) return cause.constraint;
  }
  return undefined;
}

const networkCodes = new Set(["ECONNREFUSED", "ECONNRESET", "ENOENT", "ENOTFOUND", "EAI_AGAIN", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH"]);

/** Whether an error means that the database cannot be reached at the moment, so that the call can succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (cause instanceof pg.DatabaseError) {
      // 08: connection lost; 57P: shut down, crashed or starting; 53300: too many connections; 25006: read only, as one that is no primary any more or not yet.
      return code !== undefined && (code.startsWith("08") || code.startsWith("57P") || code === "53300" || code === "25006");
    }
    if (code !== undefined && networkCodes.has(code) && isConnectError(cause)) return true;
    if (/^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(cause.message)) {
      return true;
    }
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)) return true;
  }
  return false;
}

/** ENOENT and the like come from files too; those of sockets name the call that failed. */
function isConnectError(error: NodeJS.ErrnoException): boolean {
  return ["connect", "read", "write", "getaddrinfo"].includes(error.syscall ?? "");
}
