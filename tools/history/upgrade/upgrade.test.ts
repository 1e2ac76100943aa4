import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");

// Two builds and three starts: only with `npm run test:full`.
test.runIf(process.env["FULL"])(
  "an older version and this one serve shoppers together, and the change loses nothing",
  () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ["tools/launch/history.mjs", "tools/history/upgrade/main.ts"],
      { cwd: root, encoding: "utf8" },
    );
    console.info(stdout);
    expect(status, stdout + stderr).toBe(0);
  },
  900_000,
);
