import { userInfo } from "node:os";
import { text } from "node:stream/consumers";
import type { Changes } from "@shop/api/platform/changes/changes";
import { openJobs } from "@shop/api/platform/jobs/jobs";
import { openRedisCounters } from "@shop/api/platform/limits/redis-counters";
import { createLimits } from "@shop/api/platform/limits/limits";
import { createLog } from "@shop/api/platform/log";
import { Refusal } from "@shop/api/platform/errors/refusal";
import { StaffError } from "@shop/api/platform/errors/staff-error";
import { onShopDatabase } from "../shared/on-shop-database.ts";
import { commands } from "./commands.ts";
import { readLines } from "./lines.ts";
import { helpLines, operate, readCommand } from "./operate.ts";

// npm run operate -- [--as NAME] COMMAND, or - for commands from the standard input, one in a line

/** Commands publish changes but do not subscribe to any. */
const changes: Changes = { subscribe: () => () => undefined, isListening: () => false, close: async () => undefined };

/** Runs one command, given by its words, or all commands of a text until one is refused. A server may run at the same time, but is not needed. */
async function run(given: string | string[], actor: string): Promise<void> {
  await onShopDatabase({ poolSize: 4, applicationName: "shop operate" }, async ({ database, env, url }) => {
    const log = createLog("warn");
    const jobs = await openJobs(url, log);
    const redis = env.redisUrl ? await openRedisCounters(env.redisUrl, log) : undefined;
    const limits = createLimits(database.pool, { pepper: env.tokenKeys[0]?.secret ?? "", redis });
    let line: number | undefined;
    try {
      const commandLines: { number?: number; words: string[] }[] =
        typeof given === "string" ? readLines(given) : [{ words: given }];
      const services = { env, database, jobs, changes, limits, log, now: () => new Date() };
      for (const { number, words } of commandLines) {
        line = number;
        await operate(commands, words, { services, actor, say: console.log });
      }
    } catch (error) {
      report(error, line);
    } finally {
      await redis?.close();
      await jobs.stop();
    }
  });
}

/** Prints an error that the caller can put right as one line. */
function report(error: unknown, line?: number): void {
  if (!(error instanceof StaffError) && !(error instanceof Refusal)) throw error;
  console.error(line === undefined ? error.message : `Line ${line}: ${error.message}`);
  process.exitCode = 1;
}

let words = process.argv.slice(2);
let name = userInfo().username;
try {
  if (words[0] === "--as") {
    [, name = ""] = words;
    words = words.slice(2);
    if (name.trim() === "" || name.startsWith("-"))
      throw new StaffError("--as needs the name of who does it: npm run operate -- --as Sokha COMMAND");
  }
  if (words.length === 0 || words[0] === "help" || words[0] === "--help")
    for (const line of helpLines(commands, words.slice(1))) console.log(line);
  else if (words[0] === "-") await run(await text(process.stdin), `staff:${name}`);
  else {
    // A mistyped command is refused before a database is opened, or even started.
    readCommand(commands, words);
    await run(words, `staff:${name}`);
  }
} catch (error) {
  report(error);
}
