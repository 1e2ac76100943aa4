import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const directory = mkdtempSync(join(tmpdir(), "shop-bucket-"));
afterAll(() => rmSync(directory, { recursive: true }));

const bucket = { S3_BUCKET: "uploads", S3_ENDPOINT: "http://127.0.0.1:9", S3_REGION: "r", S3_ACCESS_KEY_ID: "a", S3_SECRET_ACCESS_KEY: "b" };

/** Runs a tool with a database that does not exist. */
function run(tool: string, ...words: string[]) {
  const env = { PATH: process.env["PATH"], DATA_DIR: directory, DATABASE_URL: "postgres://127.0.0.1:9/none", ...bucket };
  return spawnSync(process.execPath, [join(import.meta.dirname, "..", tool), ...words], { env, encoding: "utf8", timeout: 20_000 });
}

test("with a bucket, backup says that it does not contain the uploads", () => {
  const { stdout, stderr } = run("backup/backup.ts", join(directory, "backup"));
  expect(stderr).toContain("Uploads stand in the bucket uploads and are not part of this backup");
  expect(stdout).toBe("");
});

test("other tools do not mention the bucket", () => {
  const { stdout, stderr } = run("operate/main.ts", "store", "list");
  expect(stdout + stderr).not.toContain("bucket");
});
