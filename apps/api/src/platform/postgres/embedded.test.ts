import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { eventually } from "../testing/eventually.ts";
import { isAlive, readPostmaster } from "./postmaster.ts";

const asRoot = process.getuid?.() === 0;
/** An ordinary user of every system; he cannot run a clone that stands in a closed home. */
const ordinary = { uid: 65534, gid: 65534 };
const ordinaryRuns = asRoot && spawnSync(process.execPath, ["--version"], { ...ordinary, cwd: "/" }).status === 0;
const servers: Server[] = [];
const directories: string[] = [];

interface Server {
  process: ChildProcess;
  said: { url?: string; location?: string; refused?: string; info?: string };
  ended: Promise<number | null>;
}

function newDirectory(parent = tmpdir(), mode = 0o711): string {
  const directory = mkdtempSync(join(parent, "shop-embedded-"));
  chmodSync(directory, mode);
  directories.push(directory);
  return directory;
}

/** A data directory with a cluster, which takes long to make. */
let prepared = "";

beforeAll(async () => {
  prepared = mkdtempSync(join(tmpdir(), "shop-prepared-"));
  chmodSync(prepared, 0o711);
  await stop(await start(prepared));
});

afterAll(() => rmSync(prepared, { recursive: true }));

function preparedDirectory(): string {
  const directory = newDirectory();
  spawnSync("cp", ["-a", join(prepared, "postgres"), directory]);
  return directory;
}

/** Starts a server process and waits for what it says. */
async function start(dataDir: string, options: { uid?: number; gid?: number; state?: string } = {}): Promise<Server> {
  const script = join(import.meta.dirname, "testing/server.ts");
  const child = spawn(process.execPath, [script, dataDir, ...(options.state ? [options.state] : [])], {
    stdio: ["ignore", "pipe", "inherit"],
    uid: options.uid,
    gid: options.gid,
    cwd: "/",
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const said: Server["said"] = {};
  for await (const line of createInterface({ input: child.stdout })) {
    Object.assign(said, JSON.parse(line));
    if (said.url || said.refused) break;
  }
  const server = { process: child, said, ended };
  servers.push(server);
  return server;
}

async function stop(server: Server): Promise<void> {
  server.process.kill("SIGTERM");
  await server.ended;
}

async function query(server: Server, text: string): Promise<Record<string, unknown>[]> {
  expect(server.said.refused).toBeUndefined();
  const client = new pg.Client({ connectionString: server.said.url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

const clusterOf = (server: Server) => server.said.location!;
const pidOf = (server: Server) => readPostmaster(clusterOf(server))!.pid;

afterEach(async () => {
  await Promise.all(servers.splice(0).map(stop));
  // What a test left running on purpose.
  for (const directory of directories.splice(0)) {
    for (const home of [join(directory, "postgres"), join(directory, "data/postgres")]) {
      const left = readPostmaster(join(home, "cluster"));
      if (left && isAlive(left.pid)) process.kill(left.pid, "SIGQUIT");
    }
    rmSync(directory, { recursive: true, force: true, maxRetries: 20 });
  }
});

describe("startEmbeddedPostgres", () => {
  test("creates a database for Khmer, keeps its data, and stops with the server", async () => {
    const dataDir = newDirectory();
    const first = await start(dataDir);
    expect(
      await query(
        first,
        "select datctype, pg_encoding_to_char(encoding) as encoding from pg_database where datname = current_database()",
      ),
    ).toEqual([{ datctype: "C.UTF-8", encoding: "UTF8" }]);
    expect(await query(first, "select rolsuper from pg_roles where rolname = current_user")).toEqual([
      { rolsuper: false },
    ]);
    await query(first, "create table kept as select 1 as one");
    const pid = pidOf(first);
    await stop(first);
    expect(isAlive(pid)).toBe(false);

    const second = await start(dataDir);
    expect(await query(second, "select one from kept")).toEqual([{ one: 1 }]);
  });

  test("a second server on the same data is refused in one line, and does no harm", async () => {
    const dataDir = preparedDirectory();
    const first = await start(dataDir);
    const second = await start(dataDir);
    expect(second.said.refused).toBe(
      `${dataDir} is in use by another server, or by a command such as an import: stop it, wait for its end, or give this one a DATA_DIR of its own`,
    );
    expect(await second.ended).toBe(1);
    expect(await query(first, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  test("of two starts in an empty directory at once one gets it", async () => {
    const dataDir = newDirectory();
    const both = await Promise.all([start(dataDir), start(dataDir)]);
    expect(both.map(({ said }) => (said.refused ? "refused" : "runs")).sort()).toEqual(["refused", "runs"]);
  });

  test("takes over the PostgreSQL of a killed server", async () => {
    const dataDir = preparedDirectory();
    const first = await start(dataDir);
    await query(first, "create table kept as select 1 as one");
    const orphan = pidOf(first);
    first.process.kill("SIGKILL");
    await first.ended;
    expect(isAlive(orphan)).toBe(true);

    const second = await start(dataDir);
    expect(pidOf(second)).toBe(orphan);
    expect(await query(second, "select one from kept")).toEqual([{ one: 1 }]);
    await stop(second);
    expect(isAlive(orphan)).toBe(false);
  });

  test("starts after a crash of the machine", async () => {
    const dataDir = preparedDirectory();
    const first = await start(dataDir);
    await query(first, "create table kept as select 1 as one");
    first.process.kill("SIGKILL");
    await first.ended;
    process.kill(pidOf(first), "SIGKILL");
    await eventually(() => expect(isAlive(pidOf(first))).toBe(false));

    const second = await start(dataDir);
    expect(await query(second, "select one from kept")).toEqual([{ one: 1 }]);
  });

  test("ignores the process id of a crashed PostgreSQL that another program has now", async () => {
    const dataDir = preparedDirectory();
    const first = await start(dataDir);
    const pidFile = join(clusterOf(first), "postmaster.pid");
    const old = readFileSync(pidFile, "utf8");
    await stop(first);
    const other = spawn("sleep", ["60"]);
    writeFileSync(pidFile, old.replace(/^\d+/, String(other.pid)), { mode: 0o600 });
    const { uid, gid } = statSync(clusterOf(first));
    chownSync(pidFile, uid, gid);

    const second = await start(dataDir);
    expect(await query(second, "select 1 as one")).toEqual([{ one: 1 }]);
    expect(isAlive(other.pid!)).toBe(true);
    other.kill();
  });

  test("runs in its own session, so that Ctrl-C stops the server first", async () => {
    const server = await start(preparedDirectory());
    // "pid (name) state parent group session": the name has no blanks.
    const session = Number(readFileSync(`/proc/${pidOf(server)}/stat`, "utf8").split(" ")[5]);
    expect(session).toBe(pidOf(server));
  });

  test("PostgreSQL is restarted if it stops while the server runs", async () => {
    const server = await start(preparedDirectory());
    const before = pidOf(server);
    process.kill(before, "SIGKILL");
    await eventually(async () => expect(await query(server, "select 1 as one")).toEqual([{ one: 1 }]));
    expect(pidOf(server)).not.toBe(before);
  });

  test("with a path too long for a socket it uses the same private directory each time", async () => {
    const deep = join(newDirectory(), "x".repeat(100));
    mkdirSync(deep);
    const first = await start(deep);
    const { socketDirectory } = readPostmaster(clusterOf(first))!;
    directories.push(socketDirectory);
    await stop(first);
    chmodSync(socketDirectory, 0o777);
    expect((await start(deep)).said.refused).toContain(
      `${socketDirectory} belongs to another user or is open to others`,
    );

    chmodSync(socketDirectory, 0o700);
    const second = await start(deep);
    const before = pidOf(second);
    process.kill(before, "SIGKILL");
    await eventually(async () => expect(await query(second, "select 1 as one")).toEqual([{ one: 1 }]));
    expect(pidOf(second)).not.toBe(before);
  });

  test("leaves nothing of an interrupted creation", async () => {
    const dataDir = preparedDirectory();
    mkdirSync(join(dataDir, "postgres/draft-999999999"));
    const server = await start(dataDir);
    expect(existsSync(join(clusterOf(server), "../draft-999999999"))).toBe(false);
  });

  test("reports PostgreSQL's message if the message has several lines", async () => {
    const dataDir = preparedDirectory();
    writeFileSync(join(dataDir, "postgres/cluster/postmaster.pid"), "garbage\n");
    expect((await start(dataDir)).said.refused).toMatch(
      /^PostgreSQL did not start \(.*bogus data in lock file "postmaster.pid": "garbage\): see /,
    );
  });

  test("reports PostgreSQL's message if it cannot start", async () => {
    const dataDir = preparedDirectory();
    writeFileSync(join(dataDir, "postgres/cluster/postgresql.conf"), "no_such_setting = 1\n");
    const { said } = await start(dataDir);
    expect(said.refused).toMatch(/^PostgreSQL did not start \(.*configuration file.*\): see .*postgres\.log$/);
  });
});

describe.runIf(asRoot)("as root", () => {
  test("PostgreSQL runs as another user, in the data directory if that user can reach it", async () => {
    const dataDir = newDirectory();
    const server = await start(dataDir);
    expect(clusterOf(server).startsWith(dataDir)).toBe(true);
    const owner = statSync(clusterOf(server)).uid;
    expect(owner).not.toBe(0);
    expect(statSync(`/proc/${pidOf(server)}`).uid).toBe(owner);
  });

  test("is placed in the state directory if the user cannot reach the data directory, and says so", async () => {
    const state = newDirectory();
    const dataDir = join(newDirectory(tmpdir(), 0o700), "data");
    const server = await start(dataDir, { state });
    expect(clusterOf(server).startsWith(state)).toBe(true);
    expect(server.said.info).toContain(clusterOf(server));
    await query(server, "create table kept as select 1 as one");
    await stop(server);
    expect(await query(await start(dataDir, { state }), "select one from kept")).toEqual([{ one: 1 }]);
  });
});

describe.runIf(ordinaryRuns)("as an ordinary user", () => {
  test("PostgreSQL runs as that user, below the data directory, also when root starts it later", async () => {
    const dataDir = newDirectory();
    chownSync(dataDir, ordinary.uid, ordinary.gid);
    const server = await start(dataDir, ordinary);
    expect(clusterOf(server)).toBe(join(dataDir, "postgres/cluster"));
    expect(statSync(`/proc/${pidOf(server)}`).uid).toBe(ordinary.uid);
    await stop(server);

    const again = await start(dataDir);
    expect(statSync(`/proc/${pidOf(again)}`).uid).toBe(ordinary.uid);
    await stop(again);
    expect((await start(dataDir, ordinary)).said.url).toBeDefined();
  });
});
