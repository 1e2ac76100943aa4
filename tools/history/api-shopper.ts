import { setTimeout as sleep } from "node:timers/promises";
import type { Outside } from "./outside.ts";
import type { ServerProcess } from "./servers.ts";

interface Registering {
  /** Address of the store API. */
  api: string;
  host: string;
  outside: Pick<Outside, "codeFor">;
  number: number;
}

const requestMs = 15_000;

/** A shopper who uses only the HTTP API, whichever version answers. The methods return what was wrong. */
export class ApiShopper {
  readonly name: string;
  readonly #headers: Record<string, string>;
  readonly #orders = new Set<string>();
  addressId = 0;

  constructor(name: string, headers: Record<string, string>) {
    this.name = name;
    this.#headers = headers;
  }

  async call(
    api: string,
    path: string,
    body?: unknown,
    more: Record<string, string> = {},
    // What a version answers is the subject of the test, so it has no type.
    // oxlint-disable-next-line no-explicit-any
  ): Promise<{ status: number; body: any }> {
    const response = await fetch(api + path, {
      method: body === undefined ? "GET" : "POST",
      headers: { ...this.#headers, ...more, ...(body !== undefined && { "content-type": "application/json" }) },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(requestMs),
    });
    return { status: response.status, body: await response.json() };
  }

  signIn(token: string): void {
    this.#headers["authorization"] = `Bearer ${token}`;
    this.#headers["cookie"] = `jwt=${token}`;
  }

  async open(server: Pick<ServerProcess, "origin" | "api">, path: string): Promise<string | undefined> {
    const response = await fetch(server.origin + path, {
      headers: { ...this.#headers, "accept-language": "en" },
      redirect: "manual",
      signal: AbortSignal.timeout(requestMs),
    });
    const html = await response.text();
    return response.status < 400 && (response.status >= 300 || html.includes("</html>"))
      ? undefined
      : `${response.status}`;
  }

  async fillCart(server: Pick<ServerProcess, "origin" | "api">, product: number): Promise<string | undefined> {
    const { status, body } = await this.call(server.api, "/api/cart/add", { product_id: product, quantity: 1 });
    if (status !== 200) return `${status} ${JSON.stringify(body)}`;
    const cart = await this.call(server.api, "/api/cart");
    return cart.status === 200 && cart.body.data.some((line: { product_id: number }) => line.product_id === product)
      ? undefined
      : `${cart.status} ${JSON.stringify(cart.body)}`;
  }

  async buy(
    server: Pick<ServerProcess, "origin" | "api">,
    product: number,
    key: string,
  ): Promise<{ number?: string; wrong?: string }> {
    const order = {
      checkout_type: "buy_now",
      product_id: product,
      quantity: 1,
      payment_type: "cod",
      address: this.addressId,
      note: null,
    };
    const { status, body } = await this.call(server.api, "/checkout", order, { "idempotency-key": key });
    if (status !== 200) return { wrong: `${status} ${JSON.stringify(body)}` };
    const number: string = body.data.order_number;
    this.#orders.add(number);
    return { number };
  }

  async listOrders(server: Pick<ServerProcess, "origin" | "api">): Promise<string | undefined> {
    const { status, body } = await this.call(server.api, "/api/checkout/history");
    return status === 200 ? undefined : `${status} ${JSON.stringify(body)}`;
  }

  /** Whether the list of orders, page by page, is exactly what was acknowledged. */
  async seesOrders(server: Pick<ServerProcess, "origin" | "api">): Promise<boolean> {
    const seen = new Set<string>();
    for (let page = 1, last = 1; page <= last; page++) {
      const { body } = await this.call(server.api, `/api/checkout/history?page=${page}`);
      last = body.last_page;
      for (const order of body.data) seen.add(order.order_number);
    }
    return seen.size === this.#orders.size && [...seen].every((number) => this.#orders.has(number));
  }
}

/** Opens an account with a phone's code and an address, as a browser does. */
export async function registerShopper({ api, host, outside, number }: Registering): Promise<ApiShopper> {
  const phone = `01277${String(number).padStart(4, "0")}`;
  const shopper = new ApiShopper(`Shopper ${number + 1}`, {
    "x-forwarded-host": host,
    "x-forwarded-for": `100.64.2.${number + 1}`,
  });
  const registered = await shopper.call(api, "/api/auth/register", {
    name: shopper.name,
    phone,
    password: "a long password 1",
  });
  const wire = `+855${phone.slice(1)}`;
  for (const until = Date.now() + 20_000; !outside.codeFor(wire) && Date.now() < until;) await sleep(100);
  const { status, body } = await shopper.call(api, "/api/verify", {
    phone,
    otp: outside.codeFor(wire),
    secret: registered.body.data?.secret,
  });
  if (status !== 200)
    throw new Error(
      `${shopper.name} could not register: ${registered.status} ${JSON.stringify(registered.body)}, ${status} ${JSON.stringify(body)}`,
    );
  shopper.signIn(body.data.token);
  const address = await shopper.call(api, "/api/profile/location/add", { name: "Home", lat: 11.5564, long: 104.9282 });
  shopper.addressId = address.body.data.id;
  return shopper;
}
