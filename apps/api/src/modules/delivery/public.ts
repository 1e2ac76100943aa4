export {
  deliveryRange,
  dispatchPoint,
  quoteDelivery,
  type DeliveryQuote,
  type DistanceStep,
} from "./quote-delivery.ts";
export { daysUntilDelivery } from "./count-open-days.ts";
export { setCourier, setPlace } from "./follow-shipment.ts";
