import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLog } from "@shop/api/platform/log";
import { startEmbeddedPostgres } from "@shop/api/platform/postgres/embedded";
import { Outside } from "./outside.ts";

/** What the servers of a run stand on. */
interface Ground {
  /** Of this run alone; it goes with it. */
  directory: string;
  postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
  outside: Outside;
  /** What is deferred here is done when the run ends, the last first. */
  undo: AsyncDisposableStack;
}

/** Starts an empty PostgreSQL and simulated external services, and what `build` makes on them; takes all of it down again if that fails. */
export async function onGround<Built>(
  name: string,
  build: (ground: Ground) => Promise<Built>,
): Promise<Built & { close(): Promise<void> }> {
  const undo = new AsyncDisposableStack();
  try {
    const directory = mkdtempSync(join(tmpdir(), `shop-${name}-`));
    undo.defer(() => rmSync(directory, { recursive: true, force: true }));
    // PostgreSQL runs as another user, who has to get through this directory to its own, which are private.
    chmodSync(directory, 0o711);
    const outside = new Outside();
    await outside.start();
    undo.defer(() => outside.stop());
    const postgres = await startEmbeddedPostgres({ dataDir: directory, log: createLog("silent") });
    undo.defer(() => postgres.stop());
    return { ...(await build({ directory, postgres, outside, undo })), close: () => undo.disposeAsync() };
  } catch (error) {
    await undo.disposeAsync();
    throw error;
  }
}
