import type { Services } from "../context.ts";
import type { PolicyName } from "./policies.ts";
import { Refusal } from "../errors/refusal.ts";

/** A limit, and what it counts by. */
export type Use = [policy: PolicyName, key: string];

/**
 * Counts one use of each key, in order. When one is used up, it refuses with the seconds to wait,
 * and gives the others back, since what is refused is not done. It refuses
 * with `codes_used_up` if the store may send no more codes, otherwise with `rate_limited`. A store's
 * budget that is nearly or wholly used up is logged as a warning.
 */
export async function admit({ limits, log }: Pick<Services, "limits" | "log">, ...uses: readonly Use[]): Promise<void> {
  for (const [index, [policy, key]] of uses.entries()) {
    const allowance = await limits.consume(policy, key);
    if (allowance.allowed && allowance.alarm)
      log.warn({ policy, store: key, ...allowance.alarm }, "a store's budget of messages is nearly or completely used");
    if (allowance.allowed) continue;
    await giveBack({ limits }, ...uses.slice(0, index));
    const seconds = allowance.retryAfterSeconds;
    throw new Refusal(policy === "otp-send-store" || policy === "otp-send-abroad" ? "codes_used_up" : "rate_limited", {
      params: { seconds },
      retryAfter: seconds,
    });
  }
}

/** Gives back what {@link admit} has counted: a success is no abuse, and thousands of people may share an address. */
export async function giveBack({ limits }: Pick<Services, "limits">, ...uses: readonly Use[]): Promise<void> {
  for (const [policy, key] of uses) await limits.giveBack(policy, key);
}
