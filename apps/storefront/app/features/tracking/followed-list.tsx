import { Link } from "../../i18n/link.tsx";
import { useDate, useT } from "../../i18n/locale.tsx";
import { shownState } from "../../lib/orders/shown-step.ts";
import { followed, useFollowed } from "../../state/followed.ts";
import { Button, buttonClass } from "../../ui/controls/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Timeline } from "./timeline.tsx";

/** Orders tracked in this browser, as last seen; available offline. */
export function FollowedList() {
  const t = useT();
  const date = useDate();
  const list = useFollowed();
  if (list.length === 0) return null;
  return (
    <section aria-labelledby="followed" className="grid content-start gap-3">
      <h2 id="followed" className="text-heading">
        {t("tracking.followed")}
      </h2>
      <div className="card px-4 sm:px-5">
        {list.map(({ tracking, seenAt }) => (
          <Disclosure
            key={tracking.order_number}
            title={
              <span className="grid">
                <span className="tabular-nums">{tracking.order_number}</span>
                <span className="text-sm font-normal text-muted">
                  {t(`orders.state_${shownState(tracking.state, tracking)}`)} ·{" "}
                  {t("tracking.as_of", { time: date(seenAt, "time") })}
                </span>
              </span>
            }
          >
            <div className="grid gap-4 pt-2">
              <Timeline tracking={tracking} />
              <div className="flex flex-wrap gap-2">
                <Link
                  to={`/tracking-delivery?order=${encodeURIComponent(tracking.order_number)}`}
                  prefetch="none"
                  className={buttonClass({ variant: "secondary" })}
                >
                  {t("tracking.submit")}
                </Link>
                <Button
                  variant="quiet"
                  aria-label={t("tracking.forget", { number: tracking.order_number })}
                  onClick={() => followed.forget(tracking.order_number)}
                >
                  {t("tracking.remove")}
                </Button>
              </div>
            </div>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
