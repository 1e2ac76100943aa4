import type { Channel } from "../tables.ts";

interface Outgoing {
  to: string;
  text: string;
  subject: string | null;
}

/** Hands a message over to the provider; throws if it was not accepted. The error never contains text or recipient, because errors are logged. */
export type Gateway = (message: Outgoing) => Promise<void>;

export type Gateways = Record<Channel, Gateway>;
