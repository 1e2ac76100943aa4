export { quoteDelivery, type DeliveryQuote, type DeliverySettings } from "./quote-delivery.ts";
export { setCourier, setPlace } from "./follow-shipment.ts";
