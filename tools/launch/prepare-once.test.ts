import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { eventually } from "@shop/api/platform/testing/eventually";

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "shop-prepare-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const script = `
  import { appendFileSync, existsSync } from "node:fs";
  import { setTimeout as sleep } from "node:timers/promises";
  import { prepareOnce } from "./prepare-once.mjs";
  await prepareOnce("held/lock", () => existsSync("built"), async () => {
    appendFileSync("work", "begun ");
    while (process.argv[1] === "until-told" && !existsSync("told")) await sleep(20);
    if (process.argv[1] === "fails") throw new Error("no build");
    appendFileSync("work", "done ");
    appendFileSync("built", "");
  });
  console.log("goes on");`.replace("./prepare-once.mjs", join(import.meta.dirname, "prepare-once.mjs"));

/** Prepares the folder in a process of its own; resolves to its output and exit code. It passes on each piece of output at once. */
async function prepare(how = "", hear: (piece: string) => void = () => undefined) {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script, how], {
    cwd: folder,
    stdio: ["ignore", "pipe", "ignore"],
  });
  child.stdout.on("data", (piece) => hear(String(piece)));
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, "close") as Promise<[number | null]>]);
  return { said, code };
}

const work = () => readFileSync(join(folder, "work"), "utf8");

test("of three concurrent starts one does the work, the others say that they wait", async () => {
  const waits = /^Waiting for process \d+, which is installing or building in this directory/;
  let waiting = 0;
  // The work ends when both others wait, however long a busy machine takes to start them.
  const hear = (piece: string) => {
    if (waits.test(piece) && ++waiting === 2) writeFileSync(join(folder, "told"), "");
  };
  const all = await Promise.all(["until-told", "until-told", "until-told"].map((how) => prepare(how, hear)));
  expect(work()).toBe("begun done ");
  expect(all.every(({ said }) => said.endsWith("goes on\n"))).toBe(true);
  expect(all.filter(({ said }) => waits.test(said))).toHaveLength(2);
  expect(existsSync(join(folder, "held/lock"))).toBe(false);
});

test("after failed work the next start does it", async () => {
  expect((await prepare("fails")).code).toBe(1);
  expect(await prepare()).toEqual({ said: "goes on\n", code: 0 });
  expect(work()).toBe("begun begun done ");
});

test("a killed process blocks nobody", async () => {
  const { pid } = spawnSync(process.execPath, ["--eval", ""]);
  mkdirSync(join(folder, "held"));
  writeFileSync(join(folder, "held/lock"), String(pid));
  expect(await prepare()).toEqual({ said: "goes on\n", code: 0 });
  expect(work()).toBe("begun done ");
});

/** Calls the function in this process; resolves to what it prints. */
async function inProcess() {
  vi.resetModules();
  const { prepareOnce } = await import("./prepare-once.mjs");
  const said = vi.spyOn(console, "log").mockImplementation(() => undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  mkdirSync(join(folder, "held"));
  return { prepareOnce, said, lock: join(folder, "held/lock") };
}

test("a start that waits several times says so once", async () => {
  const { prepareOnce, said, lock } = await inProcess();
  for (let time = 0; time < 2; time++) {
    writeFileSync(lock, String(process.ppid));
    const looked = vi.spyOn(process, "kill");
    const worked = vi.fn();
    const prepared = prepareOnce(lock, () => false, worked);
    await eventually(async () => expect(looked).toHaveBeenCalledWith(process.ppid, 0));
    looked.mockRestore();
    expect(worked).not.toHaveBeenCalled();
    rmSync(lock);
    await prepared;
    expect(worked).toHaveBeenCalledOnce();
  }
  expect(said).toHaveBeenCalledOnce();
});

test("two starts that find a killed process's lock do not work at the same time", async () => {
  const { prepareOnce, said, lock } = await inProcess();
  const { pid } = spawnSync(process.execPath, ["--eval", ""]);
  writeFileSync(lock, String(pid));
  // Another process takes the lock over just after this one has seen that its holder is dead.
  vi.spyOn(process, "kill").mockImplementationOnce(() => {
    writeFileSync(lock, String(process.ppid));
    throw Object.assign(new Error("no such process"), { code: "ESRCH" });
  });
  const worked = vi.fn();
  const prepared = prepareOnce(lock, () => false, worked);
  await eventually(async () => expect(said).toHaveBeenCalled());
  expect(worked).not.toHaveBeenCalled();
  rmSync(lock);
  await prepared;
  expect(worked).toHaveBeenCalledOnce();
});
