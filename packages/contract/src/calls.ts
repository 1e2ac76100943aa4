import type { Call } from "./define.ts";
import type { CallName } from "./paths.ts";
import { authCalls } from "./calls/auth.ts";
import { bookingCalls } from "./calls/bookings.ts";
import { cartCalls } from "./calls/cart.ts";
import { catalogCalls } from "./calls/catalog.ts";
import { chatCalls } from "./calls/chat.ts";
import { checkoutCalls } from "./calls/checkout.ts";
import { claimCalls } from "./calls/claims.ts";
import { customerCalls } from "./calls/customer.ts";
import { freelancerCalls } from "./calls/freelancers.ts";
import { helpCalls } from "./calls/help.ts";
import { orderCalls } from "./calls/orders.ts";
import { paymentCalls } from "./calls/payments.ts";
import { pcBuilderCalls } from "./calls/pc-builder.ts";
import { siteCalls } from "./calls/site.ts";
import { trackingCalls } from "./calls/tracking.ts";
import { uploadCalls } from "./calls/uploads.ts";
import { warrantyCalls } from "./calls/warranty.ts";

/** All calls with their schemas, for the server and the OpenAPI document. The browser imports only the types. */
export const calls = {
  ...siteCalls,
  ...catalogCalls,
  ...authCalls,
  ...customerCalls,
  ...cartCalls,
  ...checkoutCalls,
  ...orderCalls,
  ...paymentCalls,
  ...uploadCalls,
  ...helpCalls,
  ...trackingCalls,
  ...freelancerCalls,
  ...bookingCalls,
  ...warrantyCalls,
  ...claimCalls,
  ...chatCalls,
  ...pcBuilderCalls,
} satisfies Record<CallName, Call>;

export type Calls = typeof calls;
