import type { ReactNode } from "react";

/** Leads the keyboard past what comes before the element with this id; seen only while it has the focus. */
export const SkipLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a
    href={`#${to}`}
    className="sr-only z-50 rounded-md bg-surface px-4 py-3 font-semibold text-accent-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
  >
    {children}
  </a>
);
