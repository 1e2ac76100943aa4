import type { Chances } from "@shop/api/testing/hostile/random";
import type { Client, Reply, Sender } from "./client.ts";
import type { Journal } from "./journal.ts";
import type { Outside } from "./outside.ts";
import type { Acknowledged } from "./acknowledged.ts";
import type { World, WorldShopper } from "./world.ts";

/** What all tabs of a run share. */
interface Stage {
  world: World;
  client: Client;
  journal: Journal;
  outside: Outside;
  told: Acknowledged;
  seed: number;
}

/** A tab of a shopper's browser. It makes one call after the other, concurrently with the shopper's other tabs. */
export class Tab {
  readonly stage: Stage;
  readonly shopper: WorldShopper;
  readonly number: number;
  readonly chances: Chances;
  readonly sender: Sender;
  /** Calls sent. */
  sent = 0;
  #keys = 0;

  constructor(stage: Stage, shopper: WorldShopper, number: number, chances: Chances) {
    this.stage = stage;
    this.shopper = shopper;
    this.number = number;
    this.chances = chances;
    const { customerId, store, token } = shopper;
    this.sender = {
      name: `${customerId}.${number}`,
      store,
      customerId,
      token,
      ip: `100.64.${customerId % 250}.${number + 1}`,
    };
  }

  key(): string {
    return `${this.stage.seed}-${this.sender.name}-${++this.#keys}`;
  }

  server(): number {
    return this.chances.below(2);
  }

  get(path: string): Promise<Reply> {
    return this.send(path, {});
  }

  post(path: string, body: object, key?: string): Promise<Reply> {
    return this.send(path, { method: "POST", body, key });
  }

  send(
    path: string,
    what: { method?: string; body?: object; key?: string; form?: () => FormData },
    sender = this.sender,
  ): Promise<Reply> {
    this.sent++;
    return this.stage.client.call(sender, path, { ...what, server: this.server() });
  }

  /** Sends the same request twice at once, as a double tap does. Both must get the same answer. */
  async twice(path: string, body: object): Promise<Reply> {
    const key = this.key();
    const [first, second] = await Promise.all([this.post(path, body, key), this.post(path, body, key)]);
    // Only successful answers are kept for an idempotency key; of two tries one may be refused.
    if (first.ok && second.ok && essence(first, second) !== essence(second, first))
      this.violate("one key, two answers", { path, first, second });
    return first.ok ? first : second;
  }

  violate(rule: string, detail: unknown): void {
    this.stage.journal.violate(rule, { who: this.sender.name, detail });
  }
}

/**
 * An answer without what may differ between two tries: the link to the bank's app, where the bank did not answer one of
 * them; the seconds that are left, by each server's own clock; and the cart line of a guest's product, where another
 * tab has ordered or removed that in between.
 */
function essence({ body }: Reply, other: Reply): string {
  const hasLink = body.data?.deep_link && other.body.data?.deep_link;
  const isGone = body.data?.cart_id === null || other.body.data?.cart_id === null;
  return JSON.stringify({
    ...body,
    data: body.data && {
      ...body.data,
      expires_in: null,
      ...(!hasLink && { deep_link: null }),
      ...(isGone && { cart_id: null, quantity: 0 }),
    },
  });
}
