import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { Icon, type IconName } from "../icons/icon.tsx";

/** The classes of a square icon control, for links too. */
export const iconButtonClass =
  "relative inline-grid size-11 shrink-0 place-items-center rounded-md fade hover:bg-surface-2 disabled:opacity-50";

/** A button with only an icon; `label` is its accessible name. */
export function IconButton({
  icon,
  label,
  className,
  type = "button",
  children,
  ...props
}: ComponentProps<"button"> & { icon: IconName; label: string }) {
  return (
    <button type={type} aria-label={label} title={label} className={classNames(iconButtonClass, className)} {...props}>
      <Icon name={icon} />
      {children}
    </button>
  );
}
