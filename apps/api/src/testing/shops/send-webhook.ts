import { signWebhook } from "../../modules/payments/providers/paypal/stand-in/paypal-app.ts";
import type { paymentDesk } from "./payment-desk.ts";

/** Sends a webhook as the simulated PayPal signs it, its event written as `body`, with headers changed where asked; gives the status of the answer. */
export async function sendWebhook(
  desk: Pick<ReturnType<typeof paymentDesk>, "extra">,
  event: object,
  change: (headers: Record<string, string>) => void = () => undefined,
  body = JSON.stringify(event),
): Promise<number> {
  const time = new Date().toISOString();
  const headers: Record<string, string> = {
    "paypal-auth-algo": "SHA256withRSA",
    "paypal-cert-url": "https://api.paypal.com/cert",
    "paypal-transmission-id": "T1",
    "paypal-transmission-time": time,
    "paypal-transmission-sig": signWebhook("simulated-secret", "T1", time, "simulated-webhook", body),
  };
  change(headers);
  return (await desk.extra("/webhooks/paypal", { method: "POST", headers, body })).status;
}
