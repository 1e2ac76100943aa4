import type { ReactNode } from "react";
import { NavLink, useShown } from "../../../i18n/link.tsx";
import { useT } from "../../../i18n/locale.tsx";
import { kept } from "../../../lib/kept.tsx";
import { useSite } from "../../../lib/site.ts";
import { useCartCount } from "../../../state/cart.ts";
import { useComparedCount } from "../../../state/compare.ts";
import { drawers } from "../../../state/drawers.ts";
import { useWishedCount } from "../../../state/wishlist.ts";
import { CountBadge } from "../../../ui/badge.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Icon, type IconName } from "../../../ui/icon.tsx";

const look = "flex h-full w-full flex-col items-center justify-center gap-0.5 text-xs font-medium";

function Face({ icon, count = 0, children }: { icon: IconName; count?: number; children: ReactNode }) {
  return (
    <>
      {/* As wide as a badge needs to stand beside the icon. */}
      <span className="relative px-2">
        <Icon name={icon} />
        <CountBadge count={count} />
      </span>
      <span className="max-w-full truncate px-0.5">{children}</span>
    </>
  );
}

/** Where its links lead. */
const targets = { home: "/", compare: "/compare", account: "/account/myaccount" };

function useShownTarget(): string {
  const shown = useShown();
  return Object.values(targets).find((to) => shown(to, to === targets.home)) ?? "";
}

/** What a thumb needs on every page: Home, Compare, Carts, Favorite, Account (specification, section 2). */
export const BottomNavigation = import.meta.env.SSR ? kept("bottom navigation", WholeNavigation, useShownTarget) : WholeNavigation;

function WholeNavigation() {
  const t = useT();
  const { store_code } = useSite();
  const compared = useComparedCount();
  const wished = useWishedCount();
  const pieces = useCartCount();
  const linkLook = ({ isActive }: { isActive: boolean }) => classNames(look, isActive ? "text-accent-ink" : "text-muted");
  return (
    <nav aria-label={t("core.menu")} className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden">
      {/* As many columns as there will be: a page comes in pieces, and its first links would move. */}
      <ul className={classNames("grid h-14", store_code ? "grid-cols-5" : "grid-cols-4")}>
        <li>
          <NavLink to={targets.home} end className={linkLook}>
            <Face icon="house">{t("core.home")}</Face>
          </NavLink>
        </li>
        {store_code && (
          <li>
            <NavLink to={targets.compare} aria-label={t("core.compare_count", { count: compared })} className={linkLook}>
              <Face icon="scale" count={compared}>
                {t("core.compare")}
              </Face>
            </NavLink>
          </li>
        )}
        <li>
          <button type="button" aria-haspopup="dialog" aria-label={t("core.named", { name: t("core.carts"), text: pieces })} className={classNames(look, "text-muted")} onClick={() => drawers.toggle("cart")}>
            <Face icon="shopping-cart" count={pieces}>
              {t("core.carts")}
            </Face>
          </button>
        </li>
        <li>
          <button type="button" aria-haspopup="dialog" aria-label={t("core.named", { name: t("core.favorite"), text: wished })} className={classNames(look, "text-muted")} onClick={() => drawers.toggle("wishlist")}>
            <Face icon="heart" count={wished}>
              {t("core.favorite")}
            </Face>
          </button>
        </li>
        <li>
          <NavLink to={targets.account} prefetch="none" className={linkLook}>
            <Face icon="user">{t("core.account")}</Face>
          </NavLink>
        </li>
      </ul>
    </nav>
  );
}
