import type { Services } from "../../platform/context.ts";
import { deliverMessages } from "./deliver-messages.ts";
import { forgetUnsent } from "./forget-unsent.ts";
import { configuredGateways } from "./gateways/configured.ts";

/** Starts delivering messages in this process. */
export async function startMessages(
  services: Pick<Services, "database" | "jobs" | "env" | "limits" | "log" | "now">,
): Promise<void> {
  const gateways = configuredGateways(services.env);
  await services.jobs.work("send-message", ({ messageId }) => deliverMessages(services, gateways, messageId), {
    concurrency: 2,
  });
  await services.jobs.work("forget-messages", () => forgetUnsent(services.database.db, services.now()));
  await services.jobs.schedule("forget-messages", "33 19 * * *");
}
