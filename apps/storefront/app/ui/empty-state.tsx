import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";

/** Says that there is nothing yet, and what to do about it. */
export function EmptyState({ title, text, icon = "shopping-bag", action }: { title: string; text?: string; icon?: IconName; action?: ReactNode }) {
  return (
    <div className="mx-auto grid max-w-md content-start justify-items-center gap-3 px-4 py-10 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-accent-soft text-accent-ink">
        <Icon name={icon} className="size-8" />
      </span>
      <p className="text-lg font-semibold text-balance">{title}</p>
      {text && <p className="text-muted text-balance">{text}</p>}
      {action}
    </div>
  );
}
