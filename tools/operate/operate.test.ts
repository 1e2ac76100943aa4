import { expect, test } from "vitest";
import type { Services } from "@shop/api/platform/context";
import { StaffError } from "@shop/api/platform/errors/staff-error";
import { commands } from "./commands.ts";
import { helpLines } from "./operate.ts";
import { commandLine } from "./testing/command-line.ts";

/** Whatever is refused here is refused before it asks anything of the shop. */
const run = commandLine({} as Services);

test("an unknown command is refused, with a suggestion and a hint to the help", async () => {
  const all = "`npm run operate -- help` lists the commands";
  await expect(run("sell", "everything", "today")).rejects.toThrow(
    new StaffError(`There is no command sell everything. ${all}`),
  );
  await expect(run("stroe", "set", "S001", "name", "Lotus")).rejects.toThrow(
    new StaffError(`There is no command stroe set. Did you mean store set? ${all}`),
  );
  await expect(run("store", "burn")).rejects.toThrow(
    new StaffError("There is no command store burn. `npm run operate -- help store` lists the commands"),
  );
  await expect(run("store")).rejects.toThrow(
    new StaffError("There is no command store. `npm run operate -- help store` lists the commands"),
  );
  expect(() => helpLines(commands, ["foo"])).toThrow(new StaffError(`There is no command foo. ${all}`));
  expect(() => helpLines(commands, ["ordr"])).toThrow(
    new StaffError(`There is no command ordr. Did you mean order? ${all}`),
  );
});

test("help of one command has its details, help of all has none", () => {
  expect(helpLines(commands, ["store", "set", "S001", "color"]).join("\n")).toMatch(
    /store set CODE[\s\S]*color +a colour such as(?![\s\S]*price set)/,
  );
  expect(helpLines(commands).join("\n")).not.toMatch(/a colour such as/);
});

test("a store is named in one way: --store, or first by the commands about the store itself", () => {
  for (const { usage } of commands)
    expect(usage.replaceAll("--store CODE", "").includes("CODE"), usage).toBe(/^store (?!list)/.test(usage));
});

test("an option that the usage has without brackets has to be given", async () => {
  await expect(run("account", "list")).rejects.toThrow(
    new StaffError("--store is missing\nUsage: npm run operate -- account list --store CODE"),
  );
});
