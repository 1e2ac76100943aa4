import type { Socket } from "node:net";
import pg from "pg";

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

/** How much longer than the timeout of a statement to wait for PostgreSQL to answer, in milliseconds. After that the connection must be dead. */
const silenceMs = 5000;

/** Properties of a client of `pg` that its types leave out. */
interface Wire {
  connection: { stream: Socket };
  /** False while a statement runs. */
  readyForQuery: boolean;
}
const wireOf = (client: pg.PoolClient) => client as unknown as Wire;

/** Sets how long the connection may be silent while a statement with this timeout runs. */
export const waitFor = (client: pg.PoolClient, statementMs: number) =>
  wireOf(client).connection.stream.setTimeout(statementMs + silenceMs);

/** Closes a connection whose statement is never answered, as when the database's machine froze or the network was cut. TCP alone would take a quarter of an hour to notice. */
function breakWhenSilent(client: pg.PoolClient): void {
  const wire = wireOf(client);
  const { stream } = wire.connection;
  stream.on("timeout", () => {
    if (!wire.readyForQuery) stream.destroy();
  });
}

/** Opens a pool of connections with the settings of the shop; `more` overrides them. */
export function openPool(url: string, options: DatabaseOptions, more: pg.PoolConfig): pg.Pool {
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
  pool.on("error", (error) => {
    if (!pool.ending) options.onError?.(error);
  });
  pool.on("connect", (client) => {
    client.on("error", () => undefined);
    breakWhenSilent(client);
    waitFor(client, statementMs);
  });
  pool.on("release", (_error, client) => waitFor(client, statementMs));
  return pool;
}
