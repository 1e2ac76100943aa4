import * as z from "zod";
import type { Env } from "../../../../platform/env.ts";
import { fetchJson, type JsonAnswer } from "../../../../platform/outside/fetch-json.ts";
import { openService, type Service } from "../../../../platform/outside/service.ts";

export type PayPalConfig = NonNullable<Env["paypal"]>;

/** Calls PayPal's REST API. `body` is JSON. With the same `requestId` PayPal carries a call out only once, however often it is sent. */
export type SendToPayPal = (
  method: "GET" | "POST",
  path: string,
  body?: string,
  requestId?: string,
) => Promise<JsonAnswer>;

const token = z.object({ access_token: z.string(), expires_in: z.number() });

/** Milliseconds before its end at which a token is replaced. */
const tokenMarginMs = 60_000;

/** PayPal's REST API with its access tokens, timeouts and retries. */
export function createPayPalClient(
  config: PayPalConfig,
  { timeoutMs, maxBytes }: Env["fetch"],
): { send: SendToPayPal; sendForWebhooks: SendToPayPal } {
  let access: { value: string; until: number } | undefined;

  async function accessToken(signal: AbortSignal): Promise<string> {
    if (access && Date.now() < access.until) return access.value;
    const basic = Buffer.from(`${config.clientId}:${config.clientSecret}`).toString("base64");
    const headers = { authorization: `Basic ${basic}`, "content-type": "application/x-www-form-urlencoded" };
    const { status, body } = await fetchJson(
      `${config.baseUrl}/v1/oauth2/token`,
      { method: "POST", headers, body: "grant_type=client_credentials" },
      { signal, maxBytes },
    );
    if (status !== 200) throw new Error(`PayPal gives no token: ${status}`);
    const { access_token: value, expires_in: seconds } = token.parse(body);
    access = { value, until: Date.now() + seconds * 1000 - tokenMarginMs };
    return value;
  }

  const sender =
    (service: Service): SendToPayPal =>
    (method, path, body, requestId) =>
      service.run(async (signal) => {
        const headers = {
          "content-type": "application/json",
          authorization: `Bearer ${await accessToken(signal)}`,
          ...(requestId && { "paypal-request-id": requestId }),
        };
        const answer = await fetchJson(
          config.baseUrl + path,
          { method, headers, ...(body !== undefined && { body }) },
          { signal, maxBytes },
        );
        if (answer.status === 401) access = undefined;
        if (answer.status >= 500 || answer.status === 401 || answer.status === 429)
          throw new Error(`PayPal answered ${answer.status} to ${path}`);
        return answer;
      });

  return {
    // May be repeated: every call that changes something has a request id.
    send: sender(openService({ timeoutMs, repeats: 1 })),
    // A circuit breaker of its own: failures over forged webhooks must not keep shoppers' payments from being asked about. PayPal repeats webhooks itself.
    sendForWebhooks: sender(openService({ timeoutMs })),
  };
}
