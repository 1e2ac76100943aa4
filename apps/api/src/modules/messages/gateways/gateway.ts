import type { Env } from "../../../platform/env.ts";
import type { Channel } from "../tables.ts";
import { httpGateway } from "./http.ts";
import { mailGateway } from "./mail.ts";
import { outboxGateway } from "./outbox.ts";

export interface Outgoing {
  to: string;
  text: string;
  subject: string | null;
}

/** Hands a message over; throws when it was not taken. An error never carries text or recipient: errors are logged. */
export type Gateway = (message: Outgoing) => Promise<void>;

export type Gateways = Record<Channel, Gateway>;

/** The configured gateway of each channel, or else the outbox file. */
export function configuredGateways({ sms, mail, dataDir, fetch }: Env): Gateways {
  return {
    sms: sms ? httpGateway(sms, fetch.timeoutMs) : outboxGateway(dataDir, "sms"),
    email: mail ? mailGateway(mail, fetch.timeoutMs) : outboxGateway(dataDir, "email"),
  };
}
