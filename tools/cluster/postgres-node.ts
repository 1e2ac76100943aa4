import { spawnSync, type ChildProcess } from "node:child_process";
import { appendFileSync, chownSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { end, spawnLogged } from "./supervised.ts";

export interface NodePlace {
  name: string;
  port: number;
  /** The server's own directory, which is created anew. */
  directory: string;
  programs: string;
  account: { uid: number; gid: number } | undefined;
  logFile: string;
}

const settings = (directory: string) => `
listen_addresses = '127.0.0.1'
unix_socket_directories = '${directory}'
max_connections = 150
wal_level = replica
wal_keep_size = '512MB'
hot_standby = on
`;

/** One PostgreSQL server of a pair, primary or standby. */
export class PostgresNode {
  readonly place: NodePlace;
  #server: ChildProcess | undefined;

  constructor(place: NodePlace) {
    this.place = place;
  }

  get name(): string {
    return this.place.name;
  }

  get data(): string {
    return join(this.place.directory, "data");
  }

  #run(program: string, args: readonly string[]): void {
    const { programs, account, directory } = this.place;
    const { status, stderr } = spawnSync(join(programs, program), args, {
      ...account,
      cwd: directory,
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`${program}: ${stderr}`);
  }

  #empty(): void {
    const { directory, account } = this.place;
    rmSync(directory, { recursive: true, force: true });
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    if (account) chownSync(directory, account.uid, account.gid);
  }

  /** A new, empty primary with the shop's database. */
  async create(): Promise<void> {
    this.#empty();
    this.#run("initdb", ["-D", this.data, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8"]);
    appendFileSync(join(this.data, "postgresql.conf"), settings(this.place.directory));
    await this.start();
    await this.query("create role shop login");
    await this.query("create database shop owner shop");
  }

  /** Becomes a copy of the primary, and follows it as its standby. */
  async follow(primary: PostgresNode): Promise<void> {
    this.#empty();
    this.#run("pg_basebackup", [
      "-d",
      `host=127.0.0.1 port=${primary.place.port} user=postgres application_name=${this.name}`,
      "-D",
      this.data,
      "-R",
      "-X",
      "stream",
      "-c",
      "fast",
    ]);
    appendFileSync(join(this.data, "postgresql.conf"), settings(this.place.directory));
    await this.start();
  }

  async start(): Promise<void> {
    const { programs, account, port, logFile } = this.place;
    // In its own process group, since Ctrl-C would otherwise stop both of a pair at once, and each would take over from
    // the other.
    this.#server = spawnLogged({
      command: join(programs, "postgres"),
      args: ["-D", this.data, "-p", String(port)],
      options: { ...account, detached: true },
      logFile,
    });
    for (;;) {
      if (!this.runs) throw new Error(`PostgreSQL ${this.name} did not start: see ${logFile}`);
      if (
        await this.query("select 1").then(
          () => true,
          () => false,
        )
      )
        return;
      await sleep(100);
    }
  }

  get runs(): boolean {
    return this.#server !== undefined && this.#server.exitCode === null && this.#server.signalCode === null;
  }

  promote(): void {
    this.#run("pg_ctl", ["promote", "-D", this.data, "-w"]);
  }

  /** Kills it without warning. */
  async kill(): Promise<void> {
    await end(this.#server, "SIGKILL");
  }

  async stop(): Promise<void> {
    // Fast shutdown: connections are closed, what is committed stays.
    await end(this.#server, "SIGINT");
  }

  async query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
    const client = new pg.Client({
      host: "127.0.0.1",
      port: this.place.port,
      user: "postgres",
      database: "postgres",
      connectionTimeoutMillis: 2000,
    });
    client.on("error", () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
  }
}
