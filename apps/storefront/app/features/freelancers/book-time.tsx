import { useEffect, useState } from "react";
import { Form } from "react-router";
import type { FreeTimes } from "@shop/contract/types";
import { useMoney, usePath, useT } from "../../i18n/locale.tsx";
import { browserApi } from "../../lib/browser/browser-api.ts";
import type { FormState } from "../../lib/forms/form.ts";
import { Holidays } from "../../parts/holidays.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Select } from "../../ui/controls/field.tsx";
import { TimeChoice } from "../../ui/controls/time-choice.tsx";
import { LoadFailed } from "../../ui/notices/load-failed.tsx";
import { FormRefusal } from "../../ui/notices/refusal.tsx";
import { Skeleton } from "../../ui/notices/skeleton.tsx";

export interface BookableService {
  id: number;
  name: string;
  price: number;
}

/** A service named in the URL, its free times, and the time that was chosen or submitted. */
export interface AskedTimes {
  service: number;
  free: FreeTimes;
  time: string | null;
}

interface Props {
  personId: number;
  services: [BookableService, ...BookableService[]];
  /** Null on the cached public page; the browser then loads the times, or a form requests them. */
  asked: AskedTimes | null;
  refused: FormState | undefined;
}

const isFree = ({ days }: FreeTimes) => days.some(({ times }) => times.length > 0);

/** The free times of a person for a service, which the browser loads unless they were asked for; null until then. */
function useFreeTimes(personId: number, service: number, asked: AskedTimes | null) {
  const [read, setRead] = useState<{ service: number; free: FreeTimes | "failed" } | null>(null);
  const free = [asked, read].find((known) => known?.service === service)?.free ?? null;

  useEffect(() => {
    if (free !== null) return;
    let current = true;
    void browserApi("bookings.times", { params: { id: personId }, query: { product_id: service } }).then((result) => {
      if (current) setRead({ service, free: result.ok ? result.answer.data : "failed" });
    });
    return () => void (current = false);
  }, [personId, service, free]);

  return { free, retry: () => setRead(null) };
}

/** Chooses a service, a day and a time with a person, and submits them to be held. */
export function BookTime({ personId, services, asked, refused }: Props) {
  const t = useT();
  const path = usePath();
  const money = useMoney();
  const [service, setService] = useState(asked?.service ?? services[0].id);
  // The price first: on a phone the end of a long name is cut off.
  const textOf = ({ name, price }: BookableService) => `${money(price)} · ${name}`;
  const chosen = services.find(({ id }) => id === service);
  const { free, retry } = useFreeTimes(personId, service, asked);
  return (
    <div className="grid min-w-0 gap-4">
      {refused && (
        // Far down the page on a phone. `autoFocus` scrolls to it without script; a fragment would stay in the URL through to the checkout.
        // oxlint-disable-next-line no-autofocus
        <div tabIndex={-1} autoFocus className="scroll-my-40">
          <FormRefusal state={refused} />
        </div>
      )}
      <form action={path("/services/freelancer#book")} className="grid gap-2">
        <input type="hidden" name="id" value={personId} />
        <Select
          label={t("services.service")}
          name="service"
          value={service}
          onChange={(event) => setService(Number(event.target.value))}
        >
          {services.map((one) => (
            <option key={one.id} value={one.id}>
              {textOf(one)}
            </option>
          ))}
        </Select>
        <noscript>
          <Button type="submit" variant="secondary">
            {t("services.see_times")}
          </Button>
        </noscript>
      </form>
      {free === null && <Skeleton className="h-72 w-full noscript:hidden" />}
      {free === "failed" && <LoadFailed text={t("services.times_failed")} retry={retry} />}
      {free !== null && free !== "failed" && <Holidays holidays={free.holidays} />}
      {free !== null && free !== "failed" && !isFree(free) && <p>{t("services.no_times")}</p>}
      {free !== null && free !== "failed" && isFree(free) && (
        <Form
          key={service}
          method="post"
          action={path(`/services/freelancer?id=${personId}&service=${service}`)}
          className="grid gap-4"
        >
          <TimeChoice
            days={free.days}
            dayLabel={t("services.day")}
            timeLabel={t("services.time")}
            day={refused?.values.day}
            time={refused?.values.starts_at ?? asked?.time}
          />
          {/* A link to an hour scrolls to it, and on a phone past the field with the service. */}
          {chosen && <p className="font-medium">{textOf(chosen)}</p>}
          <Button type="submit" size="large" wide>
            {t("services.hold")}
          </Button>
        </Form>
      )}
      <p className="text-sm text-muted">
        {t("services.hold_text")}
        {free !== null && free !== "failed" && ` ${t("services.change_until", { hours: free.change_hours })}`}
      </p>
    </div>
  );
}
