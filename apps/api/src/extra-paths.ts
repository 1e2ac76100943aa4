import { extraPaths } from "@shop/contract/paths";
import { onlyCustomer, sendersOf, tokensOf } from "./http/token.ts";
import type { Caller, Services } from "./platform/context.ts";
import { authenticate } from "./modules/auth/public.ts";
import { paymentPicture } from "./flows/payments/payment-picture.ts";
import { receiveWebhook } from "./flows/payments/settling/provider-webhook.ts";
import { controlSimulator, isAnySimulated } from "./modules/payments/public.ts";
import { servePicture } from "./modules/uploads/public.ts";

/** Answers paths that are neither pages nor calls of the API, such as webhooks and private pictures; null for any other path. */
export function createExtraPaths(
  services: Services,
): (request: Request, caller: Caller, path: string) => Promise<Response | null> {
  return async (request, caller, path) => {
    if (path.startsWith(extraPaths.privatePictures)) {
      const senders = await sendersOf(tokensOf(request), (token) => authenticate(services, token));
      return servePicture(services, onlyCustomer(senders), path);
    }
    if (path.startsWith(extraPaths.paymentPictures)) return paymentPicture(services, path);
    if (path.startsWith(extraPaths.webhooks)) return receiveWebhook(services, request, caller, path);
    if (path.startsWith(extraPaths.simulator) && isAnySimulated(services.env))
      return controlSimulator(services, request, path);
    return null;
  };
}
