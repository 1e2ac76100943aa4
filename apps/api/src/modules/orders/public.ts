export { addEvent, changeState, type Cause } from "./change-state.ts";
export {
  listOrderLines,
  listOrdersOfNumber,
  lockOrder,
  lockOrderById,
  lockOrdersOf,
  lockOrdersOfNumber,
  type Order,
  type OrderLine,
} from "./find-order.ts";
export { forgetPerson, nobody } from "./forget-person.ts";
export { freeOrderNumber, insertOrder } from "./insert-order.ts";
export { readOrderNumber } from "./order-number.ts";
export { isCancellable, isCancelledOrReturned, isUnderWay, orderMoves } from "./order-states.ts";
export { namePieces } from "./name-pieces.ts";
export { orderedVariant } from "./ordered-variant.ts";
export { recentOrders } from "./recent-orders.ts";
export { deliveredAt, lockOwnLine, readDelivered, type SoldLine } from "./sold-line.ts";
export type { OrderDelivery, OrderState } from "./tables.ts";
