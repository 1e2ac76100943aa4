import { fill } from "@shop/kit/fill";
import { readableWait } from "@shop/kit/readable-wait";

interface ErrorEntry {
  status: number;
  message: string;
  /** The input field it is about, if that is always the same. */
  field?: string;
}

/**
 * Every refusal the API can give, with its HTTP status and English message. The storefront
 * translates by code. Messages that the specification prescribes are verbatim. `{name}` is filled
 * from the error's `params`.
 */
export const errorTable = {
  invalid_input: { status: 400, message: "Some of the input is not valid" },
  invalid_json: { status: 400, field: "body", message: "The request body is not valid JSON" },
  too_large: { status: 413, message: "The request is too large" },
  unsupported_media: { status: 415, message: "This kind of content is not accepted" },
  unauthorized: { status: 401, message: "please login first" },
  forbidden: { status: 403, message: "You may not do this" },
  not_found: { status: 404, message: "Not found" },
  unknown_store: { status: 404, message: "There is no shop at this address" },
  route_not_found: { status: 404, message: "This page could not be found" },
  method_not_allowed: { status: 405, message: "This method is not allowed here" },
  conflict: { status: 409, message: "This has changed in the meantime" },
  idempotency_mismatch: { status: 422, message: "This request key was already used for another request" },
  rate_limited: { status: 429, message: "Too many tries. Please wait {wait} and try again" },
  codes_used_up: {
    status: 429,
    message: "This shop cannot send codes at the moment. Please log in with your password, or try again in {wait}",
  },
  internal: { status: 500, message: "Something went wrong" },
  unavailable: { status: 503, message: "The shop is busy. Please try again in a moment" },

  // Signing in (specification, section 4)
  invalid_credentials: { status: 401, message: "The phone number, email or password is not right" },
  password_wrong: { status: 400, message: "The password is not right" },
  phone_invalid: { status: 400, field: "phone", message: "This is not a phone number we can reach" },
  phone_taken: { status: 409, message: "This phone number already has an account" },
  email_taken: { status: 409, message: "This email already has an account" },
  otp_invalid: { status: 400, field: "otp", message: "The code is not right" },
  otp_expired: { status: 400, field: "otp", message: "The code has expired. Please ask for a new one" },
  otp_exhausted: { status: 400, field: "otp", message: "Too many wrong tries. Please ask for a new code" },

  // Catalogue and cart
  product_not_found: { status: 404, message: "This product is not sold here" },
  variant_required: { status: 400, field: "variant_option_id", message: "Please choose an option first" },
  variant_invalid: { status: 400, field: "variant_option_id", message: "This option does not belong to the product" },
  quantity_invalid: { status: 400, field: "quantity", message: "The quantity must be a whole number from 1 to {max}" },
  out_of_stock: { status: 409, message: "Only {available} left in stock" },
  price_on_request: { status: 409, message: "This product has no price yet. Please ask us" },
  cart_empty: { status: 409, message: "Your shopping cart is empty." },
  builds_full: { status: 409, message: "You can keep at most {max} builds" },
  cart_full: { status: 409, message: "The cart holds at most {max} different products" },
  wishlist_full: { status: 409, message: "The wishlist holds at most {max} different products" },
  line_not_found: { status: 404, message: "This line is no longer in your cart" },

  // Checkout and payment (specification, section 5)
  checkout_empty: { status: 400, message: "checkoutForm is not valid" },
  checkout_invalid: { status: 400, message: "{field} is required" },
  transfer_type_required: { status: 400, field: "payment_method", message: "Please select bank transfer payment type" },
  receipt_required: { status: 400, field: "image_url", message: "Please upload image receipt" },
  receipt_used: {
    status: 400,
    field: "image_url",
    message: "This receipt was sent for another order. Please upload the receipt of this one",
  },
  address_not_found: { status: 404, message: "This address is not one of yours" },
  payment_type_unavailable: { status: 400, field: "payment_type", message: "This way to pay is not available" },
  price_changed: { status: 409, message: "A price or the stock has changed. Please check and confirm" },
  payment_pending: { status: 409, message: "The payment has not arrived yet" },
  payment_expired: { status: 409, message: "The time to pay has run out. Please ask for a new code" },
  payment_refund_due: {
    status: 409,
    message: "The payment arrived but could not become an order. You will get the money back",
  },
  payment_not_found: { status: 404, message: "There is no such payment" },
  payment_provider_failed: { status: 502, message: "The bank did not answer. Please try again" },
  balance_too_low: { status: 409, message: "The balance is too low" },
  balance_left: {
    status: 409,
    message: "You still have {amount} of Anakut Cash. Spend it, or have it paid out at the store first",
  },
  order_not_found: { status: 404, message: "There is no such order" },
  order_not_cancellable: { status: 409, message: "This order can no longer be cancelled" },

  // Booking
  time_taken: { status: 409, message: "Somebody else has just taken this time. Please choose another one" },
  time_required: { status: 400, field: "starts_at", message: "Please choose the hour at which the work begins" },
  time_invalid: { status: 400, field: "starts_at", message: "Nobody works at this time. Please choose another one" },
  booking_lost: { status: 409, message: "The time of your service is no longer held. Please choose another one" },
  time_one_piece: { status: 409, message: "A chosen time is for one service. Please set its quantity to 1" },
  time_being_paid: {
    status: 409,
    message: "You are already paying for this time. Please finish that payment, or choose another time",
  },
  bookings_full: { status: 409, message: "You can hold at most {max} times at once" },
  booking_not_found: { status: 404, message: "There is no such booking" },
  booking_too_late: { status: 409, message: "This can be changed only until {hours} hours before. Please call us" },
  booking_fixed: { status: 409, message: "This booking can no longer be changed here. Please ask us" },
  area_not_served: {
    status: 409,
    message: "{name} does not come to this address. Please choose another address or person",
  },
  stars_required: { status: 400, field: "stars", message: "Please choose one to five stars" },
  review_too_early: { status: 409, message: "You can say how it was once the work is done" },
  review_given: { status: 409, message: "You have already said how it was" },

  // Warranty. The same code for unknown input and for input that does not belong together, so that the answer reveals nothing
  warranty_not_found: { status: 404, message: "We found no purchase for this. Please check what you typed" },
  warranty_ended: { status: 409, message: "The warranty ended on {date}. Please ask us what a repair costs" },
  warranty_waiting: { status: 409, message: "The warranty begins with the delivery" },
  warranty_none: { status: 409, message: "This has no warranty" },
  claim_open: { status: 409, message: "There is a claim for this already: {number}" },
  claim_not_asked: { status: 409, message: "We have not asked for more. Your claim is being looked at" },
  claim_fixed: { status: 409, message: "This claim can no longer be withdrawn. Please ask us" },
  claim_not_found: { status: 404, message: "We found no claim for this. Please check what you typed" },

  // Uploads
  upload_not_image: { status: 400, field: "file", message: "Please choose a picture (JPEG, PNG or WebP)" },
  upload_too_large: { status: 413, message: "The picture is too large: at most 8 MB and 40 megapixels" },

  // Validation of a single field
  required: { status: 400, message: "{field} is required" },
  invalid: { status: 400, message: "{field} is not valid" },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof errorTable;
export type ErrorParams = Record<string, string | number>;

/** The input field that a code is about; undefined if the refusal lists fields itself, or is not about input. */
export const fieldOf = (code: ErrorCode): string | undefined => (errorTable[code] as ErrorEntry).field;

function waitInEnglish(seconds: number): string {
  const { unit, count } = readableWait(seconds);
  return `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
}

/** The English message of a code with its parameters; `{wait}` is made from `seconds`. */
export function errorMessage(code: ErrorCode, params: ErrorParams = {}): string {
  const values = typeof params.seconds === "number" ? { ...params, wait: waitInEnglish(params.seconds) } : params;
  return fill(errorTable[code].message, values);
}
