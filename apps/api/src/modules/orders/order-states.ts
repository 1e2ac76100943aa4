import type { OrderState } from "./tables.ts";

/** Every allowed change of an order's state; `change-state.ts` refuses all others. */
export const orderMoves: Record<OrderState, readonly OrderState[]> = {
  placed: ["confirmed", "cancelled"],
  confirmed: ["packed", "cancelled"],
  packed: ["on_the_way", "cancelled"],
  on_the_way: ["delivered", "returned"],
  // Back on the way only if it was recorded by mistake.
  delivered: ["returned", "on_the_way"],
  cancelled: [],
  returned: [],
};

/** States in which the shopper may still cancel: nothing has been packed. */
const cancellable: readonly OrderState[] = ["placed", "confirmed"];

export const isCancellable = (state: OrderState): boolean => cancellable.includes(state);

/** Whether an order has not been delivered yet. */
export const isUnderWay = (state: OrderState): boolean => state !== "delivered" && orderMoves[state].length > 0;

/** Whether an order was cancelled or returned, so that the shopper does not have its goods. */
export const isCancelledOrReturned = (state: OrderState): boolean => state === "cancelled" || state === "returned";
