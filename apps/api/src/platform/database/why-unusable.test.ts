import { once } from "node:events";
import net from "node:net";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../../testing/servers/free-port.ts";
import { testDatabase } from "../testing/database.ts";
import { isDatabaseAway } from "./database-errors.ts";
import { whyUnusable } from "./why-unusable.ts";

const database = await testDatabase();

async function reasonAt(url: string, statement = "select 1"): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query(statement);
    return "usable";
  } catch (error) {
    return whyUnusable(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

test("a database that cannot be used is reported in one line with what to check", async () => {
  expect(await reasonAt(database.url)).toBe("usable");
  expect(await reasonAt(`postgres://x@127.0.0.1:${await freePort()}/x`)).toMatch(
    /^The database does not answer: check DATABASE_URL/,
  );
  const other = new URL(database.url);
  other.pathname = "/no-such-shop";
  expect(await reasonAt(other.href)).toMatch(
    /^The database is not there \(database "no-such-shop" does not exist\): make it with CREATE DATABASE/,
  );
  expect(await reasonAt(database.url, "create table pg_catalog.mine (id integer)")).toMatch(
    /^The database does not let the shop make its tables \(permission denied .*\): let the user/,
  );
  expect(
    whyUnusable(
      Object.assign(new pg.DatabaseError('too many connections for role "shop"', 1, "error"), { code: "53300" }),
    ),
  ).toMatch(/^The database has no connection left .*raise its max_connections/);
  expect(
    whyUnusable(Object.assign(new pg.DatabaseError("No space left on device", 1, "error"), { code: "53100" })),
  ).toMatch(/^The database is out of room \(No space left on device\): give it disk/);
  expect(
    whyUnusable(
      Object.assign(new pg.DatabaseError('password authentication failed for user "shop"', 1, "error"), {
        code: "28P01",
      }),
    ),
  ).toMatch(/^The database refuses who asks .*check name and password/);
});

test("a database that cannot be spoken with in secret is reported", async () => {
  const plain = net.createServer((socket) => socket.once("data", () => socket.end("N"))).listen(0, "127.0.0.1");
  onTestFinished(() => void plain.close());
  await once(plain, "listening");
  const { port } = plain.address() as net.AddressInfo;
  expect(await reasonAt(`postgres://x@127.0.0.1:${port}/x?sslmode=verify-full`)).toMatch(
    /^The connection to the database cannot be encrypted \(The server does not support SSL connections\): renew/,
  );
  const expired = Object.assign(new Error("certificate has expired"), { code: "CERT_HAS_EXPIRED" });
  const reason = "The connection to the database cannot be encrypted (certificate has expired): renew";
  for (const error of [expired, new Error("Failed query", { cause: expired })]) {
    expect(whyUnusable(error)).toContain(reason);
    expect(isDatabaseAway(error)).toBe(true);
  }
});

test("any other error is not changed", async () => {
  expect(await reasonAt(database.url, "select nothing")).toBe(undefined);
  expect(whyUnusable(new Error("broken"))).toBe(undefined);
});
