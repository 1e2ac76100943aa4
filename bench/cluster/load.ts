import { Agent, request } from "node:https";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Shopper } from "@shop/api/testing/samples/shopper";

/** Milliseconds between two requests of a reader. */
const readerPause = 40;
/** Milliseconds between two checkouts of a buyer, and before a retry. */
const buyerPause = 150;
/** Milliseconds after which a request counts as lost. */
const patience = 8000;

export interface Event {
  kind: "page" | "checkout";
  at: number;
  /** 0 if there was no answer. */
  status: number;
}

export const isAnswered = ({ status }: Event): boolean => status === 200;

/** What shoppers were told: the order by the key of its checkout. */
type Told = Map<string, string>;

/** Readers and buyers until they are stopped; a buyer repeats a checkout with the same key until it is answered. */
export class Load {
  readonly events: Event[] = [];
  readonly told: Told = new Map();
  readonly #port: number;
  readonly #loops: Promise<void>[] = [];
  readonly #agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
  #stopped = false;

  constructor(port: number) {
    this.#port = port;
  }

  read(paths: readonly string[], howMany: number): void {
    for (let reader = 0; reader < howMany; reader++) this.#loops.push(this.#readOn(paths, reader));
  }

  buy(shoppers: readonly Shopper[], productId: number, howMany: number): void {
    for (let buyer = 0; buyer < howMany; buyer++)
      this.#loops.push(
        this.#buyOn(
          shoppers.filter((_, index) => index % howMany === buyer),
          productId,
        ),
      );
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#loops);
    this.#agent.destroy();
  }

  async #readOn(paths: readonly string[], first: number): Promise<void> {
    for (let turn = first; !this.#stopped; turn++) {
      const at = performance.now();
      const { status } = await this.#send("GET", paths[turn % paths.length]!, {});
      this.events.push({ kind: "page", at, status });
      await sleep(readerPause);
    }
  }

  async #buyOn(shoppers: readonly Shopper[], productId: number): Promise<void> {
    for (let turn = 0; !this.#stopped; turn++) {
      const who = shoppers[turn % shoppers.length]!;
      const key = randomUUID();
      const body = JSON.stringify({
        checkout_type: "buy_now",
        product_id: productId,
        quantity: 1,
        payment_type: "cod",
        address: who.addressId,
      });
      for (;;) {
        const at = performance.now();
        const answer = await this.#send(
          "POST",
          "/rest/checkout",
          { ...who.headers, "content-type": "application/json", "idempotency-key": key },
          body,
        );
        this.events.push({ kind: "checkout", at, status: answer.status });
        if (answer.status === 200) {
          this.told.set(key, (JSON.parse(answer.text) as { data: { order_number: string } }).data.order_number);
          break;
        }
        if (answer.status > 0 && answer.status < 500) throw new Error(`checkout: ${answer.status} ${answer.text}`);
        await sleep(buyerPause);
      }
      await sleep(buyerPause);
    }
  }

  /** Status 0 means that there was no answer. */
  #send(
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: string,
  ): Promise<{ status: number; text: string }> {
    return new Promise((resolve) => {
      const lost = () => resolve({ status: 0, text: "" });
      const sent = request(
        {
          host: "127.0.0.1",
          port: this.#port,
          path,
          method,
          agent: this.#agent,
          servername: "s001.localhost",
          headers: { host: `s001.localhost:${this.#port}`, ...headers },
        },
        (response) => {
          let text = "";
          response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
          response.on("end", () => resolve({ status: response.statusCode!, text })).on("error", lost);
        },
      );
      sent
        .setTimeout(patience, () => sent.destroy())
        .on("error", lost)
        .end(body);
    });
  }
}
