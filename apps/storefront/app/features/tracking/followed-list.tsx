import { Link } from "../../i18n/link.tsx";
import { useDate, useT } from "../../i18n/locale.tsx";
import { followed, useFollowed } from "../../state/followed.ts";
import { IconButton } from "../../ui/icon-button.tsx";

/** Orders that this browser has followed, as they were when last seen. */
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
      <ul className="card divide-y divide-line">
        {list.map(({ tracking: { order_number: number, state }, seenAt }) => (
          <li key={number} className="flex items-center gap-2 py-1 pr-2 pl-5">
            <Link to={`/tracking-delivery?order=${encodeURIComponent(number)}`} prefetch="none" className="grid min-h-14 flex-1 content-center hover:text-accent-ink">
              <span className="font-semibold tabular-nums">{number}</span>
              <span className="text-sm text-muted">
                {t(`tracking.state_${state}`)} · {t("tracking.as_of", { time: date(seenAt, "time") })}
              </span>
            </Link>
            <IconButton icon="x" label={t("tracking.forget", { number })} onClick={() => followed.forget(number)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
