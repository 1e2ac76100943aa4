import * as z from "zod";
import { giveBack, type Use } from "../../platform/limits/admit.ts";
import type { Caller, Services } from "../../platform/context.ts";
import type { Queryable } from "../../platform/database/database.ts";
import { readBytes } from "../../platform/bodies/read-bytes.ts";
import { findByProviderKey, findByTransaction, parentOf, providers, type Payment, type RefundKind } from "../../modules/payments/public.ts";
import { checkPayments } from "./check-payments.ts";
import { noteRefund, type RefundNews } from "./note-refund.ts";

const event = z.object({
  event_type: z.string(),
  resource: z.object({
    // Those of disputes and of approvals that ran out have other names for it.
    id: z.string().optional(),
    order_id: z.string().optional(),
    supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().optional() }).optional() }).optional(),
    links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
  }),
});
type Resource = z.output<typeof event>["resource"];

/** Events whose resource is money that went back. */
const refunds: Partial<Record<string, RefundKind>> = { "PAYMENT.CAPTURE.REFUNDED": "refund", "PAYMENT.CAPTURE.REVERSED": "reversal" };

const maxBytes = 100_000;
const reply = (status: number, headers: Record<string, string> = {}) => new Response(null, { status, headers: { "cache-control": "no-store", ...headers } });

/**
 * PayPal tells that something happened. Only what PayPal itself confirms to have sent is heard, and
 * even that is believed in nothing: it makes the server ask PayPal about the payment. So a webhook
 * told twice, late or never does no harm.
 */
export async function receivePayPalWebhook(services: Services, request: Request, { ip }: Pick<Caller, "ip">): Promise<Response> {
  const { paypal } = await providers(services);
  if (!paypal) return reply(404);
  if (request.method !== "POST") return reply(405);
  const bytes = await readBytes(request, maxBytes);
  if (typeof bytes === "string") return reply(413);
  const body = new TextDecoder().decode(bytes);
  const read = readEvent(body);
  if (!read) return reply(400);
  const payment = await paymentOf(services.database.db, read.resource);
  // PayPal is not asked about what is nobody's here: made up in masses, it would have PayPal refuse to answer.
  if (!payment) return reply(200);
  const uses: Use[] = [["webhook", ip], ["webhook-payment", payment.reference]];
  for (const [policy, key] of uses) {
    const allowance = await services.limits.consume(policy, key);
    if (!allowance.allowed) return reply(503, { "retry-after": String(allowance.retryAfterSeconds) });
  }
  try {
    if (!(await paypal.verifyWebhook({ headers: request.headers, body }))) return reply(400);
  } catch (error) {
    // Nobody can say whether it is true: PayPal tells again, and the watch asks in any case.
    services.log.warn({ err: error }, "a webhook could not be confirmed");
    return reply(503, { "retry-after": "30" });
  }
  await giveBack(services, ...uses);
  await checkPayments(services, [payment], `webhook ${read.event_type}`);
  const kind = refunds[read.event_type];
  const { id } = read.resource;
  return kind && id ? followRefund(services, payment, { id, kind }) : reply(200);
}

/** The payment that an event is about: its resource is the order, a capture of it, or a refund of that. */
async function paymentOf(db: Queryable, { id, order_id, supplementary_data: more, links = [] }: Resource): Promise<Payment | undefined> {
  const parent = parentOf(links);
  for (const orderId of [more?.related_ids?.order_id, order_id, parent, id]) {
    const payment = orderId && (await findByProviderKey(db, "paypal", orderId));
    if (payment) return payment;
  }
  return parent === undefined ? undefined : findByTransaction(db, "paypal", parent);
}

async function followRefund(services: Services, payment: Payment, news: RefundNews): Promise<Response> {
  try {
    if (await noteRefund(services, payment, news)) return reply(200);
    services.log.warn({ payment: payment.reference, refund: news.id }, "PayPal tells of money that went back, and says nothing of it when asked");
  } catch (error) {
    services.log.warn({ err: error, payment: payment.reference }, "a refund could not be confirmed");
  }
  // PayPal tells again, for three days.
  return reply(503, { "retry-after": "30" });
}

/** Null for what no event is: nor is one with a NUL, which the database takes into no text. */
function readEvent(body: string): z.output<typeof event> | null {
  try {
    return /\\u0000/.test(body) ? null : event.parse(JSON.parse(body));
  } catch {
    return null;
  }
}
