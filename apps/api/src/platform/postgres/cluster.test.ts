import { expect, test } from "vitest";
import { failureIn } from "./cluster.ts";

test("of initdb's output the line with the reason is taken, or the last one", () => {
  const full = `2026-11-28 06:25:02.274 UTC [29998] FATAL:  could not extend file "base/1/2691": wrote only 4096 of 8192 bytes at block 10
2026-11-28 06:25:02.274 UTC [29998] HINT:  Check free disk space.
child process exited with exit code 1
initdb: removing data directory "/data/postgres/draft-1"
`;
  expect(failureIn(full)).toBe(
    'FATAL:  could not extend file "base/1/2691": wrote only 4096 of 8192 bytes at block 10',
  );
  expect(failureIn('initdb: error: invalid locale name "C.UTF-8"\n')).toBe('error: invalid locale name "C.UTF-8"');
  expect(failureIn("Error: spawn initdb ENOENT\n")).toBe("Error: spawn initdb ENOENT");
});
