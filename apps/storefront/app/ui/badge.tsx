import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

const tones = {
  neutral: "bg-surface-2 text-ink",
  accent: "bg-accent-soft text-accent-ink",
  success: "bg-success-soft text-success",
  warning: "bg-warning-soft text-warning",
  danger: "bg-danger-soft text-danger",
  promotion: "bg-promotion-fill text-on-promotion",
};

/** A short label, such as a state. */
export function Badge({
  tone = "neutral",
  children,
  className,
}: {
  tone?: keyof typeof tones;
  children: ReactNode;
  className?: string;
}) {
  return (
    <span
      className={classNames(
        "inline-flex items-center rounded-md px-2 py-0.5 text-sm font-semibold tabular-nums",
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}

const most = 99;

/**
 * The number at the corner of an icon; nothing for 0. Decorative: the count is also part of the
 * label of the control that it belongs to.
 */
export function CountBadge({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <span
      aria-hidden="true"
      className="absolute -top-1 -right-2 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-xs font-semibold text-on-accent tabular-nums [box-shadow:0_0_0_2px_var(--surface)]"
    >
      {count > most ? `${most}+` : count}
    </span>
  );
}
