import type { ReactNode } from "react";
import { Link } from "../../../i18n/link.tsx";
import { drawers } from "../../../state/drawers.ts";
import { Icon, type IconName } from "../../../ui/icons/icon.tsx";

export const drawerItemClass =
  "flex min-h-12 w-full items-center gap-3 px-4 py-2 text-left font-medium hover:bg-surface-2";

/** A link in a drawer. `own` marks private pages, which are not cached and therefore not prefetched. */
export function DrawerLink({
  to,
  icon,
  own = false,
  children,
}: {
  to: string;
  icon?: IconName;
  own?: boolean;
  children: ReactNode;
}) {
  return (
    <Link to={to} prefetch={own ? "none" : undefined} className={drawerItemClass} onClick={drawers.close}>
      {icon && <Icon name={icon} className="size-5 text-muted" />}
      {children}
    </Link>
  );
}
