import { Link } from "../../i18n/link.tsx";
import { Icon } from "../../ui/icons/icon.tsx";

interface ArticleLink {
  id: number;
  title: string;
}

/** Links to articles. */
export function ArticleLinks({ articles }: { articles: ArticleLink[] }) {
  return (
    <ul className="divide-y divide-line">
      {articles.map(({ id, title }) => (
        <li key={id}>
          <Link
            to={`/help-center/detail/${id}`}
            className="flex min-h-12 items-center justify-between gap-3 py-2.5 hover:text-accent-ink"
          >
            {title}
            <Icon name="chevron-right" className="size-5 text-muted" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
