import type { ReactNode } from "react";

/** Leads the keyboard past what comes before the element with this id; seen only while it has the focus. */
export const SkipLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a
    href={`#${to}`}
    className="sr-only z-50 rounded-md bg-surface font-semibold text-accent-ink focus:not-sr-only focus:fixed focus:px-4 focus:py-3 focus:top-2 focus:left-2"
  >
    {children}
  </a>
);
