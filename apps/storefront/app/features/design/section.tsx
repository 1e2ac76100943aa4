import type { ReactNode } from "react";

/** A group of components with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card grid min-w-0 gap-4 p-5">
      <h2 className="text-heading">{title}</h2>
      {children}
    </section>
  );
}

export const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
);
