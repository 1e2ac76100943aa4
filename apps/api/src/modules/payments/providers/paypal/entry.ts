import type { ProviderEntry } from "../provider.ts";
import { createPayPal } from "./paypal.ts";
import { actAtPayPal, paypalPage } from "./stand-in/act-at-paypal.ts";
import { paypalApp } from "./stand-in/paypal-app.ts";

/** The credentials of the simulated PayPal; their values do not matter. */
const account = { clientId: "simulated-shop", clientSecret: "simulated-secret", webhookId: "simulated-webhook" };

export const paypal: ProviderEntry = {
  words: {
    name: { en: "PayPal", km: "PayPal", zh: "PayPal" },
    description: {
      en: "Pay with PayPal or a card, in US dollars",
      km: "បង់តាម PayPal ឬកាត ជាដុល្លារ",
      zh: "使用 PayPal 或银行卡，以美元支付",
    },
  },
  // Longer than for a scan: the shopper has more to do on PayPal's pages.
  lifeMinutes: 20,
  refunds: true,
  isConfigured: (env) => env.paypal !== undefined,
  open: (env, _log, standInUrl) =>
    createPayPal(standInUrl ? { baseUrl: standInUrl, ...account } : env.paypal!, env.fetch),
  standIn: { app: (services) => paypalApp(services, account), act: actAtPayPal, page: paypalPage },
};
