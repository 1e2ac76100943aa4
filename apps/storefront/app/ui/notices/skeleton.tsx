import { classNames } from "../class-names.ts";

/** Holds the place of what is on its way; `className` gives it the same size and shape. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={classNames("skeleton block rounded-md", className)} />;
}
