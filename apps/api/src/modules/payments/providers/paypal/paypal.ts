import * as z from "zod";
import type { Env } from "../../../../platform/env.ts";
import type { Payment } from "../../change-payment.ts";
import type { Answer, OnlineProvider, OpenTerms } from "../provider.ts";
import { readMoney } from "../read-money.ts";
import { createPayPalClient, type PayPalConfig } from "./paypal-client.ts";
import { issuesOf } from "./paypal-problem.ts";
import { askRefund, sendRefund } from "./paypal-refunds.ts";
import { readWebhook } from "./read-webhook.ts";
import { verifyWebhook } from "./verify-webhook.ts";

const capture = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.object({ currency_code: z.string(), value: z.string() }),
  create_time: z.iso.datetime({ offset: true }),
});
const order = z.object({
  id: z.string(),
  status: z.string(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        payments: z.object({ captures: z.array(capture).optional() }).optional(),
      }),
    )
    .default([]),
});
type Order = z.output<typeof order>;

/** The adapter of PayPal's Orders v2 API and webhooks. */
export function createPayPal(config: PayPalConfig, limits: Env["fetch"]): OnlineProvider {
  const { send, sendForWebhooks } = createPayPalClient(config, limits);

  async function read(path: string): Promise<unknown> {
    const { status, body } = await send("GET", path);
    return status === 404 ? null : body;
  }

  const orderPath = (id: string) => `/v2/checkout/orders/${encodeURIComponent(id)}`;

  const readOrder = async (id: string): Promise<Order | null> => order.nullable().parse(await read(orderPath(id)));

  /** Captures the money. PayPal does this only once; if it refuses a second attempt, reads the order instead. */
  async function captureOrder(id: string, reference: string): Promise<Order | "refused" | null> {
    const { status, body } = await send("POST", `${orderPath(id)}/capture`, "{}", `${reference}-capture`);
    if (status === 200 || status === 201) return order.parse(body);
    return isRefused(body) ? "refused" : readOrder(id);
  }

  async function askOne(payment: Payment, mayCapture: boolean): Promise<Answer> {
    const found = await readOrder(payment.providerKey!);
    if (!found || found.status === "VOIDED") return { kind: "declined" };
    const current = found.status === "APPROVED" && mayCapture ? await captureOrder(found.id, payment.reference) : found;
    return current === "refused" ? { kind: "declined" } : readCapture(current, payment);
  }

  return {
    batch: 1,
    questions: 6,
    async open(payment, terms) {
      const { status, body: answer } = await send(
        "POST",
        "/v2/checkout/orders",
        JSON.stringify(orderOf(payment, terms)),
        payment.reference,
      );
      if (status !== 200 && status !== 201) throw new Error(`PayPal opens no order: ${status}`);
      const opened = order.parse(answer);
      const link =
        opened.links.find(({ rel }) => rel === "payer-action") ?? opened.links.find(({ rel }) => rel === "approve");
      if (!link) throw new Error("PayPal names no page to approve at");
      return { key: opened.id, link: link.href };
    },
    async ask(payments, { mayCapture }) {
      const answers = new Map<number, Answer>();
      for (const payment of payments) answers.set(payment.id, await askOne(payment, mayCapture(payment)));
      return answers;
    },
    refund: (terms) => sendRefund(send, terms),
    askRefund: (payment, captureId, refundId) => askRefund(read, payment, captureId, refundId),
    webhooks: { read: readWebhook, verify: (sent) => verifyWebhook(sendForWebhooks, config.webhookId, sent) },
  };
}

/** The PayPal order for a payment. */
function orderOf(payment: Payment, { successUrl, cancelUrl, storeName }: OpenTerms) {
  const value = (payment.amount / 100).toFixed(2);
  return {
    intent: "CAPTURE",
    purchase_units: [
      {
        reference_id: payment.reference,
        custom_id: payment.reference,
        invoice_id: payment.reference,
        amount: { currency_code: payment.currency, value },
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: storeName.slice(0, 127),
          user_action: "PAY_NOW",
          shipping_preference: "NO_SHIPPING",
          return_url: successUrl,
          cancel_url: cancelUrl,
        },
      },
    },
  };
}

/** Errors after which this approval cannot be captured: the shopper has to approve again. */
const refusals: readonly string[] = [
  "INSTRUMENT_DECLINED",
  "PAYER_CANNOT_PAY",
  "TRANSACTION_REFUSED",
  "PAYER_ACCOUNT_RESTRICTED",
];

const isRefused = (body: unknown): boolean => issuesOf(body).some((issue) => refusals.includes(issue));

/** States of captures without money, or whose money is gone. */
const notTaken: readonly string[] = ["DECLINED", "FAILED", "REFUNDED"];
/** States of captures with money. Partial refunds are handled separately. */
const arrived: readonly string[] = ["COMPLETED", "PARTIALLY_REFUNDED"];

/** The result of a captured order. Only a completed capture of our own payment counts as money. */
function readCapture(found: Order | null, payment: Payment): Answer {
  const unit = found?.purchase_units[0];
  const taken = unit?.payments?.captures?.[0];
  if (!taken || (unit?.custom_id !== undefined && unit.custom_id !== payment.reference)) return { kind: "waiting" };
  if (notTaken.includes(taken.status)) return { kind: "declined" };
  if (taken.status === "PENDING") return { kind: "reviewed", at: new Date(taken.create_time) };
  if (!arrived.includes(taken.status)) return { kind: "waiting" };
  const { currency_code: code, value } = taken.amount;
  return { kind: "paid", hash: taken.id, ...readMoney(Number(value), code), at: new Date(taken.create_time) };
}
