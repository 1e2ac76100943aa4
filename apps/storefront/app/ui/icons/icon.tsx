import { classNames } from "../class-names.ts";
import type { IconName } from "./icon-names.ts";
import sprite from "./icons.svg?no-inline";

export type { IconName };

/** An icon as an ornament: what it means stands in the text or in the label beside it. */
export function Icon({ name, className = "size-6" }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={classNames("shrink-0", className)}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
