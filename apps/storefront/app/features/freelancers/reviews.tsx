import { useEffect, useState } from "react";
import type { Review } from "@shop/contract/types";
import { useDate, useT } from "../../i18n/locale.tsx";
import { browserApi } from "../../lib/browser/browser-api.ts";
import { announceRefusal } from "../../state/announce.ts";
import { Button } from "../../ui/controls/button.tsx";

const readReviews = (id: number, page: number) => browserApi("reviews.list", { params: { id }, query: { page } });

/** Reviews of a person, ten at a time; nothing if there are none. */
export function Reviews({ personId }: { personId: number }) {
  const t = useT();
  const date = useDate();
  const [{ reviews, page, lastPage }, setRead] = useState<{ reviews: Review[]; page: number; lastPage: number }>({
    reviews: [],
    page: 0,
    lastPage: 0,
  });
  useEffect(() => {
    let current = true;
    void readReviews(personId, 1).then((result) => {
      if (current && result.ok) setRead({ reviews: result.answer.data, page: 1, lastPage: result.answer.last_page });
    });
    return () => void (current = false);
  }, [personId]);
  async function readMore() {
    const result = await readReviews(personId, page + 1);
    if (!result.ok) return announceRefusal(result.refusal);
    const { data, last_page } = result.answer;
    // After a double click, ignores the second answer with the same page.
    setRead((before) =>
      before.page === page ? { reviews: [...before.reviews, ...data], page: page + 1, lastPage: last_page } : before,
    );
  }
  if (reviews.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-heading">{t("services.reviews")}</h2>
      <ul className="divide-y divide-line card">
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
        <Button variant="secondary" onClick={() => void readMore()}>
          {t("services.more_reviews")}
        </Button>
      )}
    </section>
  );
}
