import type { PcAnswer, PcBuild, PcFinding, PcSlot } from "@shop/contract/types";
import type { Translate } from "../../i18n/locale.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon, type IconName } from "../../ui/icons/icon.tsx";

const looks: Record<PcAnswer, { icon: IconName; ink: string; soft: string }> = {
  fits: { icon: "circle-check", ink: "text-success", soft: "bg-success-soft text-success" },
  warns: { icon: "triangle-exclamation-point", ink: "text-warning", soft: "bg-warning-soft text-warning" },
  unknown: { icon: "circle-question-mark", ink: "text-muted", soft: "bg-surface-2 text-ink" },
  fails: { icon: "circle-exclamation-point", ink: "text-danger", soft: "bg-danger-soft text-danger" },
};

export const slotName = (t: Translate, slot: PcSlot): string => t(`builder.slot_${slot}`);

/** The overall state of a build: parts that fit are "open" until none is missing. */
export const stateOf = ({ answer, missing, chosen }: Pick<PcBuild, "answer" | "missing" | "chosen">) =>
  chosen.length === 0 ? "empty" : answer === "fits" && missing.length > 0 ? "open" : answer;

/** The findings to show: all except plain "fits". */
export const findingsToShow = (findings: PcFinding[]): PcFinding[] =>
  findings.filter(({ answer }) => answer !== "fits");

/** A result with an icon, since colour alone is not accessible. */
export function AnswerBadge({ answer, text }: { answer: PcAnswer; text: string }) {
  const { icon, soft } = looks[answer];
  return (
    <span
      className={classNames(
        "inline-flex min-w-0 items-center gap-1.5 justify-self-start rounded-md px-2 py-0.5 text-sm font-semibold",
        soft,
      )}
    >
      <Icon name={icon} className="size-4 shrink-0" />
      {text}
    </span>
  );
}

export function FindingList({ findings }: { findings: PcFinding[] }) {
  return (
    <ul className="grid gap-1.5 text-sm">
      {findings.map((finding) => (
        <li key={finding.rule} className="flex items-start gap-2">
          <Icon
            name={looks[finding.answer].icon}
            className={classNames("mt-0.5 size-4 shrink-0", looks[finding.answer].ink)}
          />
          <span className="min-w-0">{finding.text}</span>
        </li>
      ))}
    </ul>
  );
}
