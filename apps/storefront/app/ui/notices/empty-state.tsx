import type { ReactNode } from "react";
import { Icon, type IconName } from "../icons/icon.tsx";

interface EmptyStateProps {
  title: string;
  text?: string;
  icon?: IconName | undefined;
  action?: ReactNode;
  /** The title is the page's h1. */
  wholePage?: boolean;
}

/** Says that there is nothing yet and what to do about it. */
export function EmptyState({ title, text, icon = "shopping-bag", action, wholePage = false }: EmptyStateProps) {
  const Title = wholePage ? "h1" : "p";
  return (
    <div className="mx-auto grid max-w-md content-start justify-items-center gap-3 px-4 py-10 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-accent-soft text-accent-ink">
        <Icon name={icon} className="size-8" />
      </span>
      <Title className="text-lg font-semibold text-balance wrap-anywhere">{title}</Title>
      {text && <p className="text-muted text-balance">{text}</p>}
      {action}
    </div>
  );
}
