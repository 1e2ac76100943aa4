import { classNames } from "../class-names.ts";
import type { IconName } from "./icon-names.ts";
import sprite from "./icons.svg?no-inline";

export type { IconName };

/** A decorative icon: its meaning has to be in the text or label beside it. */
export function Icon({ name, className = "size-6" }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={classNames("shrink-0", className)}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
