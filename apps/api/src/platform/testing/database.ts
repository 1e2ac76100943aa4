import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, inject } from "vitest";
import { openDatabase, type Database } from "../database/database.ts";
import { databaseUrl } from "./cluster.ts";

export interface TestDatabase extends Database {
  url: string;
}

/**
 * A fresh migrated database, dropped after the tests of the file (or of the `describe`) that
 * asks for it at its top level.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const { adminUrl, template } = inject("cluster");
  return copyDatabase(adminUrl, template);
}

/** The same without any table, for tests of what makes them. */
export async function emptyDatabase(): Promise<TestDatabase> {
  return copyDatabase(inject("cluster").adminUrl, "template0");
}

async function copyDatabase(adminUrl: string, template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString("hex")}`;
  await administer(adminUrl, `create database ${name} owner shop template ${template}`);
  const url = databaseUrl(adminUrl, name);
  const database = openDatabase(url, { poolSize: 20, applicationName: "test" });
  afterAll(async () => {
    await database.close();
    await administer(adminUrl, `drop database ${name} with (force)`);
  });
  return { ...database, url };
}

async function administer(adminUrl: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}
