import { useEffect, useId, useRef } from "react";
import { useLocale } from "../../i18n/locale.tsx";
import { classNames } from "../class-names.ts";
import { dayTexts, hourText } from "../../i18n/short-time.ts";

interface Props {
  /** Full hours as times of the wire, by day as 2026-11-21. */
  days: { day: string; times: string[] }[];
  dayLabel: string;
  timeLabel: string;
  day: string;
  time: string | null;
  onDay: (day: string) => void;
  onTime: (time: string) => void;
}

const box =
  "grid min-h-11 cursor-pointer place-items-center rounded-md border border-line-strong bg-surface px-3 py-1 text-center tabular-nums fade hover:border-ink peer-checked:border-accent peer-checked:bg-accent-soft peer-checked:font-semibold peer-checked:text-accent-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent-ink peer-disabled:cursor-default peer-disabled:border-line peer-disabled:text-muted peer-disabled:opacity-60";

/** Chooses a day and one of its hours, as it is in Cambodia; days without an hour cannot be chosen. */
export function TimeChoice({ days, dayLabel, timeLabel, day, time, onDay, onTime }: Props) {
  const { language } = useLocale();
  const group = useId();
  const hours = useRef<HTMLFieldSetElement>(null);
  // An hour that was chosen elsewhere, as on the page before this one, is brought before the eyes.
  useEffect(() => {
    if (time !== null) hours.current?.querySelector(":checked")?.closest("label")?.scrollIntoView({ block: "nearest" });
  }, [time]);
  const times = days.find((each) => each.day === day)?.times ?? [];
  return (
    <div className="grid min-w-0 gap-4">
      <fieldset className="min-w-0">
        <legend className="mb-1.5 font-medium">{dayLabel}</legend>
        <div className="grid grid-cols-4 gap-2 sm:grid-cols-7 lg:grid-cols-4">
          {days.map((each) => {
            const { weekday, date } = dayTexts(each.day, language);
            return (
              <label key={each.day} className="min-w-0">
                <input type="radio" className="peer sr-only" name={`${group}-day`} checked={each.day === day} disabled={each.times.length === 0} onChange={() => onDay(each.day)} />
                <span className={classNames(box, "px-1 leading-snug")}>
                  <span className="text-sm">{weekday}</span>
                  <span>{date}</span>
                </span>
              </label>
            );
          })}
        </div>
      </fieldset>
      <fieldset ref={hours} className="min-w-0">
        <legend className="mb-1.5 font-medium">{timeLabel}</legend>
        <div className="grid grid-cols-4 gap-2">
          {times.map((at) => (
            <label key={at} className="min-w-0 scroll-mb-40">
              <input type="radio" className="peer sr-only" name={`${group}-time`} checked={at === time} onChange={() => onTime(at)} />
              <span className={box}>{hourText(at)}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
