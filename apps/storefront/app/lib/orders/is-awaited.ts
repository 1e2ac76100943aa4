import type { OrderHead } from "@shop/contract/types";

const awaited: readonly OrderHead["state"][] = ["placed", "confirmed", "packed", "on_the_way"];

/** Whether the shopper still waits for an order in this state. */
export const isAwaited = (state: OrderHead["state"]): boolean => awaited.includes(state);
