export { addEvent, changeState, listOrderLines, listOrdersOfNumber, lockOrder, lockOrderById, lockOrdersOfNumber, type Cause, type Order, type OrderLine } from "./change-state.ts";
export { forgetPerson, nobody } from "./forget-person.ts";
export { freeOrderNumber, insertOrder } from "./insert-order.ts";
export { readOrderNumber } from "./order-number.ts";
export { isCancellable, isUnderWay, orderMoves } from "./order-states.ts";
export { orderedVariant } from "./ordered-variant.ts";
export { recentOrders } from "./recent-orders.ts";
export { deliveredAt, isUndone, lockOwnLine, type SoldLine } from "./sold-line.ts";
export type { OrderDelivery, OrderState } from "./tables.ts";
