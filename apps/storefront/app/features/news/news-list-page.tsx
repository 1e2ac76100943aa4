import type { NewsItem } from "@shop/contract/types";
import { useT } from "../../i18n/locale.tsx";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { EmptyState } from "../../ui/notices/empty-state.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { NewsCard } from "./news-card.tsx";

/** Cards on the first screen. */
const firstCards = 3;

/** The store's news, newest first. */
export function NewsListPage({ items, page, lastPage }: { items: NewsItem[]; page: number; lastPage: number }) {
  const t = useT();
  return (
    <div className="page grid min-w-0 gap-4 py-2 sm:py-4">
      <Breadcrumb steps={[]} current={t("help.news_title")} />
      <h1 className="text-title">{t("help.news_title")}</h1>
      {items.length === 0 && <EmptyState icon="newspaper" title={t("help.news_empty")} />}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {items.map((item, index) => (
          <li key={item.id}>
            <NewsCard item={item} heading="h2" priority={index < firstCards} />
          </li>
        ))}
      </ul>
      <Pagination page={page} lastPage={lastPage} to={(number) => (number === 1 ? "/news" : `/news?page=${number}`)} />
    </div>
  );
}
