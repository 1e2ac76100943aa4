import { LinkFailed } from "../../features/checkout/link/link-failed.tsx";
import { loadArea } from "../../i18n/messages.ts";
import { privateHeaders } from "../../lib/api/guard.ts";
import { privateMeta } from "../../i18n/meta.ts";
import { loadWholeSheet } from "../../lib/pages/sheets.ts";
import type { Route } from "./+types/paypal-error";

await Promise.all([loadArea("checkout"), loadWholeSheet()]);

export const headers = privateHeaders;
export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, "checkout.title");

export default LinkFailed;
