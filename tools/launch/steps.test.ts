import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

/** The output and exit code of these steps. */
function run(steps: string) {
  const script = `import { runSteps } from "./steps.mjs"; process.exitCode = await runSteps(${steps});`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: import.meta.dirname,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

test("a step that throws fails like any other, and the next ones run", () => {
  const { status, stdout, stderr } = run(
    `[["First", () => { throw new Error("no build") }], ["Second", async () => ({ passed: 2, failed: 0 })]]`,
  );
  expect(stderr).toBe("no build\n");
  expect(stdout).toMatch(/FAILED {2}First .* 1 failed/);
  expect(stdout).toMatch(/passed {2}Second .* 2 passed/);
  expect(status).toBe(1);
});

test("flaky and skipped tests are counted separately", () => {
  const { status, stdout } = run(
    `[["Browser tests", async () => ({ passed: 5, failed: 0, flaky: 1, skipped: 3 })], ["Types", async () => ({ passed: 1, failed: 0 })]]`,
  );
  expect(stdout).toMatch(/passed {2}Browser tests +5 passed +0 failed +1 flaky +3 skipped/);
  expect(stdout.trim().split("\n").at(-1)).toBe("6 passed, 0 failed, 1 flaky, 3 skipped");
  expect(status).toBe(0);
});
