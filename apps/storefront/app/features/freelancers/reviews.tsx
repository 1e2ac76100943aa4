import { useEffect, useState } from "react";
import type { Review } from "@shop/contract/types";
import { useDate, useT } from "../../i18n/locale.tsx";
import { browserApi } from "../../lib/browser-api.ts";
import { Button } from "../../ui/button.tsx";

/** What shoppers said of a person's work, ten at a time; nothing where nobody has yet. */
export function Reviews({ personId }: { personId: number }) {
  const t = useT();
  const date = useDate();
  const [page, setPage] = useState(1);
  const [lastPage, setLastPage] = useState(1);
  const [reviews, setReviews] = useState<Review[]>([]);
  useEffect(() => {
    let current = true;
    void browserApi("reviews.list", { params: { id: personId }, query: { page } }).then((result) => {
      if (!current || !result.ok) return;
      setLastPage(result.answer.last_page);
      setReviews((before) => [...before.slice(0, (page - 1) * 10), ...result.answer.data]);
    });
    return () => void (current = false);
  }, [personId, page]);
  if (reviews.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-heading">{t("services.reviews")}</h2>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {reviews.map(({ stars, text, by, at }, index) => (
          <li key={`${at}/${index}`} className="grid gap-1 p-4">
            <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
              <span className="font-semibold text-ink">{by || t("services.a_shopper")}</span>
              <span aria-hidden="true" className="text-warning">
                {"★".repeat(stars)}
              </span>
              <span className="sr-only">{t("services.rating", { rating: String(stars) })}</span>
              {date(at)}
            </p>
            {text && <p className="max-w-prose break-words whitespace-pre-line">{text}</p>}
          </li>
        ))}
      </ul>
      {page < lastPage && (
        <Button variant="secondary" onClick={() => setPage(page + 1)}>
          {t("services.more_reviews")}
        </Button>
      )}
    </section>
  );
}
