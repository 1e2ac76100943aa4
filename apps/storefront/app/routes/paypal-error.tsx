import { Link } from "../i18n/link.tsx";
import { useT } from "../i18n/locale.tsx";
import { loadArea } from "../i18n/messages.ts";
import { privateHeaders } from "../lib/guard.ts";
import { privateMeta } from "../lib/meta.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import type { Route } from "./+types/paypal-error";

await loadArea("checkout");

export const headers = privateHeaders;
export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, "checkout.title");

export default function PaypalError() {
  const t = useT();
  return <EmptyState title={t("checkout.paypal_failed")} action={<Link to="/checkout">{t("checkout.paypal_retry")}</Link>} />;
}
