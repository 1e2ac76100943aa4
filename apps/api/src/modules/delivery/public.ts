export {
  deliveryRange,
  dispatchPoint,
  quoteDelivery,
  type DeliveryQuote,
  type DeliveryTerms,
  type DistanceStep,
} from "./quote-delivery.ts";
export { setCourier, setPlace } from "./follow-shipment.ts";
