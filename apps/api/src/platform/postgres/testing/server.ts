import { startEmbeddedPostgres } from "../embedded.ts";

/** A server that does nothing but hold its PostgreSQL; run by tests as a process of its own. */
const [dataDir = "", stateDirectory] = process.argv.slice(2);
const say = (event: object) => console.log(JSON.stringify(event));
try {
  const log = { info: (message: unknown) => say({ info: message }), warn: () => undefined, error: console.error };
  const { url, location, stop } = await startEmbeddedPostgres({
    dataDir,
    stateDirectory,
    durable: false,
    log: log as never,
  });
  let stopped: Promise<void> | undefined;
  process.on("SIGTERM", () => (stopped ??= stop().then(() => process.exit(0))));
  say({ url, location });
} catch (error) {
  say({ refused: (error as Error).message });
  process.exit(1);
}
