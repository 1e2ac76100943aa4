import { useEffect, useRef, useState, type MouseEvent } from "react";
import { useLocation } from "react-router";
import { Link, useIsActive } from "../../../i18n/link.tsx";
import { useT } from "../../../i18n/locale.tsx";
import { isForBrowser } from "../../../lib/links/is-for-browser.ts";
import { cached } from "../../../lib/pages/cached.tsx";
import { useSite } from "../../../lib/site.ts";
import { useLatePart } from "../../../parts/use-late-part.ts";
import { drawers } from "../../../state/drawers.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icons/icon.tsx";
import { MenuEntry } from "./menu-entry.tsx";

const loadMegaMenu = () => import("./mega-menu.tsx");

const item = "flex min-h-12 items-center gap-2 rounded-md px-3 font-medium hover:text-accent-ink";

/** Opens a panel; without script, and with a modifier key, the link leads to the page instead. */
function opening(open: () => void) {
  return (event: MouseEvent) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    open();
  };
}

/** Which of the store's own menu entries are active. */
function useShownEntries(): string {
  const shown = useIsActive();
  return useSite()
    .menu.filter(({ to }) => shown(to))
    .map(({ to }) => to)
    .join(" ");
}

/** All Category, All Brand and the store's own entries (specification, section 2). */
export const MenuBar = import.meta.env.SSR ? cached("menu bar", WholeMenuBar, useShownEntries) : WholeMenuBar;

function WholeMenuBar() {
  const t = useT();
  const { menu } = useSite();
  const { key } = useLocation();
  const [open, setOpen] = useState(false);
  const MegaMenu = useLatePart(loadMegaMenu, open, setOpen)?.default;
  const bar = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLAnchorElement>(null);

  useEffect(() => setOpen(false), [key]);
  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => bar.current?.contains(event.target as Node) || setOpen(false);
    const escape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      opener.current?.focus();
    };
    document.addEventListener("pointerdown", outside);
    document.addEventListener("focusin", outside);
    document.addEventListener("keydown", escape);
    return () => {
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("focusin", outside);
      document.removeEventListener("keydown", escape);
    };
  }, [open]);

  return (
    <div ref={bar} className="relative z-20 hidden border-b border-line bg-surface lg:block">
      <nav aria-label={t("core.main_navigation")} className="page">
        <ul className="-ml-3 flex flex-wrap items-center">
          <li>
            <Link
              ref={opener}
              to="/category"
              aria-haspopup="true"
              aria-expanded={open}
              onMouseEnter={() => void loadMegaMenu()}
              onFocus={() => void loadMegaMenu()}
              onClick={opening(() => setOpen(!open))}
              className={classNames(item, "text-accent-ink")}
            >
              <Icon name="layout-grid" className="size-5" />
              {t("core.all_category")}
              <Icon name="chevron-down" className={classNames("size-4 transition-transform", open && "rotate-180")} />
            </Link>
          </li>
          <li>
            <Link to="/brands" aria-haspopup="dialog" onClick={opening(() => drawers.open("brands"))} className={item}>
              <Icon name="tag" className="size-5" />
              {t("core.all_brand")}
            </Link>
          </li>
          {menu.map((entry) => (
            <li key={entry.to}>
              <MenuEntry entry={entry} className={item} />
            </li>
          ))}
        </ul>
      </nav>
      {MegaMenu && <MegaMenu />}
    </div>
  );
}
