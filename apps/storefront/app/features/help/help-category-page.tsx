import type { HelpCategory } from "@shop/contract/types";
import { Link } from "../../i18n/link.tsx";
import { useT } from "../../i18n/locale.tsx";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { ArticleLinks } from "./article-links.tsx";
import { ContactWays } from "./contact-ways.tsx";
import { TopicIcon } from "./topic-icon.tsx";

/** All articles of one topic. */
export function HelpCategoryPage({
  category,
  others,
}: {
  category: HelpCategory;
  others: Omit<HelpCategory, "articles">[];
}) {
  const t = useT();
  return (
    <div className="page grid min-w-0 gap-4 py-2 sm:py-4">
      <Breadcrumb steps={[{ name: t("help.title"), to: "/help-center" }]} current={category.name} />
      <div className="grid gap-6 lg:grid-cols-[1fr_20rem]">
        <div className="grid min-w-0 content-start gap-6">
          <h1 className="flex items-center gap-3 text-title">
            <TopicIcon name={category.icon} />
            {category.name}
          </h1>
          <div className="card px-4 sm:px-5 py-2">
            <ArticleLinks articles={category.articles} />
          </div>
          <ContactWays />
        </div>
        <nav aria-labelledby="other-topics" className="grid content-start gap-2">
          <h2 id="other-topics" className="text-heading">
            {t("help.other_topics")}
          </h2>
          <ul>
            {others.map(({ id, name, icon }) => (
              <li key={id}>
                <Link
                  to={`/help-center/category/${id}`}
                  className="flex min-h-14 items-center gap-3 hover:text-accent-ink"
                >
                  <TopicIcon name={icon} />
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
