import type { HelpArticle } from "@shop/contract/types";
import { useDate, useT } from "../../i18n/locale.tsx";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Prose } from "../../ui/prose.tsx";
import { ArticleFeedback, type Feedback } from "./article-feedback.tsx";
import { ArticleLinks } from "./article-links.tsx";
import { ContactWays } from "./contact-ways.tsx";

/** An article of the help center, with related links. */
export function HelpArticlePage({
  article,
  given,
}: {
  article: Omit<HelpArticle, "summary">;
  given: Feedback | undefined;
}) {
  const t = useT();
  const date = useDate();
  const { category } = article;
  return (
    <div className="page grid min-w-0 gap-4 py-2 sm:py-4">
      <Breadcrumb
        steps={[
          { name: t("help.title"), to: "/help-center" },
          { name: category.name, to: `/help-center/category/${category.id}` },
        ]}
        current={article.title}
      />
      <div className="grid gap-6 lg:grid-cols-[1fr_20rem]">
        <article className="card grid min-w-0 content-start gap-5 p-4 sm:p-8 lg:self-start">
          <h1 className="text-title">{article.title}</h1>
          <Prose html={article.html} />
          <p className="text-sm text-muted">{t("help.updated_on", { date: date(article.updated_at) })}</p>
          <ArticleFeedback key={article.id} given={given} />
        </article>
        <div className="grid content-start gap-6">
          {article.related.length > 0 && (
            <nav aria-labelledby="related" className="grid gap-1">
              <h2 id="related" className="text-heading">
                {t("help.related")}
              </h2>
              <ArticleLinks articles={article.related} />
            </nav>
          )}
          <ContactWays />
        </div>
      </div>
    </div>
  );
}
