import { useEffect } from "react";
import type { Tracking } from "@shop/contract/types";
import { Link } from "../../i18n/link.tsx";
import { useT } from "../../i18n/locale.tsx";
import type { FormState } from "../../lib/forms/form.ts";
import { followed } from "../../state/followed.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { FollowedList } from "./followed-list.tsx";
import { LiveTracking, type Again } from "./live-tracking.tsx";
import { TrackingForm } from "./tracking-form.tsx";

export interface TrackingPageData {
  /** As typed, or from the link. */
  order: string;
  phone: string;
  found: Tracking | null;
  refused: FormState | undefined;
}

/** Services are not delivered, so their page has another title. */
export const trackingTitle = (found: Tracking | null | undefined) =>
  found?.is_service ? "tracking.service_title" : "tracking.title";

/** The tracking page: the form, or the order with live updates. */
export function TrackingPage({ page: { order, phone, found, refused } }: { page: TrackingPageData }) {
  const t = useT();
  useEffect(() => followed.start(), []);
  const title = t(trackingTitle(found));
  const again: Again = phone === "" ? { order } : { order, phone };
  return (
    <div className="page grid min-w-0 gap-4 py-2 sm:py-4">
      <Breadcrumb steps={[]} current={title} />
      <h1 className="text-title">{title}</h1>
      {found ? (
        <>
          <LiveTracking key={`${found.order_number} ${found.watch}`} found={found} again={again} />
          <p>
            <Link to="/tracking-delivery" className="link inline-flex min-h-11 items-center">
              {t("tracking.another")}
            </Link>
          </p>
        </>
      ) : (
        <div className="grid gap-6 lg:grid-cols-[28rem_1fr]">
          <TrackingForm key={`${order} ${phone}`} order={order} phone={phone} refused={refused} />
          <FollowedList />
        </div>
      )}
    </div>
  );
}
