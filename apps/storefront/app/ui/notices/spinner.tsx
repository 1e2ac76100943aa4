import { classNames } from "../class-names.ts";

/** A loading indicator, also for screen readers. */
export function Spinner({ label, className }: { label: string; className?: string }) {
  return (
    <div role="status" className={classNames("flex items-center justify-center gap-3 py-6 text-muted", className)}>
      <span
        aria-hidden="true"
        className="size-6 animate-spin rounded-full border-[3px] border-line border-t-accent-ink"
      />
      {label}
    </div>
  );
}
