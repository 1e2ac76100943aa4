import type { Tracking } from "@shop/contract/types";
import { useDate, useT } from "../../i18n/locale.tsx";
import { contentsForSteps, shownStep } from "../../lib/orders/shown-step.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon, type IconName } from "../../ui/icons/icon.tsx";
import { timelineSteps, type Step } from "./timeline-steps.ts";

const icons: Record<Step["state"], IconName> = {
  placed: "clipboard-check",
  confirmed: "store",
  packed: "package",
  on_the_way: "truck",
  delivered: "house",
  cancelled: "x",
  returned: "arrow-left",
  work: "wrench",
  work_done: "wrench",
};
const serviceIcons: Partial<typeof icons> = { on_the_way: "wrench", delivered: "check" };

const ends: readonly Step["state"][] = ["cancelled", "returned"];

function signClass({ at, current, state }: Step): string {
  if (at === null) return "border-2 border-dashed border-line-strong text-muted";
  if (current && ends.includes(state)) return "bg-danger-soft text-danger";
  return current ? "bg-accent text-on-accent" : "bg-accent-soft text-accent-ink";
}

/** The steps of an order with their times. */
export function Timeline({
  tracking,
}: {
  tracking: Pick<Tracking, "state" | "history" | "is_service" | "has_work" | "work_to_come">;
}) {
  const t = useT();
  const date = useDate();
  const steps = timelineSteps(tracking);
  const contents = contentsForSteps(tracking, tracking.history);
  return (
    <ol aria-label={t("tracking.timeline")}>
      {steps.map((step, index) => (
        <li
          key={`${step.state} ${step.at}`}
          aria-current={step.current ? "step" : undefined}
          className="relative flex gap-4 pb-6 last:pb-0"
        >
          {index < steps.length - 1 && (
            <span
              aria-hidden="true"
              className={classNames(
                "absolute top-11 bottom-0 left-[calc(1.375rem-1px)] w-0.5",
                steps[index + 1]!.at ? "bg-accent-strong" : "bg-line",
              )}
            />
          )}
          <span className={classNames("grid size-11 shrink-0 place-items-center rounded-full", signClass(step))}>
            <Icon name={(tracking.is_service && serviceIcons[step.state]) || icons[step.state]} className="size-5" />
          </span>
          <span className="grid content-center">
            <span
              className={classNames(step.current ? "text-lg font-semibold" : step.at ? "font-medium" : "text-muted")}
            >
              {t(step.state === "work" ? "tracking.work" : `orders.state_${shownStep(step.state, contents)}`)}
              {step.current && <span className="sr-only"> ({t("tracking.now")})</span>}
              {step.at === null && <span className="sr-only"> ({t("tracking.to_come")})</span>}
            </span>
            {step.at && (
              <time dateTime={step.at} className="text-sm text-muted">
                {date(step.at, "time")}
              </time>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
