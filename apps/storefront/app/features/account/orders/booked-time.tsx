import { Form } from "react-router";
import { longestNote } from "@shop/contract/limits";
import type { Booking, FreeTimes } from "@shop/contract/types";
import { Link } from "../../../i18n/link.tsx";
import { useDate, useT } from "../../../i18n/locale.tsx";
import type { MessageKey } from "../../../i18n/messages.ts";
import type { FormState } from "../../../lib/forms/form.ts";
import { Button, buttonClass } from "../../../ui/controls/button.tsx";
import { Select, Textarea } from "../../../ui/controls/field.tsx";
import { TimeChoice } from "../../../ui/controls/time-choice.tsx";
import { useFieldError } from "../../../ui/notices/refusal.tsx";

/** Free times that an appointment can be moved to; `days` is null if they could not be loaded. */
export interface Moving {
  /** Id of the booking. */
  id: number;
  days: FreeTimes["days"] | null;
  /** The time chosen before signing in. */
  time: string | null;
}

interface BookedTimeProps {
  booking: Booking;
  actionKey: string;
  /** The booking that is being moved; may be another one. */
  moving: Moving | undefined;
  /** A form for it that was refused. */
  refused: FormState | undefined;
}

const whoTexts: Partial<Record<Booking["state"], MessageKey>> = {
  done: "account.came",
  cancelled: "account.time_cancelled",
};

/** Who comes for a service and when, or who came. */
export function WhoComes({ booking }: { booking: Booking }) {
  const t = useT();
  const date = useDate();
  return (
    <>
      <span className="font-medium">{t(whoTexts[booking.state] ?? "account.comes", { name: booking.freelancer })}</span>{" "}
      <span className="tabular-nums">{date(booking.starts_at, "time")}</span>
    </>
  );
}

/** The appointment of a service in an order; can be moved up to the store's limit, and reviewed after the work. */
export function BookedTime(props: BookedTimeProps) {
  const { booking } = props;
  const t = useT();
  return (
    <div id={`booking-${booking.id}`} className="scroll-mt-4 col-span-full grid gap-3 rounded-md bg-surface-2 p-3">
      <p>
        <WhoComes booking={booking} />
      </p>
      {booking.movable ? (
        <MoveTime {...props} />
      ) : (
        booking.state === "booked" && <p className="text-sm text-muted">{t("account.move_late")}</p>
      )}
      {booking.reviewable && <WriteReview {...props} />}
    </div>
  );
}

/** How the work was. No stars are chosen in advance: a review says what the shopper thinks, not what stood there. */
function WriteReview({ booking: { id }, actionKey, refused }: BookedTimeProps) {
  const t = useT();
  const errorOf = useFieldError(refused);
  return (
    <Form method="post" className="grid gap-3">
      <Hidden id={id} actionKey={`review-${actionKey}`} />
      <Select
        label={t("account.stars")}
        name="stars"
        required
        defaultValue={refused?.values.stars ?? ""}
        error={errorOf("stars")}
        onInvalid={({ currentTarget }) => currentTarget.setCustomValidity(t("errors.stars_required"))}
      >
        <option value="">{t("account.stars_choose")}</option>
        {[5, 4, 3, 2, 1].map((stars) => (
          <option key={stars} value={stars}>
            {"★".repeat(stars)}
          </option>
        ))}
      </Select>
      <Textarea
        label={t("account.review_text")}
        name="text"
        maxLength={longestNote}
        defaultValue={refused?.values.text}
      />
      <Button type="submit" name="intent" value="review">
        {t("account.review_send")}
      </Button>
    </Form>
  );
}

function Hidden({ id, actionKey }: { id: number; actionKey: string }) {
  return (
    <>
      <input type="hidden" name="key" value={actionKey} />
      <input type="hidden" name="booking" value={id} />
    </>
  );
}

/** A link to the same page with the free times; on that page, the form for moving. */
function MoveTime({
  booking: { id, order_number: number, starts_at: now },
  actionKey,
  moving,
  refused,
}: BookedTimeProps) {
  const t = useT();
  if (moving?.id !== id || !moving.days) {
    return (
      <div>
        <Link
          to={`/account/myaccount/myorders/checkout-detail/${number}?move=${id}#booking-${id}`}
          prefetch="none"
          preventScrollReset
          className={buttonClass({ variant: "secondary" })}
        >
          {t("account.move_time")}
        </Link>
        {moving?.id === id && <p role="alert">{t("account.move_failed")}</p>}
      </div>
    );
  }
  return (
    // Without the link's fragment: the result is shown at the top of the page.
    <Form method="post" action={`?move=${id}`} className="grid gap-4">
      <Hidden id={id} actionKey={`move-${actionKey}`} />
      <TimeChoice
        days={moving.days}
        dayLabel={t("account.day")}
        timeLabel={t("account.time")}
        day={refused?.values.day}
        time={refused?.values.starts_at ?? moving.time ?? now}
      />
      <Button type="submit" name="intent" value="move">
        {t("account.move_time")}
      </Button>
    </Form>
  );
}
