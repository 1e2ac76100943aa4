import { tokenOf } from "./http/token.ts";
import type { Caller, Services } from "./platform/context.ts";
import { authenticate } from "./modules/auth/public.ts";
import { paymentPicture } from "./flows/payments/payment-picture.ts";
import { qrPath } from "./flows/payments/open-khqr.ts";
import { paypalWebhookPath, receivePayPalWebhook } from "./flows/payments/paypal-webhook.ts";
import { controlSimulator, isAnySimulated, simulatorPath } from "./modules/payments/public.ts";
import { privatePath, servePicture } from "./modules/uploads/public.ts";

/** What the server answers beside pages and the API's calls; null for paths that are not of these. */
export function createExtraPaths(services: Services): (request: Request, caller: Caller, path: string) => Promise<Response | null> {
  return async (request, _caller, path) => {
    if (path.startsWith(privatePath)) {
      const token = tokenOf(request);
      return servePicture(services, token && (await authenticate(services, token.value)), path);
    }
    if (path.startsWith(qrPath)) return paymentPicture(services, path);
    if (path === paypalWebhookPath) return receivePayPalWebhook(services, request);
    if (path.startsWith(simulatorPath) && isAnySimulated(services.env)) return controlSimulator(services, request, path);
    return null;
  };
}
