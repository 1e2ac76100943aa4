import { ensureDataDir } from "@shop/api/platform/data-dir";
import { readEnv, type Env } from "@shop/api/platform/env";
import { createLog, type Logger } from "@shop/api/platform/log";
import { checkPort } from "./lifecycle.ts";

/**
 * The settings of a server, and its log. A start ends here, before it has done anything, where a setting is wrong, the data
 * directory cannot be written or the port is in use.
 */
export async function checkSettings(variables: NodeJS.ProcessEnv): Promise<{ env: Env; log: Logger }> {
  const env = readEnv(variables);
  const log = createLog(env.logLevel);
  ensureDataDir(env.dataDir);
  await checkPort(env.port);
  return { env, log };
}
