import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { FreeTimes } from "@shop/contract/types";
import { usePath, useT } from "../../i18n/locale.tsx";
import { browserApi } from "../../lib/browser/browser-api.ts";
import { withReturnPath } from "../../lib/links/return-path.ts";
import { announceRefusal } from "../../state/announce.ts";
import { cart } from "../../state/cart/cart.ts";
import { session } from "../../state/session.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Select } from "../../ui/controls/field.tsx";
import { Skeleton } from "../../ui/notices/skeleton.tsx";
import { TimeChoice } from "../../ui/controls/time-choice.tsx";

export interface BookableService {
  id: number;
  name: string;
}

/** Chooses a service, a day and an hour of a person, holds it, and goes on to the checkout. */
export function BookTime({ personId, services }: { personId: number; services: [BookableService, ...BookableService[]] }) {
  const t = useT();
  const path = usePath();
  const navigate = useNavigate();
  /** The hour, and the service, that somebody came for; the kept page knows nothing of them. */
  const [asked] = useSearchParams();
  const [wanted] = useState(asked.get("time"));
  const wantedService = services.find(({ id }) => String(id) === asked.get("service"))?.id;
  const [productId, setProductId] = useState(services[0].id);
  /** Whether a service is looked for that the hour is long enough for, until the shopper chooses one. */
  const [seeking, setSeeking] = useState(wanted !== null && wantedService === undefined);
  const [reading, setReading] = useState(0);
  const [free, setFree] = useState<FreeTimes | "failed" | null>(null);
  const [day, setDay] = useState("");
  const [time, setTime] = useState<string | null>(null);
  const [holding, setHolding] = useState(false);
  const nextId = services[services.findIndex(({ id }) => id === productId) + 1]?.id;

  useEffect(() => {
    if (wantedService !== undefined) setProductId(wantedService);
  }, [wantedService]);

  useEffect(() => {
    let current = true;
    void browserApi("bookings.times", { params: { id: personId }, query: { product_id: productId } }).then((result) => {
      if (!current) return;
      if (seeking && nextId && result.ok && !result.answer.data.days.some(({ times }) => times.includes(wanted!))) return setProductId(nextId);
      setFree(result.ok ? result.answer.data : "failed");
      if (!result.ok) return setTime(null);
      const { days } = result.answer.data;
      const meant = days.find(({ times }) => wanted !== null && times.includes(wanted));
      setTime(meant ? wanted : null);
      setDay((meant ?? days.find(({ times }) => times.length > 0))?.day ?? "");
    });
    return () => void (current = false);
  }, [personId, productId, reading, wanted, seeking, nextId]);

  async function hold() {
    if (time === null) return;
    setHolding(true);
    const { status } = await session.load();
    if (status === "guest") return navigate(withReturnPath(path("/login"), path(`/services/freelancer?${new URLSearchParams({ id: String(personId), service: String(productId), time })}`)));
    const result = await browserApi("bookings.hold", { body: { freelancer_id: personId, product_id: productId, starts_at: time } });
    if (result.ok) {
      await cart.reload();
      return navigate(path("/checkout"));
    }
    await announceRefusal(result.refusal);
    setHolding(false);
    // The hour is gone: the service that it was found for stays.
    setSeeking(false);
    setReading((count) => count + 1);
  }

  return (
    <div className="grid min-w-0 gap-4">
      <Select
        label={t("services.service")}
        value={productId}
        onChange={(event) => {
          setSeeking(false);
          setProductId(Number(event.target.value));
        }}
      >
        {services.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      {free === null && <Skeleton className="h-72 w-full" />}
      {free === "failed" && (
        <div role="alert" className="grid gap-2">
          <p>{t("services.times_failed")}</p>
          <Button variant="secondary" onClick={() => setReading((count) => count + 1)}>
            {t("services.try_again")}
          </Button>
        </div>
      )}
      {free !== null && free !== "failed" && (day === "" ? <p>{t("services.no_times")}</p> : <TimeChoice days={free.days} dayLabel={t("services.day")} timeLabel={t("services.time")} day={day} time={time} onDay={(next) => (setDay(next), setTime(null))} onTime={setTime} />)}
      <Button size="large" wide disabled={time === null || holding} onClick={() => void hold()}>
        {t("services.hold")}
      </Button>
      <p className="text-sm text-muted">{t("services.hold_text")}</p>
    </div>
  );
}
