import { useEffect, useState } from "react";
import { Form } from "react-router";
import { longestNote } from "@shop/contract/limits";
import type { Booking } from "@shop/contract/types";
import { useDate, useT } from "../../i18n/locale.tsx";
import { browserApi } from "../../lib/browser/browser-api.ts";
import { typedWith } from "../../lib/forms/typed-before.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Select, Textarea } from "../../ui/controls/field.tsx";
import { TimeChoice } from "../../ui/controls/time-choice.tsx";

type Days = { day: string; times: string[] }[];

interface BookedTimeProps {
  booking: Booking;
  actionKey: string;
  /** What was sent of it and refused. */
  refused: Record<string, string> | undefined;
}

/** Who comes for a service, and when. */
export function WhoComes({ booking }: { booking: Booking }) {
  const t = useT();
  const date = useDate();
  return (
    <>
      <span className="font-medium">{t(booking.state === "cancelled" ? "account.time_cancelled" : "account.comes", { name: booking.freelancer })}</span>{" "}
      <span className="tabular-nums">{date(booking.starts_at, "time")}</span>
    </>
  );
}

/** When somebody comes for a service of an order; moved here until the store's limit, and reviewed after the work. */
export function BookedTime({ booking, actionKey, refused }: BookedTimeProps) {
  const t = useT();
  return (
    <div className="col-span-3 grid gap-3 rounded-md bg-surface-2 p-3">
      <p>
        <WhoComes booking={booking} />
      </p>
      {booking.movable && <MoveTime booking={booking} actionKey={actionKey} refused={refused} />}
      {booking.reviewable && (
        <Form method="post" reloadDocument className="grid gap-3">
          <Hidden booking={booking} actionKey={`review-${actionKey}`} />
          <Select label={t("account.stars")} name="stars" defaultValue={refused?.stars ?? "5"}>
            {[5, 4, 3, 2, 1].map((stars) => (
              <option key={stars} value={stars}>
                {"★".repeat(stars)}
              </option>
            ))}
          </Select>
          <Textarea label={t("account.review_text")} name="text" maxLength={longestNote} defaultValue={refused?.text} />
          <Button type="submit" name="intent" value="review">
            {t("account.review_send")}
          </Button>
        </Form>
      )}
    </div>
  );
}

function Hidden({ booking, actionKey }: { booking: Booking; actionKey: string }) {
  return (
    <>
      <input type="hidden" name="key" value={actionKey} />
      <input type="hidden" name="booking" value={booking.id} />
    </>
  );
}

function MoveTime({ booking, actionKey, refused }: BookedTimeProps) {
  const t = useT();
  const [days, setDays] = useState<Days | null>(null);
  const [failed, setFailed] = useState(false);
  const [day, setDay] = useState("");
  const [time, setTime] = useState<string | null>(null);
  async function open(wanted?: string) {
    const result = await browserApi("bookings.moveTimes", { params: { id: booking.id } });
    setFailed(!result.ok);
    if (!result.ok) return;
    const { days: free } = result.answer.data;
    const meant = free.find(({ times }) => times.some((at) => at === wanted));
    setDays(free);
    setDay((meant ?? free.find(({ times }) => times.length > 0))?.day ?? "");
    if (meant) setTime(wanted!);
  }
  // Chosen before it was refused, or before signing in again.
  useEffect(() => {
    const chosen = refused?.starts_at ?? typedWith("booking", String(booking.id))?.starts_at;
    if (chosen) void open(chosen);
    // oxlint-disable-next-line exhaustive-deps
  }, [booking.id]);
  if (!days) {
    return (
      <div>
        <Button variant="secondary" onClick={() => void open()}>
          {t("account.move_time")}
        </Button>
        {failed && <p role="alert">{t("account.move_failed")}</p>}
      </div>
    );
  }
  return (
    <Form method="post" reloadDocument className="grid gap-4">
      <Hidden booking={booking} actionKey={`move-${actionKey}`} />
      <input type="hidden" name="starts_at" value={time ?? ""} />
      <TimeChoice days={days} dayLabel={t("account.day")} timeLabel={t("account.time")} day={day} time={time} onDay={(next) => (setDay(next), setTime(null))} onTime={setTime} />
      <Button type="submit" name="intent" value="move" disabled={time === null}>
        {t("account.move_time")}
      </Button>
    </Form>
  );
}
