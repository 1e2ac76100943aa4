import { setTimeout as sleep } from "node:timers/promises";
import { once } from "node:events";
import net from "node:net";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, expect, inject, test } from "vitest";
import { assertUtf8Ctype } from "./assert-utf8-ctype.ts";
import { brokenConstraint, databaseCode, isDatabaseAway, isTimeout } from "./database-errors.ts";
import { setStatementTimeout, openDatabase } from "./database.ts";
import { databaseUrl } from "../testing/cluster.ts";
import { testDatabase } from "../testing/database.ts";

const database = await testDatabase();
await database.pool.query(
  "create table counters (id integer primary key, value integer not null); insert into counters values (1, 0), (2, 0)",
);

const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

test("a transaction that failed by a conflict is retried", async () => {
  const increment = () =>
    database.transaction(
      async (tx) => {
        const { rows } = await tx.execute<{ value: number }>(sql`select value from counters where id = 1`);
        await tx.execute(sql`update counters set value = ${rows[0]!.value + 1} where id = 1`);
      },
      { isolationLevel: "serializable" },
    );
  await Promise.all(Array.from({ length: 4 }, increment));
  expect((await database.pool.query("select value from counters where id = 1")).rows[0].value).toBe(4);
});

test("two transactions that wait for each other both succeed", async () => {
  const both = (first: number, second: number) =>
    database.transaction(async (tx) => {
      await tx.execute(sql`update counters set value = value + 1 where id = ${first}`);
      await tx.execute(sql`select pg_sleep(0.05)`);
      await tx.execute(sql`update counters set value = value + 1 where id = ${second}`);
    });
  await Promise.all([both(1, 2), both(2, 1)]);
  expect((await database.pool.query("select value from counters where id = 2")).rows[0].value).toBe(2);
});

test("a violated constraint is recognised by its name, through the query builder too", async () => {
  const error = await errorOf(database.db.execute(sql`insert into counters values (1, 0)`));
  expect(databaseCode(error)).toBe("23505");
  expect(brokenConstraint(error)).toBe("counters_pkey");
  expect(isDatabaseAway(error)).toBe(false);
});

test("a connection that PostgreSQL ends while the pool closes is no fault to report", async () => {
  const reported: string[] = [];
  const opened = openDatabase(database.url, { onError: ({ message }) => void reported.push(message) });
  opened.pool.emit("error", new Error("lost"), new pg.Client());
  const closed = opened.close();
  opened.pool.emit("error", new Error("terminated"), new pg.Client());
  await closed;
  expect(reported).toEqual(["lost"]);
});

test("a slow statement is cancelled", async () => {
  const impatient = openDatabase(database.url, { statementTimeoutMs: 50 });
  const cancelled = await errorOf(impatient.db.execute(sql`select pg_sleep(5)`));
  expect([databaseCode(cancelled), isTimeout(cancelled)]).toEqual(["57014", true]);
  await impatient.close();
});

test("a transaction that was cut off because its process stood still is no fault", async () => {
  // As PostgreSQL says it, if the connection is still open for it.
  const raised = sql`do $$ begin raise 'idle-in-transaction timeout' using errcode = '25P03'; end $$`;
  expect(isTimeout(await errorOf(database.db.execute(raised)))).toBe(true);
});

test.each([
  ["nobody listens", "postgresql://shop@127.0.0.1:1/shop"],
  ["its socket is gone", "postgresql://shop@localhost/shop?host=%2Fnowhere"],
  ["its name is unknown", "postgresql://shop@nowhere.invalid/shop"],
])("the database counts as unavailable when %s", async (_case, url) => {
  const away = openDatabase(url);
  expect(isDatabaseAway(await errorOf(away.db.execute(sql`select 1`)))).toBe(true);
  await away.close();
});

test("the database counts as unavailable when it closes the connection, and when all connections stay busy", async () => {
  const small = openDatabase(database.url, { poolSize: 1, connectionTimeoutMs: 500 });
  const ended = errorOf(small.db.execute(sql`select pg_terminate_backend(pg_backend_pid())`));
  expect(isDatabaseAway(await ended)).toBe(true);
  const busy = await small.pool.connect();
  expect(isDatabaseAway(await errorOf(small.db.execute(sql`select 1`)))).toBe(true);
  busy.release();
  await small.close();
});

test("the database counts as unavailable when it accepts a connection and does not answer in time", async () => {
  const silent = net.createServer().listen(0);
  await once(silent, "listening");
  const client = new pg.Client({
    host: "127.0.0.1",
    port: (silent.address() as net.AddressInfo).port,
    connectionTimeoutMillis: 50,
  });
  expect(isDatabaseAway(await errorOf(client.connect()))).toBe(true);
  silent.close();
});

test("a read-only database counts as unavailable, such as an old primary", async () => {
  expect(isDatabaseAway(await errorOf(database.quick.execute(sql`create table written (id int)`)))).toBe(true);
});

// These two wait for seconds, so they do it together.
test.concurrent("a silent database counts as unavailable, and is tried again on other connections", async () => {
  const stopped: number[] = [];
  const waiting = openDatabase(database.url, { statementTimeoutMs: 50 });
  const stop = async (tx: { execute: typeof waiting.db.execute }) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    stopped.push(rows[0]!.pid);
    process.kill(rows[0]!.pid, "SIGSTOP");
  };
  try {
    await stop(waiting.db);
    const alone = errorOf(waiting.db.execute(sql`select 1`));
    const together = errorOf(
      waiting.transaction(async (tx) => {
        await stop(tx);
        await tx.execute(sql`select 1`);
      }),
    );
    expect([isDatabaseAway(await alone), isDatabaseAway(await together)]).toEqual([true, true]);
    expect((await waiting.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  } finally {
    for (const pid of stopped) process.kill(pid, "SIGCONT");
    await waiting.close();
  }
}, 20_000);

test.concurrent("a transaction may have a longer time limit, which its connection does not keep", async () => {
  const hasty = openDatabase(database.url, { poolSize: 1, statementTimeoutMs: 50 });
  const timeout = async () => {
    const client = await hasty.pool.connect();
    client.release();
    return (client as unknown as { connection: { stream: { timeout: number } } }).connection.stream.timeout;
  };
  const before = await timeout();
  await hasty.transaction(async (tx) => {
    await setStatementTimeout(tx, 10_000);
    // Longer than silence is borne elsewhere.
    await tx.execute(sql`select pg_sleep(6)`);
  });
  expect(await timeout()).toBe(before);
  expect(databaseCode(await errorOf(hasty.db.execute(sql`select pg_sleep(1)`)))).toBe("57014");
  await hasty.close();
}, 20_000);

test("a connection lost between two statements fails only that transaction", async () => {
  const broken = await errorOf(
    database.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await database.pool.query("select pg_terminate_backend($1)", [rows[0]!.pid]);
      await sleep(200);
      await tx.execute(sql`select 1`);
    }),
  );
  expect(isDatabaseAway(broken)).toBe(true);
  expect((await database.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});

test("a missing file or another service is not an unavailable database", async () => {
  expect(isDatabaseAway(Object.assign(new Error("no such file"), { code: "ENOENT", syscall: "open" }))).toBe(false);
  expect(isDatabaseAway(await errorOf(fetch("http://127.0.0.1:2"))), "another service").toBe(false);
});

test("accepts a database in which Khmer can be searched, and refuses one in which it cannot", async () => {
  await assertUtf8Ctype(database.pool);
  const { adminUrl } = inject("cluster");
  const name = `test_ctype_${process.pid}`;
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${name} owner shop template template0 encoding 'UTF8' locale 'C'`);
  const bare = openDatabase(databaseUrl(adminUrl, name));
  afterAll(async () => {
    await bare.close();
    await admin.query(`drop database ${name}`);
    await admin.end();
  });
  await expect(assertUtf8Ctype(bare.pool)).rejects.toThrow(
    "LC_CTYPE C, with which Khmer and Chinese cannot be searched",
  );
});
