/** The states of an order; the first five in their usual order. */
export const orderStates = [
  "placed",
  "confirmed",
  "packed",
  "on_the_way",
  "delivered",
  "cancelled",
  "returned",
] as const;

/** An entry in an order's history, not a state: in an order with goods, whose state is that of the goods, it marks that the booked work is done. */
export const workDone = "work_done";
