import type { Services } from "./context.ts";
import type { PolicyName } from "./limits.ts";
import { Refusal } from "./refusal.ts";

/**
 * Counts one use of each key, in order, and refuses with the seconds to wait when one is used up:
 * with `codes_used_up` where the store may send no more codes, else with `rate_limited`. A store's
 * budget that is nearly or wholly used is a warning in the log.
 */
export async function admit({ limits, log }: Pick<Services, "limits" | "log">, ...uses: [policy: PolicyName, key: string][]): Promise<void> {
  for (const [policy, key] of uses) {
    const allowance = await limits.consume(policy, key);
    if (allowance.allowed && allowance.alarm) log.warn({ policy, store: key, ...allowance.alarm }, "a store's budget is nearly or wholly used");
    if (allowance.allowed) continue;
    const seconds = allowance.retryAfterSeconds;
    throw new Refusal(policy === "otp-send-store" || policy === "otp-send-abroad" ? "codes_used_up" : "rate_limited", { params: { seconds }, retryAfter: seconds });
  }
}
