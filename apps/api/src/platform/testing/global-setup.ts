import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startTestCluster, type TestCluster } from "./cluster.ts";

declare module "vitest" {
  export interface ProvidedContext {
    cluster: TestCluster;
  }
}

/** Starts one PostgreSQL for the whole test run, and removes at its end all temporary files that tests left, also those that failed. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { cluster, stop } = await startTestCluster();
  project.provide("cluster", cluster);
  const temporary = mkdtempSync(join(tmpdir(), "shop-tests-"));
  // Some tests run servers as other users, who have to pass through it.
  chmodSync(temporary, 0o711);
  process.env.TMPDIR = temporary;
  return async () => {
    await stop();
    rmSync(temporary, { recursive: true, maxRetries: 3 });
  };
}
