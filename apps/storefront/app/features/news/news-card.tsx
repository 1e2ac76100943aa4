import type { NewsItem } from "@shop/contract/types";
import { Link } from "../../i18n/link.tsx";
import { useDate } from "../../i18n/locale.tsx";
import { Picture } from "../../ui/picture.tsx";

/** A news item in a list; `heading` is the heading level. */
export function NewsCard({
  item,
  heading: Heading,
  priority = false,
}: {
  item: NewsItem;
  heading: "h2" | "h3";
  priority?: boolean;
}) {
  const date = useDate();
  return (
    <article className="card relative grid h-full content-start overflow-hidden fade hover:shadow-card">
      <span className="relative aspect-[16/9] bg-tile">
        <Picture
          src={item.image}
          alt=""
          width={240}
          height={240}
          priority={priority}
          className="absolute inset-0 size-full p-4"
        />
      </span>
      <div className="grid gap-2 p-4 sm:p-5">
        <time dateTime={item.published_at} className="text-sm text-muted">
          {date(item.published_at)}
        </time>
        <Heading className="text-heading">
          <Link to={`/news/${item.id}`} className="after:absolute after:inset-0 hover:text-accent-ink">
            {item.title}
          </Link>
        </Heading>
        <p className="line-clamp-3 text-muted">{item.summary}</p>
      </div>
    </article>
  );
}
