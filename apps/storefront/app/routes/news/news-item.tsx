import { data } from "react-router";
import { NewsItemPage } from "../../features/news/news-item-page.tsx";
import { loadArea } from "../../i18n/messages.ts";
import { unwrapAnswer } from "../../lib/api/unwrap-answer.ts";
import { apiOf } from "../../lib/context.ts";
import { pageMeta, rootOf } from "../../i18n/meta.ts";
import { loadWholeSheet } from "../../lib/pages/sheets.ts";
import type { Route } from "./+types/news-item";

await Promise.all([loadArea("help"), loadWholeSheet()]);

export async function loader({ context, params }: Route.LoaderArgs) {
  if (!/^[1-9]\d{0,8}$/.test(params.id)) throw data(null, { status: 404 });
  return unwrapAnswer(await apiOf(context)("news.get", { params: { id: params.id } })).data;
}

export const meta: Route.MetaFunction = (args) => {
  const root = rootOf(args);
  if (!root || !args.loaderData) return [];
  const { id, title, summary, image } = args.loaderData;
  return pageMeta({ root, title, description: summary, image, path: `/news/${id}` });
};

export default function NewsItem({ loaderData }: Route.ComponentProps) {
  return <NewsItemPage item={loaderData} />;
}
