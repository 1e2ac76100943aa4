import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

/** The output and exit code of a command of staff while the database is away. */
function run(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "main.ts"), ...words], {
    env: { PATH: process.env["PATH"], DATABASE_URL: "postgres://nobody@127.0.0.1:1/shop" },
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

test("a mistyped command is refused without the database", { timeout: 60_000 }, () => {
  expect(run("order", "lst")).toEqual({
    status: 1,
    stdout: "",
    stderr:
      "There is no command order lst. Did you mean order list? `npm run operate -- help order` lists the commands\n",
  });
  for (const words of [["--as"], ["--as", " ", "order", "list"]])
    expect(run(...words)).toMatchObject({ status: 1, stderr: expect.stringMatching(/^--as needs the name/) });
  expect(run("order", "list")).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^The database does not answer/),
  });
});
