import type { SiteInfo } from "@shop/contract/types";
import { NavLink } from "../../../i18n/link.tsx";
import { useT } from "../../../i18n/locale.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Icon, type IconName } from "../../../ui/icons/icon.tsx";

/** An entry of the store's own menu with icon (see `withKnownIcons`), title and target; an external target opens a new tab. */
export function MenuEntry({ entry, className }: { entry: SiteInfo["menu"][number]; className: string }) {
  const t = useT();
  const face = (
    <>
      <Icon name={entry.icon as IconName} className="size-5" />
      {entry.title}
    </>
  );
  if (/^https?:/.test(entry.to)) {
    return (
      <a href={entry.to} target="_blank" rel="noopener" className={classNames(className, entry.class)}>
        {face}
        <span className="sr-only">{` (${t("core.new_window")})`}</span>
      </a>
    );
  }
  return (
    <NavLink
      to={entry.to}
      className={({ isActive }) => classNames(className, entry.class, isActive && "text-accent-ink")}
    >
      {face}
    </NavLink>
  );
}
