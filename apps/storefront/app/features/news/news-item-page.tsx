import type { CallData } from "@shop/contract/types";
import { useDate, useT } from "../../i18n/locale.tsx";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Prose } from "../../ui/prose.tsx";
import { NewsCard } from "./news-card.tsx";

/** A news item, and the newest others. */
export function NewsItemPage({ item }: { item: CallData<"news.get"> }) {
  const t = useT();
  const date = useDate();
  return (
    <div className="page grid min-w-0 gap-8 py-2 sm:py-4">
      <div className="grid gap-4">
        <Breadcrumb steps={[{ name: t("help.news_title"), to: "/news" }]} current={item.title} />
        <article className="card grid overflow-hidden lg:grid-cols-[1fr_26rem]">
          <span className="relative aspect-[16/9] bg-tile lg:order-2 lg:aspect-auto lg:min-h-80">
            <Picture
              src={item.image}
              alt=""
              width={320}
              height={320}
              priority
              className="absolute inset-0 size-full p-6"
            />
          </span>
          <div className="grid content-start gap-4 p-4 sm:p-8">
            <time dateTime={item.published_at} className="text-sm text-muted">
              {date(item.published_at)}
            </time>
            <h1 className="text-title">{item.title}</h1>
            <p className="text-lg text-muted">{item.summary}</p>
            <Prose html={item.html} />
          </div>
        </article>
      </div>
      {item.more.length > 0 && (
        <section aria-labelledby="more-news" className="grid gap-4">
          <h2 id="more-news" className="text-title">
            {t("help.news_more")}
          </h2>
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {item.more.map((other) => (
              <li key={other.id}>
                <NewsCard item={other} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
