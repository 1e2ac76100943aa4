import type { MessageKey } from "./messages.ts";

export interface Availability {
  in_stock: boolean;
  is_service: boolean;
}

/** Whether a product can be had. A service has no stock: it can be booked or not. */
export const availabilityKey = ({ in_stock: inStock, is_service: isService }: Availability): MessageKey =>
  isService
    ? inStock
      ? "product.bookable"
      : "product.not_bookable"
    : inStock
      ? "product.in_stock"
      : "product.out_of_stock";
