import { PaypalFailed } from "../features/checkout/paypal-failed.tsx";
import { loadArea } from "../i18n/messages.ts";
import { privateHeaders } from "../lib/guard.ts";
import { privateMeta } from "../lib/meta.ts";
import type { Route } from "./+types/paypal-error";

await loadArea("checkout");

export const headers = privateHeaders;
export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, "checkout.title");

export default PaypalFailed;
