import * as z from "zod";

/** Simulated actions of a shopper or bank on an open payment. */
export const actions = ["approve", "decline", "delay", "error"] as const;
export type Action = (typeof actions)[number];

/** How a simulated approval can differ: another amount, currency or account, a slow bank, a transfer that it already reported for another payment, a refused card. */
export const actionOptions = z.object({
  amount: z.number().positive().optional(),
  currency: z.enum(["USD", "KHR"]).optional(),
  account: z.string().max(64).optional(),
  hash: z.hex().length(64).optional(),
  card_refused: z.boolean().optional(),
  seconds: z.number().min(0).max(3600).optional(),
});
export type ActionOptions = z.output<typeof actionOptions>;

/** Default seconds until a slow bank reports a transfer, and of an outage. */
export const defaultSeconds = 10;

export const later = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1000);
