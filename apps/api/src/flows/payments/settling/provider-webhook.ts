import { onlineWays, type OnlineWay } from "@shop/contract/online-ways";
import { extraPaths } from "@shop/contract/paths";
import { giveBack, type Use } from "../../../platform/limits/admit.ts";
import type { Caller, Services } from "../../../platform/context.ts";
import type { Queryable } from "../../../platform/database/database.ts";
import { readBytes } from "../../../platform/bodies/read-bytes.ts";
import {
  findByProviderKey,
  findByTransaction,
  providers,
  type Payment,
  type WebhookNotice,
} from "../../../modules/payments/public.ts";
import { checkPayments } from "./check-payments.ts";
import { noteRefund } from "../refunds/note-refund.ts";

const maxBytes = 100_000;
const reply = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { "cache-control": "no-store", ...headers } });

/**
 * Receives a provider's webhook at `/webhooks/WAY`. Webhooks that the provider does not confirm to have sent are
 * ignored. A confirmed one only makes the server ask the provider about the payment, so a webhook that comes twice,
 * late or never does no harm.
 */
export async function receiveWebhook(
  services: Services,
  request: Request,
  { ip }: Pick<Caller, "ip">,
  path: string,
): Promise<Response> {
  const way = onlineWays.find((one) => path === extraPaths.webhooks + one);
  const webhooks = way && (await providers(services)).of(way)?.webhooks;
  if (!webhooks) return reply(404);
  if (request.method !== "POST") return reply(405);
  const bytes = await readBytes(request, maxBytes);
  if (!(bytes instanceof Uint8Array)) return reply(413);
  const body = new TextDecoder().decode(bytes);
  const notice = webhooks.read(body);
  if (!notice) return reply(400);
  const payment = await paymentOf(services.database.db, way, notice);
  // The provider is not asked about payments that do not exist here: masses of made-up webhooks would use up its rate limit.
  if (!payment) return reply(200);
  const uses: Use[] = [
    ["webhook", ip],
    ["webhook-payment", payment.reference],
  ];
  for (const [policy, key] of uses) {
    const allowance = await services.limits.consume(policy, key);
    if (!allowance.allowed) return reply(503, { "retry-after": String(allowance.retryAfterSeconds) });
  }
  try {
    if (!(await webhooks.verify({ headers: request.headers, body }))) return reply(400);
  } catch (error) {
    // The webhook cannot be verified now: the provider will send it again, and the watch asks in any case.
    services.log.warn({ err: error }, "a webhook could not be confirmed");
    return reply(503, { "retry-after": "30" });
  }
  await giveBack(services, ...uses);
  await checkPayments(services, [payment], `webhook ${notice.event}`);
  return notice.refund ? followRefund(services, payment, notice.refund) : reply(200);
}

async function paymentOf(db: Queryable, way: OnlineWay, { keys, hash }: WebhookNotice): Promise<Payment | undefined> {
  for (const key of keys) {
    const payment = await findByProviderKey(db, way, key);
    if (payment) return payment;
  }
  return hash === null ? undefined : findByTransaction(db, way, hash);
}

async function followRefund(
  services: Services,
  payment: Payment,
  news: NonNullable<WebhookNotice["refund"]>,
): Promise<Response> {
  try {
    if (await noteRefund(services, payment, news)) return reply(200);
    services.log.warn(
      { payment: payment.reference, refund: news.id },
      "a provider reports a refund but does not confirm it when asked",
    );
  } catch (error) {
    services.log.warn({ err: error, payment: payment.reference }, "a refund could not be confirmed");
  }
  // Providers send a webhook again, PayPal for three days.
  return reply(503, { "retry-after": "30" });
}
