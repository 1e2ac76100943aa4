import { expect, test } from "vitest";
import { fitsLock } from "./fits-lock.mjs";

const ofWorkspace = "apps/api/node_modules/pg-boss";
const lock = {
  "apps/api": {},
  "node_modules/hono": { version: "4.1.0" },
  [ofWorkspace]: { version: "12.1.0" },
  "node_modules/vitest": { version: "5.0.0", dev: true },
  "node_modules/other-system": { version: "1.0.0", optional: true },
};
const { "node_modules/other-system": _, ...installed } = lock;

test.each([
  ["all are there, but for those of other systems", {}, true],
  ["one has another version", { "node_modules/hono": { version: "4.0.0" } }, false],
  ["one in a workspace's own folder has another version", { [ofWorkspace]: { version: "12.0.0" } }, false],
  ["one is missing", { "node_modules/hono": undefined }, false],
  ["one for development is missing", { "node_modules/vitest": undefined }, false],
])("packages are installed again where one is missing or of another version: %s", (_case, change, fits) => {
  expect(fitsLock(lock, { ...installed, ...change }, false)).toBe(fits);
});

test("in production, packages for development may be missing", () => {
  const { "node_modules/vitest": _vitest, ...present } = installed;
  expect(fitsLock(lock, present, true)).toBe(true);
});
