import { once } from "node:events";
import { join } from "node:path";
import { StartError } from "@shop/api/platform/errors/start-error";
import { startCluster } from "./cluster.ts";
import { interruption } from "./interruption.ts";

// npm run cluster: two servers, PostgreSQL primary and standby, Redis or Valkey, and nginx with TLS and HTTP/2 on this machine, until Ctrl-C

const interrupted = interruption();
interrupted.addEventListener("abort", () => console.log("Stopping …"));
try {
  const directory = process.env.CLUSTER_DIR ?? join(import.meta.dirname, "../../.cache/cluster");
  const cluster = await startCluster({
    directory,
    firstPort: Number(process.env.PORT ?? 3443),
    say: console.log,
    interrupted,
  });
  console.log(
    `The shop is at https://s001.localhost:${cluster.httpsPort}/ (a certificate of its own: let the browser pass). Logs are in ${directory}.`,
  );
  if (!interrupted.aborted) await once(interrupted, "abort");
  await cluster.stop();
} catch (error) {
  // A start that is interrupted is expected to fail.
  if (interrupted.aborted) process.exit();
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
