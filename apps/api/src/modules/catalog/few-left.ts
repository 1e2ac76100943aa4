/** Stock is told exactly only when it is as little as this. */
const few = 5;

/** The number of pieces for sale that shoppers are told; null where there are none or many. */
export const fewLeft = (available: number): number | null => (available > 0 && available <= few ? available : null);
