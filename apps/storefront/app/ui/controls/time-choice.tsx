import { Fragment, useEffect, useRef } from "react";
import { useLocale } from "../../i18n/locale.tsx";
import { dayTexts, hourText } from "../../i18n/short-time.ts";
import { takeTypedBefore } from "../../lib/forms/typed-before.ts";

interface Props {
  /** The days (`2026-11-21`) to choose from, at least one, with the start times of full hours as the API sends them. */
  days: { day: string; times: string[] }[];
  dayLabel: string;
  timeLabel: string;
  /** The day to open, if it has times; else that of `time`, else the first with times. */
  day: string | undefined;
  /** The time that is selected initially, if it is available. */
  time: string | null | undefined;
}

const box =
  "grid min-h-11 cursor-pointer place-items-center rounded-md border border-line-strong bg-surface px-1 py-1 text-center leading-snug tabular-nums fade hover:border-ink peer-checked:border-accent peer-checked:bg-accent-soft peer-checked:font-semibold peer-checked:text-accent-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent-ink peer-disabled:cursor-default peer-disabled:border-line peer-disabled:text-muted peer-disabled:opacity-60";

/**
 * Form fields `day` and `starts_at`, in Cambodia's time zone. Days without times are disabled. Only the
 * times of the selected day are shown; CSS does this, so it works without script.
 */
export function TimeChoice({ days, dayLabel, timeLabel, day: dayBefore, time }: Props) {
  const { language } = useLocale();
  const fields = useRef<HTMLDivElement>(null);
  // A time that was chosen earlier, on the previous page or in another language, is selected if it is still free, and scrolled into view.
  useEffect(() => {
    const choices = [...fields.current!.querySelectorAll("input")];
    for (const name of ["day", "starts_at"]) {
      const before = takeTypedBefore(fields.current!.closest("form"), name);
      const choice = choices.find((one) => one.name === name && one.value === before);
      if (choice && !choice.disabled) choice.checked = true;
    }
    choices
      .find(({ name, checked }) => name === "starts_at" && checked)
      ?.closest("label")
      ?.scrollIntoView({ block: "nearest" });
  }, []);
  const free = days.filter(({ times }) => times.length > 0);
  const open =
    free.find(({ day }) => day === dayBefore) ?? free.find(({ times }) => time && times.includes(time)) ?? free[0];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{dayLabel}</legend>
      <div ref={fields} className="grid grid-cols-4 gap-2 sm:grid-cols-7 lg:grid-cols-4">
        {days.map(({ day, times }) => {
          const { weekday, date } = dayTexts(day, language);
          return (
            <Fragment key={day}>
              <label className="min-w-0">
                <input
                  type="radio"
                  className="peer sr-only"
                  name="day"
                  value={day}
                  defaultChecked={day === open?.day}
                  disabled={times.length === 0}
                />
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
                      <label key={at} className="min-w-0 scroll-mb-56">
                        <input
                          type="radio"
                          className="peer sr-only"
                          name="starts_at"
                          value={at}
                          defaultChecked={at === time}
                        />
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
