import type { ReactNode } from "react";
import { Link } from "../../../i18n/link.tsx";

interface SuggestionOptionProps {
  id: string;
  to: string;
  /** Whether the arrow keys have reached it. */
  isActive: boolean;
  onChosen: () => void;
  children: ReactNode;
}

/** An entry of the list below the search box. */
export function SuggestionOption({ id, to, isActive, onChosen, children }: SuggestionOptionProps) {
  return (
    <Link
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      to={to}
      onClick={onChosen}
      className="flex min-h-11 items-center gap-3 rounded-md px-3 py-1.5 hover:bg-surface-2 aria-selected:bg-accent-soft"
    >
      {children}
    </Link>
  );
}
