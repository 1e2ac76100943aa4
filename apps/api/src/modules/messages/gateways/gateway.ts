import type { Channel } from "../tables.ts";

interface Outgoing {
  to: string;
  text: string;
  subject: string | null;
}

/** Hands a message over; throws when it was not taken. An error never carries text or recipient: errors are logged. */
export type Gateway = (message: Outgoing) => Promise<void>;

export type Gateways = Record<Channel, Gateway>;
