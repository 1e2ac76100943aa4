import { readCodeBudgets } from "@shop/api/views/staff/read-code-budgets";
import type { Command } from "../command.ts";

/** What stores may spend on messages. */
export const budgetCommands: Command[] = [
  {
    usage: "budget list",
    summary: "list how many one-time codes each store has sent in this hour, and its limit",
    details: () => ["The log has a warning at 80 % and when none is left. Shoppers can still sign in with a password."],
    async run({ services, say }) {
      for (const { store, used, limit } of await readCodeBudgets(services)) {
        const state = used >= limit ? "used up" : used >= 0.8 * limit ? "nearly used up" : "";
        say(`${store.padEnd(8)}  ${String(used).padStart(6)} of ${limit}  ${state}`.trimEnd());
      }
    },
  },
];
