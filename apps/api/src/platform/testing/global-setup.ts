import type { TestProject } from "vitest/node";
import { startTestCluster, type TestCluster } from "./cluster.ts";

declare module "vitest" {
  export interface ProvidedContext {
    cluster: TestCluster;
  }
}

/** Starts one PostgreSQL for the whole test run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { cluster, stop } = await startTestCluster();
  project.provide("cluster", cluster);
  return stop;
}
