import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";

const variants = {
  primary: "bg-accent text-on-accent hover:bg-accent-hover",
  secondary: "border border-line-strong bg-surface text-ink hover:bg-surface-2",
  quiet: "text-accent-ink hover:bg-accent-soft",
  danger: "border border-danger bg-danger-soft text-danger hover:bg-surface",
};
const sizes = {
  medium: "min-h-11 px-4 py-2",
  large: "min-h-12 px-6 py-2.5 text-lg",
};

export interface ButtonLook {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
  /** Full width. */
  wide?: boolean;
}

/** A button's classes, for links that look like one. */
export function buttonClass({ variant = "primary", size = "medium", wide = false }: ButtonLook = {}): string {
  return classNames("button fade", variants[variant], sizes[size], wide && "w-full");
}

/** A button, of type "button" by default so that it does not submit a form by accident. */
export function Button({
  variant,
  size,
  wide,
  className,
  type = "button",
  ...props
}: ComponentProps<"button"> & ButtonLook) {
  return <button type={type} className={classNames(buttonClass({ variant, size, wide }), className)} {...props} />;
}
