/** Up to this many pieces, shoppers see the exact number. */
const few = 5;

/** The number of pieces for sale as shoppers see it; null if there are none or many. */
export const fewLeft = (available: number): number | null => (available > 0 && available <= few ? available : null);
