import type { Handlers } from "../../platform/handler.ts";
import { openByLink } from "./opening/open-by-link.ts";
import { openKhqr } from "./opening/open-khqr.ts";
import { paymentStatus } from "./settling/payment-status.ts";

export const paymentHandlers = {
  "payment.generateKhqr": async (context, { body }) => ({ data: await openKhqr(context, body) }),
  "payment.generate": async (context, { body }) => ({ data: await openByLink(context, body) }),
  "payment.status": async (context, { body }) => ({ data: await paymentStatus(context, body?.payment_id ?? null) }),
} satisfies Partial<Handlers>;
