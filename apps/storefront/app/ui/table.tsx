import type { ReactNode } from "react";

/** A table that scrolls horizontally on a narrow page. */
export function Table({ caption, head, children }: { caption: string; head?: ReactNode[]; children: ReactNode }) {
  return (
    <div className="relative overflow-x-auto card" tabIndex={0} role="region" aria-label={caption}>
      <table className="w-full border-collapse text-left [&_td]:px-4 [&_td]:py-2.5 [&_th]:px-4 [&_th]:py-2.5 [&_tr+tr]:border-t [&_tr+tr]:border-line">
        <caption className="sr-only">{caption}</caption>
        {head && (
          <thead className="border-b border-line bg-surface-2 text-sm text-muted">
            <tr>
              {head.map((cell, index) => (
                <th key={index} scope="col" className="font-medium">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
