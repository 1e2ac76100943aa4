import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

/** Starts a tool on a data directory without a server; it works for this long once it is connected. */
async function startTool(dataDir: string, milliseconds: number) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "testing/tool.ts"), String(milliseconds)], {
    env: { PATH: process.env["PATH"], DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text: Buffer) => (said += text.toString()));
  const ended = once(child, "close").then(([code]) => ({ code: code as number, said }));
  await Promise.race([once(child.stdout, "data"), ended]);
  return { ended };
}

test("a tool that started the database leaves it to others that still use it", { timeout: 60_000 }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "shop-tools-"));
  chmodSync(dataDir, 0o711);
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const first = await startTool(dataDir, 500);
  const second = await startTool(dataDir, 3000);
  expect(await second.ended).toEqual({ code: 0, said: "at work\ndone\n" });
  expect(await first.ended).toMatchObject({ code: 0, said: expect.stringContaining("done") });
});
