import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { Link } from "../../../i18n/link.tsx";
import { useT } from "../../../i18n/locale.tsx";
import { loginPath } from "../../../lib/links/return-path.ts";
import { cached } from "../../../lib/pages/cached.tsx";
import { useSite } from "../../../lib/site.ts";
import { useCartCount } from "../../../state/cart/cart.ts";
import { useComparedCount } from "../../../state/compare.ts";
import { drawers } from "../../../state/drawers.ts";
import { useSession } from "../../../state/session.ts";
import { useWishedCount } from "../../../state/wishlist/wishlist.ts";
import { CountBadge } from "../../../ui/badge.tsx";
import { Icon, type IconName } from "../../../ui/icons/icon.tsx";

const look =
  "icon-over-word min-h-11 min-w-20 rounded-md px-1 text-xs font-medium hover:bg-surface-2 hover:text-accent-ink";

function Face({ icon, count = 0, children }: { icon: IconName; count?: number; children: ReactNode }) {
  return (
    <>
      <span className="relative px-2">
        <Icon name={icon} />
        <CountBadge count={count} />
      </span>
      <span aria-hidden="true">{children}</span>
    </>
  );
}

/** Each count is a component of its own, so that a change re-renders only that one and the tap is answered sooner. */
function CompareLink() {
  const t = useT();
  const count = useComparedCount();
  return (
    <Link to="/compare" aria-label={t("core.compare_count", { count })} className={look}>
      <Face icon="scale" count={count}>
        {t("core.compare")}
      </Face>
    </Link>
  );
}

interface DrawerButtonProps {
  drawer: "cart" | "wishlist";
  icon: IconName;
  useCount: () => number;
}

function DrawerButton({ drawer, icon, useCount }: DrawerButtonProps) {
  const t = useT();
  const count = useCount();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={t(`core.${drawer}_count`, { count })}
      className={look}
      onClick={() => drawers.toggle(drawer)}
    >
      <Face icon={icon} count={count}>
        {t(`core.${drawer}`)}
      </Face>
    </button>
  );
}

/** The account, or sign-in and back to this page. The server and hydration know neither the visitor nor, for all pages alike, the page. */
function AccountLink() {
  const t = useT();
  const location = useLocation();
  const { status } = useSession();
  const name = t(status === "customer" ? "core.my_account" : "core.login");
  const login = status === "guest" ? loginPath(location) : "/login";
  return (
    <Link to={status === "customer" ? "/account/myaccount" : login} aria-label={name} className={look}>
      <Face icon="user">{name}</Face>
    </Link>
  );
}

/** The visitor's own links: compare, wishlist, cart and account. Neutral until hydration. */
export const HeaderActions = import.meta.env.SSR ? cached("header actions", WholeActions) : WholeActions;

function WholeActions() {
  const { store_code } = useSite();
  return (
    <div className="hidden lg:-mr-2 lg:flex">
      {store_code && <CompareLink />}
      <DrawerButton drawer="wishlist" icon="heart" useCount={useWishedCount} />
      <DrawerButton drawer="cart" icon="shopping-cart" useCount={useCartCount} />
      <AccountLink />
    </div>
  );
}
