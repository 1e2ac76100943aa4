import type { SendToPayPal } from "./paypal-client.ts";

/** Asks PayPal whether it sent a webhook. False, without asking, if it is not signed. */
export async function verifyWebhook(
  send: SendToPayPal,
  webhookId: string,
  { headers, body }: { headers: Headers; body: string },
): Promise<boolean> {
  const signed = {
    auth_algo: headers.get("paypal-auth-algo"),
    cert_url: headers.get("paypal-cert-url"),
    transmission_id: headers.get("paypal-transmission-id"),
    transmission_sig: headers.get("paypal-transmission-sig"),
    transmission_time: headers.get("paypal-transmission-time"),
  };
  if (Object.values(signed).some((value) => !value)) return false;
  const about = JSON.stringify({ ...signed, webhook_id: webhookId });
  // The event is passed on unparsed. PayPal signed its bytes, and to parse and print it again could change them: 1.0 becomes 1 (paypal/PayPal-node-SDK #412).
  const { status, body: answer } = await send(
    "POST",
    "/v1/notifications/verify-webhook-signature",
    `${about.slice(0, -1)},"webhook_event":${body}}`,
  );
  return status === 200 && (answer as { verification_status?: string } | null)?.verification_status === "SUCCESS";
}
