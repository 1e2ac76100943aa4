import { loadKhqr } from "../features/checkout/khqr-page.server.ts";
import { KhqrPage } from "../features/checkout/khqr-page.tsx";
import { loadArea } from "../i18n/messages.ts";
import { privateHeaders } from "../lib/guard.ts";
import { privateMeta } from "../lib/meta.ts";
import type { Route } from "./+types/checkout-khqr";

await loadArea("checkout");

export const headers = privateHeaders;
export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, "checkout.khqr_title");

export function loader({ request, context }: Route.LoaderArgs) {
  return loadKhqr(request, context);
}

export default function CheckoutKhqr({ loaderData }: Route.ComponentProps) {
  return <KhqrPage data={loaderData} />;
}
