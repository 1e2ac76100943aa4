import { useState } from "react";
import type { Tracking } from "@shop/contract/types";
import { phoneText } from "@shop/kit/phone-text";
import { useDate, useT } from "../../i18n/locale.tsx";
import { isAwaited } from "../../lib/orders/is-awaited.ts";
import { telephone } from "../../lib/links/store-links.ts";
import { shownState } from "../../lib/orders/shown-step.ts";
import { useSite } from "../../lib/site.ts";
import { useLatePart } from "../../parts/use-late-part.ts";
import { Alert } from "../../ui/notices/alert.tsx";
import { buttonClass } from "../../ui/controls/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { Skeleton } from "../../ui/notices/skeleton.tsx";
import { WithNumbers } from "../../ui/with-numbers.tsx";
import { Timeline } from "./timeline.tsx";
import { useLiveTracking, type Again, type Connection } from "./use-live-tracking.ts";

export type { Again } from "./use-live-tracking.ts";

const loadPlaceMap = () => import("./place-map.tsx");

type Tracked = Omit<Tracking, "watch">;

/** An order's delivery status, with live updates. */
export function LiveTracking({ found, again }: { found: Tracking; again: Again }) {
  const t = useT();
  const date = useDate();
  const { tracking, seenAt, connection } = useLiveTracking(found, again);
  const accompanied = tracking.courier !== null || tracking.place !== null;
  return (
    <div className={classNames("grid gap-4", accompanied ? "lg:grid-cols-[1fr_24rem]" : "max-w-3xl")}>
      <section className="card grid min-w-0 content-start gap-6 p-4 sm:p-8">
        <header className="grid gap-2">
          <p className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
            <span className="tabular-nums">
              <WithNumbers text={t("tracking.order_number", { number: tracking.order_number })} />
            </span>
            <ConnectionSign connection={connection} />
          </p>
          <p role="status" className="text-display">
            {t(`orders.state_${shownState(tracking.state, tracking)}`)}
          </p>
          <Expected tracking={tracking} />
        </header>
        {connection === "lost" && seenAt && (
          <Alert tone="warning">{t("tracking.offline", { time: date(seenAt, "time") })}</Alert>
        )}
        <Timeline tracking={tracking} />
      </section>
      {accompanied && (
        <div className="grid content-start gap-4">
          {tracking.courier && <Courier courier={tracking.courier} isService={tracking.is_service} />}
          {tracking.place && <Place place={tracking.place} isService={tracking.is_service} />}
        </div>
      )}
    </div>
  );
}

/** Whether live updates are working. */
function ConnectionSign({ connection }: { connection: Connection }) {
  const t = useT();
  if (connection === "lost") return <Icon name="wifi-off" className="size-5" />;
  return (
    <span className="inline-flex items-center gap-2">
      <span
        aria-hidden="true"
        className={classNames("size-2.5 rounded-full", connection === "live" ? "bg-success" : "bg-line-strong")}
      />
      {t(connection === "live" ? "tracking.live" : "tracking.connecting")}
    </span>
  );
}

function Expected({ tracking: { state, expected_on: day } }: { tracking: Tracked }) {
  const t = useT();
  const date = useDate();
  if (!day || !isAwaited(state)) return null;
  return <p className="text-lg">{t("tracking.expected", { date: date(day) })}</p>;
}

function Courier({
  courier: { name, phone },
  isService,
}: {
  courier: NonNullable<Tracked["courier"]>;
  isService: boolean;
}) {
  const t = useT();
  return (
    <section aria-labelledby="courier" className="card grid gap-3 p-4 sm:p-5">
      <h2 id="courier" className="text-sm font-medium text-muted">
        {t(isService ? "tracking.service_person" : "tracking.courier")}
      </h2>
      <p className="flex items-center gap-3 text-lg font-semibold">
        <span className="grid size-11 place-items-center rounded-full bg-accent-soft text-accent-ink">
          <Icon name={isService ? "wrench" : "truck"} />
        </span>
        {name}
      </p>
      {phone && (
        <a href={telephone(phone)} aria-label={t("tracking.call", { name })} className={buttonClass({ wide: true })}>
          <Icon name="phone" className="size-5" />
          <span className="tabular-nums">{phoneText(phone)}</span>
        </a>
      )}
    </section>
  );
}

function Place({ place, isService }: { place: NonNullable<Tracked["place"]>; isService: boolean }) {
  const t = useT();
  const date = useDate();
  const { tile_url } = useSite();
  const [wanted, setWanted] = useState(true);
  const PlaceMap = useLatePart(loadPlaceMap, wanted, setWanted)?.default;
  return (
    <section className="card grid gap-3 p-4 sm:p-5">
      <h2 className="font-medium">{t("tracking.place", { time: date(place.at, "time") })}</h2>
      {PlaceMap ? (
        <PlaceMap
          place={place}
          tileUrl={tile_url}
          label={t(isService ? "tracking.service_map" : "tracking.map_label")}
        />
      ) : (
        wanted && <Skeleton className="h-56" />
      )}
      <a
        href={`https://www.google.com/maps?q=${place.lat},${place.long}`}
        target="_blank"
        rel="noopener noreferrer"
        className="link inline-flex min-h-11 items-center"
      >
        {t("tracking.map_open")}
      </a>
    </section>
  );
}
