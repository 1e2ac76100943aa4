import type { ReactNode } from "react";
import { Link } from "../../../i18n/link.tsx";
import { useT } from "../../../i18n/locale.tsx";
import { cached } from "../../../lib/pages/cached.tsx";
import { drawers } from "../../../state/drawers.ts";
import { IconButton } from "../../../ui/controls/icon-button.tsx";
import { BrandMark } from "./brand-mark.tsx";
import { HeaderActions } from "./header-actions.tsx";
import { LanguageMenu, LanguageSwitcher } from "./language-switcher.tsx";

const services = [
  ["/help-center", "core.help"],
  ["/warranty", "core.warranty"],
  ["/tracking-delivery", "core.tracking"],
] as const;

const ServiceLinks = import.meta.env.SSR ? cached("service links", AllServices) : AllServices;

function AllServices() {
  const t = useT();
  return (
    <nav aria-label={t("core.service_navigation")} className="-ml-2.5 flex">
      {services.map(([to, key]) => (
        <Link
          key={to}
          to={to}
          className="flex min-h-11 items-center px-2.5 text-muted hover:text-accent-ink hover:underline"
        >
          {t(key)}
        </Link>
      ))}
    </nav>
  );
}

/** Links to the service pages, above the header on wide screens. */
function ServiceBar() {
  return (
    <div className="hidden border-b border-line bg-surface text-sm lg:block">
      <div className="page flex items-center justify-between">
        <ServiceLinks />
        <LanguageSwitcher className="-mr-2.5" />
      </div>
    </div>
  );
}

/** The header of every page: logo and name, search, and the visitor's links (specification, section 2). */
export function Header({ search }: { search: ReactNode }) {
  const t = useT();
  return (
    <>
      <ServiceBar />
      <div className="sticky top-0 z-30 border-b border-line bg-surface">
        <div className="page grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 py-2 lg:grid-cols-[minmax(12rem,auto)_minmax(0,1fr)_auto] lg:gap-x-8 lg:py-3">
          <IconButton
            icon="menu"
            label={t("core.menu")}
            aria-haspopup="dialog"
            className="-ml-2 lg:hidden"
            onClick={() => drawers.open("menu")}
          />
          <BrandMark />
          <LanguageMenu className="-mr-2 lg:hidden" />
          <div className="col-span-3 mt-2 min-w-0 lg:col-span-1 lg:col-start-2 lg:mt-0">{search}</div>
          <HeaderActions />
        </div>
      </div>
    </>
  );
}
