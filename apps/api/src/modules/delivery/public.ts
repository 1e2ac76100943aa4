export { quoteDelivery, type DeliveryQuote, type DeliverySettings } from "./quote-delivery.ts";
