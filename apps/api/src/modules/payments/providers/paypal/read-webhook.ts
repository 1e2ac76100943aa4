import * as z from "zod";
import type { RefundKind } from "../../tables.ts";
import type { WebhookNotice } from "../provider.ts";
import { parentOf } from "./paypal-refunds.ts";

const event = z.object({
  event_type: z.string(),
  resource: z.object({
    // Events about disputes and expired approvals use other names for it.
    id: z.string().optional(),
    order_id: z.string().optional(),
    supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().optional() }).optional() }).optional(),
    links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
  }),
});

/** Events whose resource is a refund. */
const refunds: Partial<Record<string, RefundKind>> = {
  "PAYMENT.CAPTURE.REFUNDED": "refund",
  "PAYMENT.CAPTURE.REVERSED": "reversal",
};

/** What an event is about: its resource is the order, a capture of it, or a refund of that. Null for what no event is: nor is one with a NUL, which the database takes into no text. */
export function readWebhook(body: string): WebhookNotice | null {
  let read: z.output<typeof event>;
  try {
    if (/\\u0000/.test(body)) return null;
    read = event.parse(JSON.parse(body));
  } catch {
    return null;
  }
  const { id, order_id, supplementary_data: more, links = [] } = read.resource;
  const parent = parentOf(links);
  const kind = refunds[read.event_type];
  return {
    event: read.event_type,
    keys: [more?.related_ids?.order_id, order_id, parent, id].filter((key): key is string => Boolean(key)),
    hash: parent ?? null,
    refund: kind && id ? { id, kind } : null,
  };
}
