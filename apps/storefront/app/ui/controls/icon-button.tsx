import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { Icon, type IconName } from "../icons/icon.tsx";

/** The look of a square control with an icon, for links too. */
export const iconButtonClass = "relative inline-grid size-11 shrink-0 place-items-center rounded-md fade hover:bg-surface-2 disabled:opacity-50";

/** A button that is an icon; `label` is what it is called. */
export function IconButton({ icon, label, className, type = "button", children, ...props }: ComponentProps<"button"> & { icon: IconName; label: string }) {
  return (
    <button type={type} aria-label={label} title={label} className={classNames(iconButtonClass, className)} {...props}>
      <Icon name={icon} />
      {children}
    </button>
  );
}
