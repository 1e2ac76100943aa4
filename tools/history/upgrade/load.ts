import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Entrance } from "../entrance.ts";
import type { ServerProcess } from "../servers.ts";
import type { ApiShopper } from "../api-shopper.ts";

/** Pauses between a shopper's turns and orders, in milliseconds: long enough for the limits of 240 writes and 20 orders a minute. */
const turnPauseMs = 250;
const orderPauseMs = 3200;
const pages = ["/", "/kh/", "/zh/phone", "/promotions", "/search/phone", "/checkout", "/account/myaccount/myorders"];

interface Shopping {
  older: ServerProcess;
  newer: ServerProcess;
  shoppers: readonly ApiShopper[];
  /** Ids of the products that are looked at and bought. */
  goods: readonly number[];
}

/** Shoppers who look and buy, at the older version alone and then at whichever version is there. */
export class UpgradeLoad {
  /** The acknowledged orders, by number, and the server that placed each. */
  readonly told = new Map<string, ServerProcess>();
  /** What went wrong. */
  readonly failed: string[] = [];
  /** The number of requests that each server has answered. */
  readonly answered: Map<ServerProcess, number>;
  /** The number of checkouts that were sent a second time, to the other version. */
  again = 0;
  readonly #goods: readonly number[];
  readonly #entrance: Entrance;
  readonly #turns: Promise<unknown>;
  #isOver = false;

  constructor({ older, newer, shoppers, goods }: Shopping) {
    this.#goods = goods;
    this.#entrance = new Entrance([older, newer], [older]);
    this.answered = new Map([
      [older, 0],
      [newer, 0],
    ]);
    this.#turns = Promise.all(shoppers.map((shopper, offset) => this.#shop(shopper, offset)));
  }

  /** The number of orders that a server has placed. */
  toldBy(server: ServerProcess): number {
    return [...this.told.values()].filter((each) => each === server).length;
  }

  /** Lets every shopper end their turn. */
  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#turns;
    await this.#entrance.close();
  }

  async #shop(shopper: ApiShopper, offset: number): Promise<void> {
    for (let turn = offset, nextOrder = 0; !this.#isOver; turn++) {
      const server = this.#entrance.pick(turn);
      const product = this.#goods[turn % this.#goods.length]!;
      const path = turn % 3 === 0 ? `/product/${product}` : pages[turn % pages.length]!;
      await this.#ask(server, path, () => shopper.open(server, path));
      await this.#ask(server, "the cart", () => shopper.fillCart(server, product));
      if (performance.now() >= nextOrder) {
        nextOrder = performance.now() + orderPauseMs;
        await this.#orderTwice(shopper, product, turn);
      }
      await this.#ask(server, "the list of orders", () => shopper.listOrders(server));
      await sleep(turnPauseMs);
    }
  }

  /** A browser that got no answer asks again, and may then reach the other version: it must not place another order. */
  async #orderTwice(shopper: ApiShopper, product: number, turn: number): Promise<void> {
    const key = randomUUID();
    const first = this.#entrance.pick(turn);
    await this.#ask(first, "a checkout", async () => {
      const { number, wrong } = await shopper.buy(first, product, key);
      if (number) this.told.set(number, first);
      return wrong;
    });
    const second = this.#entrance.pick(turn + 1);
    await this.#ask(second, "the same checkout again", async () => {
      const { number, wrong } = await shopper.buy(second, product, key);
      if (second !== first) this.again++;
      return wrong ?? (this.told.has(number!) ? undefined : `another order, ${number}`);
    });
  }

  /** Counts what a shopper does at a server. `work` returns what went wrong. */
  async #ask(server: ServerProcess, what: string, work: () => Promise<string | undefined>): Promise<void> {
    const wrong = await work().catch(String);
    this.answered.set(server, this.answered.get(server)! + 1);
    if (wrong) this.failed.push(`${what} at the ${server.name} version: ${wrong.slice(0, 200)}`);
  }
}
