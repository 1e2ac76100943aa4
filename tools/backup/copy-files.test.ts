import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { copyFiles } from "./copy-files.ts";

const directory = mkdtempSync(join(tmpdir(), "shop-copy-"));
afterAll(() => rmSync(directory, { recursive: true }));

test("a file that disappears during the copy is left out, the rest is copied", async () => {
  const [from, to] = [join(directory, "from"), join(directory, "to")];
  mkdirSync(join(from, "claims"), { recursive: true });
  writeFileSync(join(from, "claims/b.webp"), "b");
  // It is listed but cannot be opened, like a picture that was deleted in between.
  symlinkSync(join(from, "gone.webp"), join(from, "claims/a.webp"));
  await copyFiles(from, to);
  expect(readdirSync(join(to, "claims"))).toEqual(["b.webp"]);
  expect(readFileSync(join(to, "claims/b.webp"), "utf8")).toBe("b");
});

test("a missing directory is copied as an empty one", async () => {
  await copyFiles(join(directory, "nothing"), join(directory, "empty"));
  expect(readdirSync(join(directory, "empty"))).toEqual([]);
});
