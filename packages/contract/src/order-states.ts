/** Where an order can be; the first five in the order in which it usually goes through them. */
export const orderStates = ["placed", "confirmed", "packed", "on_the_way", "delivered", "cancelled", "returned"] as const;

/** What stands in the history of an order with goods when its booked work is done, whose state is that of the goods. */
export const workDone = "work_done";
