import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { eventually } from "@shop/api/platform/testing/eventually";
import { end, spawnLogged } from "./supervised.ts";

const directory = mkdtempSync(join(tmpdir(), "shop-supervised-"));
const logFile = join(directory, "log");
afterAll(() => rmSync(directory, { recursive: true }));

/** Number of open files of this process that are this log; works only where the system lists them. */
function openLogs(): number {
  return readdirSync("/proc/self/fd").filter((name) => {
    try {
      return readlinkSync(join("/proc/self/fd", name)) === logFile;
    } catch {
      // This entry was the file handle that listed the directory.
      return false;
    }
  }).length;
}

test("a program's output is appended to its log, restart after restart", async () => {
  for (const word of ["one", "two"])
    spawnLogged({
      command: process.execPath,
      args: ["-e", `console.log("${word}"); console.error("${word}!")`],
      logFile,
    });
  await eventually(() =>
    expect(readFileSync(logFile, "utf8").split("\n").toSorted()).toEqual(["", "one", "one!", "two", "two!"]),
  );
});

test.runIf(process.platform === "linux")("restarting a program leaves no open files", async () => {
  for (let start = 0; start < 3; start++)
    await end(spawnLogged({ command: "sleep", args: ["60"], logFile }), "SIGKILL");
  expect(openLogs()).toBe(0);
});
