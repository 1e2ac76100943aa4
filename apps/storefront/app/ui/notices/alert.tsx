import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon, type IconName } from "../icons/icon.tsx";

const tones: Record<"danger" | "warning" | "success" | "info", { look: string; icon: IconName }> = {
  danger: { look: "bg-danger-soft text-danger", icon: "circle-exclamation-point" },
  warning: { look: "bg-warning-soft text-warning", icon: "triangle-exclamation-point" },
  success: { look: "bg-success-soft text-success", icon: "circle-check" },
  info: { look: "bg-accent-soft text-accent-ink", icon: "info" },
};

/** A message in the page. Screen readers announce errors at once and other messages politely. */
export function Alert({
  tone,
  children,
  className,
}: {
  tone: keyof typeof tones;
  children: ReactNode;
  className?: string;
}) {
  const { look, icon } = tones[tone];
  return (
    <div
      role={tone === "danger" ? "alert" : "status"}
      className={classNames("flex items-start gap-3 rounded-md px-4 py-3", look, className)}
    >
      <Icon name={icon} className="mt-0.5 size-5" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
