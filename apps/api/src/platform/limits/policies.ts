const minute = 60;
const hour = 3600;
const day = 24 * hour;

export interface Policy {
  /** What the key is. Many people may share an address, and more a network; a phone or a customer is one person. */
  per: "ip" | "network" | "phone" | "customer" | "store" | "order";
  /** Allowed uses per window of some seconds. All windows apply; the shortest is first. */
  windows: readonly (readonly [points: number, seconds: number])[];
  /** Whether harmless uses are given back. A refused key may then be allowed again before its window ends. */
  returns?: true;
}

/** Every limit of the shop. */
export const policies = {
  // By name and network: somebody who knows a name cannot lock out its owner, who comes from another network.
  "sign-in": {
    per: "phone",
    windows: [
      [10, 15 * minute],
      [40, day],
    ],
    returns: true,
  },
  // By name alone, against many networks at once: at most 9,600 guesses a day, which take 240 networks of 40 each.
  "sign-in-name": { per: "phone", windows: [[100, 15 * minute]], returns: true },
  "sign-in-ip": { per: "ip", windows: [[60, 15 * minute]], returns: true },
  // By phone and network, and a wider limit by phone alone: somebody who knows a number cannot use up the codes of its owner.
  "otp-send": {
    per: "phone",
    windows: [
      [3, 10 * minute],
      [5, day],
    ],
  },
  "otp-send-phone": { per: "phone", windows: [[15, day]] },
  "otp-send-ip": { per: "ip", windows: [[10, hour]], returns: true },
  "otp-send-network": { per: "network", windows: [[30, hour]], returns: true },
  "otp-send-store": { per: "store", windows: [[5000, hour]] },
  // Toll fraud: texts to some countries are dear, and some people earn a share of each text that they make a shop send there.
  "otp-send-abroad": {
    per: "store",
    windows: [
      [50, hour],
      [200, day],
    ],
  },
  // By address only: a code has few tries of its own (modules/auth/one-time-codes.ts).
  "otp-check": { per: "ip", windows: [[60, 15 * minute]], returns: true },
  // Texts other than codes, such as about an order: a shopper may place and cancel orders all day.
  text: {
    per: "phone",
    windows: [
      [30, hour],
      [60, day],
    ],
  },
  "text-store": { per: "store", windows: [[5000, hour]] },
  "text-abroad": {
    per: "store",
    windows: [
      [50, hour],
      [200, day],
    ],
  },
  register: { per: "ip", windows: [[20, hour]], returns: true },
  checkout: { per: "customer", windows: [[60, minute]] },
  // Each payment is stored, and the bank is asked about it until it ends.
  payment: {
    per: "customer",
    windows: [
      [30, minute],
      [300, day],
    ],
  },
  // PayPal is asked to confirm each webhook; confirmed ones are not counted. A flood of forged ones would make PayPal throttle us.
  webhook: { per: "ip", windows: [[60, hour]], returns: true },
  "webhook-payment": { per: "order", windows: [[100, hour]], returns: true },
  // An upload that nothing refers to is kept for a week.
  upload: {
    per: "customer",
    windows: [
      [20, 10 * minute],
      [60, day],
      [120, 7 * day],
    ],
    returns: true,
  },
  // A piece may be claimed, the claim withdrawn, and the piece claimed again.
  claim: {
    per: "customer",
    windows: [
      [20, hour],
      [60, day],
    ],
  },
  // A mobile network has many shoppers behind one address, each asking with every letter.
  search: { per: "ip", windows: [[600, minute]] },
  chat: {
    per: "ip",
    windows: [
      [20, minute],
      [300, day],
    ],
  },
  "chat-visitor": {
    per: "customer",
    windows: [
      [12, minute],
      [150, day],
    ],
  },
  "chat-model": { per: "store", windows: [[5000, day]] },
  lookup: { per: "ip", windows: [[20, minute]], returns: true },
  "lookup-order": { per: "order", windows: [[10, hour]], returns: true },
  feedback: { per: "ip", windows: [[30, hour]] },
  write: { per: "customer", windows: [[240, minute]] },
  // What of a customer's own takes many queries: prices of a checkout, and pages of the order history.
  read: { per: "customer", windows: [[120, minute]] },
  // All that the shop keeps of a customer, in one answer.
  export: {
    per: "customer",
    windows: [
      [10, hour],
      [30, day],
    ],
  },
  // A call repeated under its idempotency key is answered beyond its own limit, up to this one.
  answered: { per: "ip", windows: [[600, minute]] },
} as const satisfies Record<string, Policy>;

export type PolicyName = keyof typeof policies;
