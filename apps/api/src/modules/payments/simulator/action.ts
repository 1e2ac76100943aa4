import * as z from "zod";

/** What a shopper, or an unlucky bank, can do with an open payment. */
export const actions = ["approve", "decline", "delay", "error"] as const;
export type Action = (typeof actions)[number];

/** How an approval can go wrong: another amount or currency, another account, a slow bank, a transfer that it has told of for another payment, a card that is refused. */
export const actionOptions = z.object({
  amount: z.number().positive().optional(),
  currency: z.enum(["USD", "KHR"]).optional(),
  account: z.string().max(64).optional(),
  hash: z.hex().length(64).optional(),
  card_refused: z.boolean().optional(),
  seconds: z.number().min(0).max(3600).optional(),
});
export type ActionOptions = z.output<typeof actionOptions>;

/** Seconds until a slow bank tells, and that an outage lasts, unless it is said. */
export const defaultSeconds = 10;

export const later = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1000);
