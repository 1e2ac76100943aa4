import type { Env } from "../../../platform/env.ts";
import type { Gateways } from "./gateway.ts";
import { httpGateway } from "./http.ts";
import { mailGateway } from "./mail.ts";
import { outboxGateway } from "./outbox.ts";

/** The configured gateway of each channel, or else the outbox file. */
export function configuredGateways({ sms, mail, dataDir, fetch }: Env): Gateways {
  return {
    sms: sms ? httpGateway(sms, fetch.timeoutMs) : outboxGateway(dataDir, "sms"),
    email: mail ? mailGateway(mail, fetch.timeoutMs) : outboxGateway(dataDir, "email"),
  };
}
