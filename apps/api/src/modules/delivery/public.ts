export { leavesFrom, quoteDelivery, type DeliveryQuote, type DistanceStep } from "./quote-delivery.ts";
export { setCourier, setPlace } from "./follow-shipment.ts";
