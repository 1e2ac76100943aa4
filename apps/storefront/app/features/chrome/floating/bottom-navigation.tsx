import type { ReactNode } from "react";
import { NavLink, useIsActive } from "../../../i18n/link.tsx";
import { useT } from "../../../i18n/locale.tsx";
import { cached } from "../../../lib/pages/cached.tsx";
import { useSite } from "../../../lib/site.ts";
import { useCartCount } from "../../../state/cart/cart.ts";
import { useComparedCount } from "../../../state/compare.ts";
import { drawers } from "../../../state/drawers.ts";
import { useWishedCount } from "../../../state/wishlist/wishlist.ts";
import { CountBadge } from "../../../ui/badge.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Icon, type IconName } from "../../../ui/icons/icon.tsx";

// Where the browser's smallest text makes the words too wide, all of them go: the column of the longest one is 8 figures wide.
const look = "icon-over-word size-full font-medium @max-[8ch]:grid-rows-[1.5rem]";

function Face({ icon, count = 0, children }: { icon: IconName; count?: number; children: ReactNode }) {
  return (
    <>
      {/* Wide enough for a badge beside the icon. */}
      <span className="relative px-2">
        <Icon name={icon} />
        <CountBadge count={count} />
      </span>
      <span className="max-w-full truncate px-0.5 @max-[8ch]:sr-only">{children}</span>
    </>
  );
}

const linkLook = ({ isActive }: { isActive: boolean }) => classNames(look, isActive ? "text-accent-ink" : "text-muted");

/** Targets of the links. */
const targets = { home: "/", compare: "/compare", account: "/account/myaccount" };

function useShownTarget(): string {
  const shown = useIsActive();
  return Object.values(targets).find((to) => shown(to, to === targets.home)) ?? "";
}

/** Each count is a component of its own, so that a change re-renders only that one and the tap is answered sooner. */
function CompareLink() {
  const t = useT();
  const count = useComparedCount();
  return (
    <NavLink to={targets.compare} aria-label={t("core.compare_count", { count })} className={linkLook}>
      <Face icon="scale" count={count}>
        {t("core.compare")}
      </Face>
    </NavLink>
  );
}

interface DrawerButtonProps {
  drawer: "cart" | "wishlist";
  icon: IconName;
  name: "core.carts" | "core.favorite";
  useCount: () => number;
}

function DrawerButton({ drawer, icon, name, useCount }: DrawerButtonProps) {
  const t = useT();
  const count = useCount();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={t("core.named", { name: t(name), text: count })}
      className={classNames(look, "text-muted")}
      onClick={() => drawers.toggle(drawer)}
    >
      <Face icon={icon} count={count}>
        {t(name)}
      </Face>
    </button>
  );
}

/** The bottom navigation of phones: Home, Compare, Carts, Favorite, Account (specification, section 2). */
export const BottomNavigation = import.meta.env.SSR
  ? cached("bottom navigation", WholeNavigation, useShownTarget)
  : WholeNavigation;

function WholeNavigation() {
  const t = useT();
  const { store_code } = useSite();
  return (
    <nav
      aria-label={t("core.menu")}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {/* The number of columns is set in advance: HTML arrives in pieces, and the first links would move otherwise. */}
      <ul className={classNames("grid min-h-14 *:@container *:text-xs", store_code ? "grid-cols-5" : "grid-cols-4")}>
        <li>
          <NavLink to={targets.home} end className={linkLook}>
            <Face icon="house">{t("core.home")}</Face>
          </NavLink>
        </li>
        {store_code && (
          <li>
            <CompareLink />
          </li>
        )}
        <li>
          <DrawerButton drawer="cart" icon="shopping-cart" name="core.carts" useCount={useCartCount} />
        </li>
        <li>
          <DrawerButton drawer="wishlist" icon="heart" name="core.favorite" useCount={useWishedCount} />
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
