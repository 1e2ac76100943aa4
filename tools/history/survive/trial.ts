import { randomUUID } from "node:crypto";
import type { Expectations } from "../expectations.ts";
import type { ServerProcess } from "../servers.ts";
import type { Shop } from "../shop.ts";

const forwarded = { "x-forwarded-host": "s001.localhost", "accept-language": "en" };
const requestMs = 15_000;

/** What every trial has: a shop with two servers, what is expected of it, and shoppers who read and buy. */
export class Trial {
  readonly shop: Shop;
  readonly servers: readonly [ServerProcess, ServerProcess];
  readonly expect: Expectations["expect"];
  /** Numbers of the acknowledged orders. */
  readonly told = new Set<string>();

  constructor(shop: Shop, { expect }: Expectations) {
    this.shop = shop;
    this.servers = shop.servers as [ServerProcess, ServerProcess];
    this.expect = expect;
  }

  get(server: ServerProcess, path: string): Promise<Response> {
    return fetch(server.origin + path, {
      headers: { ...forwarded, "x-forwarded-for": "100.64.0.1" },
      signal: AbortSignal.timeout(requestMs),
    });
  }

  /** Places one order, without a second try; true when it was acknowledged, or refused by the limit of orders. */
  async buy(server: ServerProcess, turn: number): Promise<boolean> {
    const { shoppers, plenty } = this.shop.world;
    const buyers = shoppers.filter(({ store }) => store.code === "S001");
    const who = buyers[turn % buyers.length]!;
    const response = await fetch(`${server.api}/checkout`, {
      method: "POST",
      headers: {
        ...forwarded,
        ...who.headers,
        "content-type": "application/json",
        "idempotency-key": randomUUID(),
        "x-forwarded-for": `100.64.1.${1 + (turn % 200)}`,
      },
      body: JSON.stringify({
        checkout_type: "buy_now",
        product_id: plenty[0]!.id,
        quantity: 1,
        payment_type: "cod",
        address: who.addressId,
        note: null,
      }),
      signal: AbortSignal.timeout(requestMs),
    });
    if (!response.ok) {
      await response.text();
      return response.status === 429;
    }
    const { data } = (await response.json()) as { data: { order_number: string } };
    this.told.add(data.order_number);
    return true;
  }
}
