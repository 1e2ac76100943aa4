import { classNames } from "../class-names.ts";

/** A placeholder while content loads; `className` gives it the same size and shape, to avoid a layout shift. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={classNames("skeleton block rounded-md", className)} />;
}
