import type { Chances } from "@shop/api/testing/hostile/random";
import type { Client, Reply, Sender } from "./client.ts";
import type { Journal } from "./journal.ts";
import type { Outside } from "./outside.ts";
import type { Told } from "./told.ts";
import type { World, WorldShopper } from "./world.ts";

/** What everybody of a run shares. */
export interface Stage {
  world: World;
  client: Client;
  journal: Journal;
  outside: Outside;
  told: Told;
  seed: number;
}

/** One tab of a shopper's browser: it does one thing after the other, beside the shopper's other tabs. */
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
    this.sender = { name: `${customerId}.${number}`, store, customerId, token, ip: `100.64.${customerId % 250}.${number + 1}` };
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

  send(path: string, what: { method?: string; body?: object; key?: string; form?: () => FormData }, sender = this.sender): Promise<Reply> {
    this.sent++;
    return this.stage.client.call(sender, path, { ...what, server: this.server() });
  }

  /** Sends one thing twice at once, as an impatient finger does; both must be told the same. */
  async twice(path: string, body: object): Promise<Reply> {
    const key = this.key();
    const [first, second] = await Promise.all([this.post(path, body, key), this.post(path, body, key)]);
    // A refusal keeps no key: only what was done is done once.
    if (first.ok && second.ok && essence(first, second) !== essence(second, first)) this.violate("one key, two answers", { path, first, second });
    return first.ok ? first : second;
  }

  violate(rule: string, detail: unknown): void {
    this.stage.journal.violate(rule, { who: this.sender.name, detail });
  }
}

/**
 * What was answered, without what may differ: the link to the bank's app where the other answer has
 * none, as it is made as far as the bank answers, the seconds left by the clock of each server, and
 * what is in the cart of a moved line that one of the answers found ordered or taken out since.
 */
function essence({ body }: Reply, other: Reply): string {
  const hasLink = body.data?.deep_link && other.body.data?.deep_link;
  const isGone = body.data?.cart_id === null || other.body.data?.cart_id === null;
  return JSON.stringify({ ...body, data: body.data && { ...body.data, expires_in: null, ...(!hasLink && { deep_link: null }), ...(isGone && { cart_id: null, quantity: 0 }) } });
}
