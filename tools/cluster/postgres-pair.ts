import { createServer, type Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { pause } from "./interruption.ts";
import { PostgresNode, type NodePlace } from "./postgres-node.ts";

/** Milliseconds between two checks of the pair. */
const lookEvery = 250;

/**
 * A primary and its standby. A commit waits for the standby, so that none is lost with the primary; if the standby is
 * gone, commits no longer wait for it. If the primary is gone, the standby takes over, and the old one comes back as
 * standby. This is the least that an operator such as Patroni or CloudNativePG does, enough for tests on one machine.
 */
export class PostgresPair {
  readonly #say: (text: string) => void;
  #primary: PostgresNode;
  #standby: PostgresNode;
  #roles: Server[] = [];
  #wanted = true;
  /** Whether both work and commits wait for the standby. */
  #whole = false;
  #watching: Promise<void> = Promise.resolve();

  private constructor(primary: PostgresNode, standby: PostgresNode, say: (text: string) => void) {
    this.#primary = primary;
    this.#standby = standby;
    this.#say = say;
  }

  static async start(
    places: readonly [NodePlace, NodePlace],
    rolePorts: readonly [number, number],
    say: (text: string) => void,
    interrupted: AbortSignal,
  ): Promise<PostgresPair> {
    const [first, second] = [new PostgresNode(places[0]), new PostgresNode(places[1])];
    const pair = new PostgresPair(first, second, say);
    try {
      await first.create();
      await second.follow(first);
      await pair.#waitForStandby(interrupted);
      pair.#roles = [first, second].map((node, index) => pair.#tellRole(node, rolePorts[index]!));
      pair.#watching = pair.#watch();
      return pair;
    } catch (error) {
      await pair.stop();
      throw error;
    }
  }

  /** Answers 200 for the primary and 503 for the other, as Patroni does. */
  #tellRole(node: PostgresNode, port: number): Server {
    return createServer((_, response) =>
      response.writeHead(node === this.#primary && node.runs ? 200 : 503).end(),
    ).listen(port, "127.0.0.1");
  }

  async #watch(): Promise<void> {
    while (this.#wanted) {
      await sleep(lookEvery);
      try {
        if (!this.#wanted) return;
        if (!this.#primary.runs) await this.#failOver();
        if (!this.#standby.runs) await this.#replaceStandby();
      } catch (error) {
        this.#say(`The pair could not be mended yet: ${String(error)}`);
      }
    }
  }

  async #failOver(): Promise<void> {
    this.#whole = false;
    this.#standby.promote();
    await this.#requireStandby(this.#standby, false);
    [this.#primary, this.#standby] = [this.#standby, this.#primary];
    this.#say(`PostgreSQL ${this.#standby.name} is gone: ${this.#primary.name} is the primary now`);
  }

  async #replaceStandby(): Promise<void> {
    this.#whole = false;
    await this.#requireStandby(this.#primary, false);
    this.#say(`PostgreSQL ${this.#primary.name} goes on alone until ${this.#standby.name} is back`);
    await this.#standby.follow(this.#primary);
    await this.#waitForStandby();
  }

  async #waitForStandby(interrupted?: AbortSignal): Promise<void> {
    while ((await this.#primary.query("select from pg_stat_replication where state = 'streaming'")).length === 0)
      await pause(100, interrupted);
    await this.#requireStandby(this.#primary, true);
    this.#whole = true;
    this.#say(`PostgreSQL ${this.#standby.name} follows ${this.#primary.name}`);
  }

  async #requireStandby(node: PostgresNode, required: boolean): Promise<void> {
    await node.query(`alter system set synchronous_standby_names = '${required ? "*" : ""}'`);
    await node.query("select pg_reload_conf()");
  }

  async whole(interrupted?: AbortSignal): Promise<void> {
    while (!this.#whole || !this.#primary.runs || !this.#standby.runs) await pause(100, interrupted);
  }

  killPrimary(): Promise<void> {
    return this.#primary.kill();
  }

  killStandby(): Promise<void> {
    return this.#standby.kill();
  }

  async stop(): Promise<void> {
    this.#wanted = false;
    await this.#watching;
    for (const server of this.#roles) server.close();
    await this.#primary.stop();
    await this.#standby.stop();
  }
}
