import * as z from "zod";
import type { Services } from "../../platform/context.ts";
import { findByProviderKey, providers } from "../../modules/payments/public.ts";
import { checkPayments } from "./check-payments.ts";

const event = z.object({
  event_type: z.string(),
  resource: z.object({
    id: z.string(),
    supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().optional() }).optional() }).optional(),
  }),
});

const maxBytes = 100_000;
const reply = (status: number, headers: Record<string, string> = {}) => new Response(null, { status, headers: { "cache-control": "no-store", ...headers } });

/**
 * PayPal tells that something happened. Only what PayPal itself confirms to have sent is heard, and
 * even that is believed in nothing: it makes the server ask PayPal about the payment. So a webhook
 * told twice, late or never does no harm.
 */
export async function receivePayPalWebhook(services: Services, request: Request): Promise<Response> {
  const { paypal } = await providers(services);
  if (!paypal) return reply(404);
  if (request.method !== "POST") return reply(405);
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) return reply(413);
  const body = await request.text();
  const read = readEvent(body);
  if (!read || body.length > maxBytes) return reply(400);
  const orderId = read.resource.supplementary_data?.related_ids?.order_id ?? read.resource.id;
  const payment = await findByProviderKey(services.database.db, "paypal", orderId);
  // PayPal is not asked about what is nobody's here: made up in masses, it would have PayPal refuse to answer.
  if (!payment) return reply(200);
  try {
    if (!(await paypal.verifyWebhook({ headers: request.headers, body }))) return reply(400);
  } catch (error) {
    // Nobody can say whether it is true: PayPal tells again, and the watch asks in any case.
    services.log.warn({ err: error }, "a webhook could not be confirmed");
    return reply(503, { "retry-after": "30" });
  }
  await checkPayments(services, [payment], `webhook ${read.event_type}`);
  return reply(200);
}

function readEvent(body: string): z.output<typeof event> | null {
  try {
    return event.parse(JSON.parse(body));
  } catch {
    return null;
  }
}
