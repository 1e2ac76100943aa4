import { join } from "node:path";
import { StartError } from "@shop/api/platform/errors/start-error";
import { startCluster } from "./cluster.ts";

// npm run cluster: two servers, PostgreSQL primary and standby, Redis or Valkey, and nginx with TLS and HTTP/2 on this machine, until Ctrl-C

try {
  const directory = process.env.CLUSTER_DIR ?? join(import.meta.dirname, "../../.cache/cluster");
  const cluster = await startCluster({ directory, firstPort: Number(process.env.PORT ?? 3443), say: console.log });
  console.log(`The shop is at https://s001.localhost:${cluster.httpsPort}/ (a certificate of its own: let the browser pass). Logs are in ${directory}.`);
  await new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
  console.log("Stopping …");
  await cluster.stop();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
