/** Where an order can be; the first five in the order in which it usually goes through them. */
export const orderStates = ["placed", "confirmed", "packed", "on_the_way", "delivered", "cancelled", "returned"] as const;
