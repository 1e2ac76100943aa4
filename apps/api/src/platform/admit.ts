import type { Services } from "./context.ts";
import type { PolicyName } from "./limits.ts";
import { Refusal } from "./refusal.ts";

/** Counts one use of each key, in order, and refuses with `rate_limited` and the seconds to wait when one is used up. */
export async function admit({ limits }: Pick<Services, "limits">, ...uses: [policy: PolicyName, key: string][]): Promise<void> {
  for (const [policy, key] of uses) {
    const allowance = await limits.consume(policy, key);
    if (allowance.allowed) continue;
    const seconds = allowance.retryAfterSeconds;
    throw new Refusal("rate_limited", { params: { seconds }, retryAfter: seconds });
  }
}
