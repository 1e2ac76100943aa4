import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { codeIn } from "@shop/api/testing/shops/outbox";

/** How the external services answer at the moment. Where their answers are lost, they have done what they were asked. */
export type Mood = "well" | "silent" | "failing" | "broken" | "losing its answers";

/** A transfer as the bank knows it. */
interface Transfer {
  hash: string;
  /** MD5 of the KHQR string, or PayPal's order. */
  key: string;
  account: string;
  amount: number;
  currency: string;
  /** When it was sent. */
  at: number;
  /** When the bank's API begins to show it. */
  toldFrom: number;
}

interface PayPalOrder {
  id: string;
  unit: { custom_id?: string; amount: { currency_code: string; value: string } };
  status: "CREATED" | "APPROVED" | "COMPLETED";
  capture?: { id: string; status: "COMPLETED"; amount: { currency_code: string; value: string }; create_time: string };
}

/** How long a silent service takes to answer, in milliseconds: longer than the servers' timeout. */
const silenceMs = 6000;
const webhookId = "history-webhook";

/**
 * Simulates the external services that the shop calls over HTTP: Bakong, PayPal and the SMS gateway. It runs in the
 * process of the test, where no fault affects its memory, since the shop's database is compared with what it knows.
 */
export class Outside {
  readonly transfers: Transfer[] = [];
  readonly messages: { to: string; text: string }[] = [];
  mood: Mood = "well";
  readonly #orders = new Map<string, PayPalOrder>();
  readonly #server = createServer((request, response) => void this.#answer(request, response));
  port = 0;

  async start(): Promise<void> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    this.port = (this.#server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, "close");
  }

  /** Environment variables that make a server use it. */
  get env(): Record<string, string> {
    const url = `http://127.0.0.1:${this.port}`;
    return {
      BAKONG_BASE_URL: `${url}/bakong`,
      BAKONG_TOKEN: "history",
      PAYPAL_BASE_URL: `${url}/paypal`,
      PAYPAL_CLIENT_ID: "history",
      PAYPAL_CLIENT_SECRET: "history",
      PAYPAL_WEBHOOK_ID: webhookId,
      SMS_GATEWAY_URL: `${url}/sms`,
    };
  }

  /** A shopper pays a KHQR code in the bank's app. */
  pay(transfer: Omit<Transfer, "hash">): void {
    this.transfers.push({ ...transfer, hash: randomBytes(32).toString("hex") });
  }

  /** A shopper approves a PayPal order; the money moves when the shop captures it. */
  approve(orderId: string): void {
    const order = this.#orders.get(orderId);
    if (order?.status === "CREATED") order.status = "APPROVED";
  }

  /** The newest one-time code that went to a phone. */
  codeFor(phone: string): string | undefined {
    return codeIn(this.messages.findLast(({ to, text }) => to === phone && codeIn(text))?.text);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = "";
    for await (const chunk of request) text += String(chunk);
    const { mood } = this;
    const path = request.url ?? "";
    if (mood === "silent") await sleep(silenceMs);
    if (mood === "failing" || mood === "silent") return void response.writeHead(502).end("Bad Gateway");
    // Not the broken answer with status 200 below: from that no caller could know that a message was not sent.
    if (mood === "broken" && path === "/sms") return void response.destroy();
    if (mood === "broken")
      return void response
        .writeHead(200, { "content-type": "application/json" })
        .end('{"responseCode":0,"data":[{"md5"');
    const body: unknown = text.startsWith("{") || text.startsWith("[") ? JSON.parse(text) : null;
    const [status, answer] = this.#say(request.method ?? "", path, body);
    if (mood === "losing its answers") return void response.destroy();
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answer));
  }

  #say(method: string, path: string, body: unknown): [status: number, answer: unknown] {
    if (path === "/sms") {
      this.messages.push(body as { to: string; text: string });
      return [200, {}];
    }
    if (path === "/bakong/v1/check_transaction_by_md5_list") {
      return [
        200,
        {
          responseCode: 0,
          errorCode: null,
          responseMessage: "Success",
          data: (body as string[]).map((md5) => this.#entry(md5)),
        },
      ];
    }
    if (path === "/bakong/v1/generate_deeplink_by_qr")
      return [
        200,
        { responseCode: 0, data: { shortLink: `https://bakong.page.link/${randomBytes(4).toString("hex")}` } },
      ];
    if (path === "/paypal/v1/oauth2/token")
      return [200, { access_token: "history", token_type: "Bearer", expires_in: 3600 }];
    if (path === "/paypal/v1/notifications/verify-webhook-signature") {
      return [
        200,
        {
          verification_status:
            (body as { transmission_sig: string }).transmission_sig === "history" ? "SUCCESS" : "FAILURE",
        },
      ];
    }
    const [, id = "", action] = /^\/paypal\/v2\/checkout\/orders(?:\/(\w+)(?:\/(capture))?)?$/.exec(path) ?? [];
    if (id === "" && method === "POST") return this.#openOrder(body as { purchase_units: [PayPalOrder["unit"]] });
    const order = this.#orders.get(id);
    if (!order) return [404, { name: "RESOURCE_NOT_FOUND" }];
    return action === "capture" ? this.#capture(order) : [200, wire(order)];
  }

  #entry(md5: string) {
    // Of two transfers for one code the bank shows the newest.
    const transfer = this.transfers.findLast(({ key, toldFrom }) => key === md5 && toldFrom <= Date.now());
    if (!transfer) return { md5, status: "NOT_FOUND", message: null, data: null };
    const { hash, account, currency, amount, at } = transfer;
    return {
      md5,
      status: "SUCCESS",
      message: null,
      data: { hash, fromAccountId: "shopper@history", toAccountId: account, currency, amount, createdDateMs: at },
    };
  }

  #openOrder({ purchase_units: [unit] }: { purchase_units: [PayPalOrder["unit"]] }): [number, unknown] {
    // Opening the same payment again gives the same order, as PayPal does for the same request id.
    const id = createHash("sha256")
      .update(unit.custom_id ?? randomBytes(8).toString("hex"))
      .digest("hex")
      .slice(0, 17)
      .toUpperCase();
    if (!this.#orders.has(id)) this.#orders.set(id, { id, unit, status: "CREATED" });
    return [201, wire(this.#orders.get(id)!)];
  }

  #capture(order: PayPalOrder): [number, unknown] {
    if (order.status !== "APPROVED")
      return [422, { name: order.status === "CREATED" ? "ORDER_NOT_APPROVED" : "ORDER_ALREADY_CAPTURED" }];
    const { amount } = order.unit;
    const capture = {
      id: randomBytes(8).toString("hex").toUpperCase(),
      status: "COMPLETED" as const,
      amount,
      create_time: new Date().toISOString(),
    };
    Object.assign(order, { status: "COMPLETED", capture });
    const at = Date.now();
    this.transfers.push({
      hash: capture.id,
      key: order.id,
      account: "paypal",
      amount: Number(amount.value),
      currency: amount.currency_code,
      at,
      toldFrom: at,
    });
    return [201, wire(order)];
  }
}

const wire = (order: PayPalOrder) => ({
  id: order.id,
  status: order.status,
  purchase_units: [{ ...order.unit, ...(order.capture && { payments: { captures: [order.capture] } }) }],
  links: [{ rel: "payer-action", method: "GET", href: `https://www.paypal.example/checkoutnow?token=${order.id}` }],
});

/** Headers of a webhook that {@link Outside} says it has sent. */
export const webhookHeaders: Record<string, string> = {
  "paypal-auth-algo": "SHA256withRSA",
  "paypal-cert-url": "https://api.paypal.example/cert",
  "paypal-transmission-id": "history",
  "paypal-transmission-sig": "history",
  "paypal-transmission-time": "2026-01-01T00:00:00Z",
};
