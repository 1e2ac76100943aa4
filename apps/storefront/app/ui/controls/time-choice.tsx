import { Fragment, useEffect, useRef } from "react";
import { useLocale } from "../../i18n/locale.tsx";
import { dayTexts, hourText } from "../../i18n/short-time.ts";

interface Props {
  /** Full hours as times of the wire, by day as 2026-11-21; at least one. */
  days: { day: string; times: string[] }[];
  dayLabel: string;
  timeLabel: string;
  /** The day that was chosen before, if it has hours; else that of the hour. */
  day: string | undefined;
  /** The hour that is chosen at first, if it is there. */
  time: string | null | undefined;
}

const box =
  "grid min-h-11 cursor-pointer place-items-center rounded-md border border-line-strong bg-surface px-1 py-1 text-center leading-snug tabular-nums fade hover:border-ink peer-checked:border-accent peer-checked:bg-accent-soft peer-checked:font-semibold peer-checked:text-accent-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent-ink peer-disabled:cursor-default peer-disabled:border-line peer-disabled:text-muted peer-disabled:opacity-60";

/**
 * Fields of a form, `day` and `starts_at`, with the days and hours of Cambodia; days without an hour
 * cannot be chosen. The hours of the chosen day alone are shown, by style: it needs no script.
 */
export function TimeChoice({ days, dayLabel, timeLabel, day: dayBefore, time }: Props) {
  const { language } = useLocale();
  const fields = useRef<HTMLDivElement>(null);
  // An hour that was chosen elsewhere, as on the page before this one, is brought before the eyes.
  useEffect(() => fields.current?.querySelector("[name=starts_at]:checked")?.closest("label")?.scrollIntoView({ block: "nearest" }), []);
  const free = days.filter(({ times }) => times.length > 0);
  const open = free.find(({ day }) => day === dayBefore) ?? free.find(({ times }) => time && times.includes(time)) ?? free[0];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{dayLabel}</legend>
      <div ref={fields} className="grid grid-cols-4 gap-2 sm:grid-cols-7 lg:grid-cols-4">
        {days.map(({ day, times }) => {
          const { weekday, date } = dayTexts(day, language);
          return (
            <Fragment key={day}>
              <label className="min-w-0">
                <input type="radio" className="peer sr-only" name="day" value={day} defaultChecked={day === open?.day} disabled={times.length === 0} />
                <span className={box}>
                  <span className="text-sm">{weekday}</span>
                  <span>{date}</span>
                </span>
              </label>
              {times.length > 0 && (
                <fieldset className="order-1 col-span-full mt-2 hidden min-w-0 [label:has(:checked)+&]:block">
                  <legend className="mb-1.5 font-medium">{timeLabel}</legend>
                  <div className="grid grid-cols-4 gap-2">
                    {times.map((at) => (
                      <label key={at} className="min-w-0 scroll-mb-40">
                        <input type="radio" className="peer sr-only" name="starts_at" value={at} defaultChecked={at === time} />
                        <span className={box}>{hourText(at)}</span>
                      </label>
                    ))}
                  </div>
                </fieldset>
              )}
            </Fragment>
          );
        })}
      </div>
    </fieldset>
  );
}
