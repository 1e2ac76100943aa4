import { data } from "react-router";
import { PrintedOrder } from "../features/account/printed-order.tsx";
import { loadArea } from "../i18n/messages.ts";
import { apiOf } from "../lib/context.ts";
import { needed, privateHeaders } from "../lib/guard.ts";
import { privateMeta } from "../lib/meta.ts";
import { loadWholeSheet } from "../lib/sheets.ts";
import type { Route } from "./+types/print-order";

await Promise.all([loadArea("account"), loadWholeSheet()]);

/** Paper has no header, menu or footer: see `routes/language.tsx`. */
export const handle = "bare";
export const headers = privateHeaders;
export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, "account.print");

export async function loader({ request, context }: Route.LoaderArgs) {
  const id = new URL(request.url).searchParams.get("id");
  if (!id) throw data(null, { status: 404 });
  const answer = needed(request, await apiOf(context)("orders.detail", { params: { id } }));
  return { lines: answer.data, order: answer.order };
}

export default function PrintOrder({ loaderData: { lines, order } }: Route.ComponentProps) {
  return <PrintedOrder lines={lines} order={order} />;
}
