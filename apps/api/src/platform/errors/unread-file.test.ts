import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { whyUnread } from "./unread-file.ts";

function told(path: string): string {
  try {
    readFileSync(path);
    return "read";
  } catch (error) {
    return whyUnread(path, error);
  }
}

test("a file that cannot be read is reported in words, with its whole path", () => {
  expect(told("none.json")).toBe(`There is no file ${resolve("none.json")}`);
  expect(told("package.json/none.json")).toBe(`There is no file ${resolve("package.json/none.json")}`);
  expect(told("apps")).toBe(`${resolve("apps")} is a directory, not a file`);
  expect(whyUnread("a.json", Object.assign(new Error(), { code: "EACCES" }))).toMatch(
    /a\.json may not be read by this user: /,
  );
  expect(whyUnread("a.json", Object.assign(new Error(), { code: "EIO" }))).toMatch(/a\.json cannot be read \(EIO\)$/);
});
