import { Link } from "../../i18n/link.tsx";
import { useT } from "../../i18n/locale.tsx";
import { Holidays } from "../../parts/holidays.tsx";
import { buttonClass } from "../../ui/controls/button.tsx";
import { EmptyState } from "../../ui/notices/empty-state.tsx";
import { ArticleLinks } from "./article-links.tsx";
import { ContactWays } from "./contact-ways.tsx";
import { HelpSearch } from "./help-search.tsx";
import type { HelpCenter } from "./load-help.ts";
import { TopicIcon } from "./topic-icon.tsx";

/** The help center: a search field, and topics to browse. */
export function HelpCenterPage({ center: { text, found, categories, holidays } }: { center: HelpCenter }) {
  const t = useT();
  return (
    <div className="page grid min-w-0 gap-8 py-6">
      <header className="grid justify-items-center gap-4 rounded-lg bg-accent-soft px-4 py-8 text-center sm:py-12">
        <h1 className="text-title sm:text-display">{t("help.heading")}</h1>
        <HelpSearch text={text} />
      </header>
      <Holidays holidays={holidays} />
      {found ? <Answers text={text} found={found} /> : <Topics categories={categories} />}
      <ContactWays />
    </div>
  );
}

function Topics({ categories }: Pick<HelpCenter, "categories">) {
  const t = useT();
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {categories.map(({ id, name, icon, articles, hasMore }) => (
        <li key={id} className="card grid content-start gap-2 p-4 sm:p-5">
          <h2 className="text-heading">
            <Link to={`/help-center/category/${id}`} className="flex items-center gap-3 hover:text-accent-ink">
              <TopicIcon name={icon} />
              {name}
            </Link>
          </h2>
          <ArticleLinks articles={articles} />
          {hasMore && (
            <Link
              to={`/help-center/category/${id}`}
              aria-label={t("core.see_all_of", { name })}
              className="link inline-flex min-h-11 items-center self-end justify-self-start"
            >
              {t("core.see_all")}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function Answers({ text, found }: { text: string; found: NonNullable<HelpCenter["found"]> }) {
  const t = useT();
  const all = (
    <Link to="/help-center" className={buttonClass({ variant: "secondary" })}>
      {t("help.all_topics")}
    </Link>
  );
  if (found.length === 0)
    return (
      <EmptyState icon="search" title={t("help.no_results", { text })} text={t("help.no_results_text")} action={all} />
    );
  return (
    <section aria-labelledby="answers" className="grid gap-4">
      <h2 id="answers" className="text-heading">
        {t("help.results_for", { text })}
      </h2>
      <ul className="card divide-y divide-line px-4 sm:px-5">
        {found.map(({ id, title, summary, category }) => (
          <li key={id} className="py-4">
            <p className="text-sm text-muted">{category}</p>
            <h3>
              <Link
                to={`/help-center/detail/${id}`}
                className="inline-flex min-h-11 items-center font-semibold text-accent-ink hover:underline"
              >
                {title}
              </Link>
            </h3>
            <p className="line-clamp-2 text-muted">{summary}</p>
          </li>
        ))}
      </ul>
      <p>{all}</p>
    </section>
  );
}
