import { textMeta } from "../../features/catalog/catalog-meta.ts";
import { NewsListPage } from "../../features/news/news-list-page.tsx";
import { loadArea } from "../../i18n/messages.ts";
import { unwrapAnswer } from "../../lib/api/unwrap-answer.ts";
import { apiOf } from "../../lib/context.ts";
import { pageNumberOf, stayWithin } from "../../lib/links/list-pages.ts";
import { loadWholeSheet } from "../../lib/pages/sheets.ts";
import type { Route } from "./+types/news";

await Promise.all([loadArea("help"), loadWholeSheet()]);

export async function loader({ context, url }: Route.LoaderArgs) {
  const {
    data: items,
    page,
    last_page: lastPage,
  } = unwrapAnswer(await apiOf(context)("news.list", { query: { page: pageNumberOf(url.searchParams) } }));
  stayWithin(url, lastPage);
  return { items, page, lastPage };
}

export const meta: Route.MetaFunction = (args) => {
  const page = args.loaderData?.page ?? 1;
  return textMeta(args, {
    path: page === 1 ? "/news" : `/news?page=${page}`,
    title: "help.news_title",
    description: "help.news_description",
  });
};

export default function News({ loaderData }: Route.ComponentProps) {
  return <NewsListPage {...loaderData} />;
}
