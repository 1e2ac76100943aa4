import { data } from "react-router";
import { textMeta } from "../features/catalog/catalog-meta.ts";
import { TrackingPage, trackingTitle, type TrackingPageData } from "../features/tracking/tracking-page.tsx";
import { loadArea } from "../i18n/messages.ts";
import { apiOf } from "../lib/context.ts";
import { refusedPage } from "../lib/forms/refused-page.ts";
import { privateHeaders } from "../lib/api/guard.ts";
import { loadWholeSheet } from "../lib/pages/sheets.ts";
import type { Route } from "./+types/tracking";

await Promise.all([loadArea("tracking"), loadArea("orders"), loadArea("errors"), loadWholeSheet()]);

/** The empty form is public and cached; an order is private. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

function askedFor(request: Request): { order: string; phone: string } {
  const { searchParams } = new URL(request.url);
  return {
    order: searchParams.get("order")?.trim().slice(0, 64) ?? "",
    phone: searchParams.get("phone")?.trim().slice(0, 32) ?? "",
  };
}

/** An order by number and phone, or, as in links of the account, by number alone if it belongs to the signed-in shopper. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { order, phone } = askedFor(request);
  const pageData: TrackingPageData = { order, phone, found: null, refused: undefined };
  if (order === "") return data(pageData);
  const headers = privateHeaders();
  const api = apiOf(context);
  if (phone === "") {
    const own = await api("tracking.get", { params: { id: order } });
    return data(own.ok ? { ...pageData, found: own.answer.data } : pageData, { headers });
  }
  const result = await api("tracking.find", { query: { order, phone } });
  if (result.ok) return data({ ...pageData, found: result.answer.data }, { headers });
  return refusedPage(result, { order }, (refused) => ({ ...pageData, refused }));
}

export const meta: Route.MetaFunction = (args) => {
  const { order, found } = args.loaderData ?? {};
  return textMeta(args, {
    path: "/tracking-delivery",
    title: trackingTitle(found),
    description: "tracking.description",
    noindex: Boolean(order),
  });
};

export default function TrackingRoute({ loaderData }: Route.ComponentProps) {
  return <TrackingPage page={loaderData} />;
}
