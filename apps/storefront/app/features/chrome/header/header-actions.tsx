import type { ReactNode } from "react";
import { Link } from "../../../i18n/link.tsx";
import { useT } from "../../../i18n/locale.tsx";
import { kept } from "../../../lib/kept.tsx";
import { useSite } from "../../../lib/site.ts";
import { useCartCount } from "../../../state/cart.ts";
import { useComparedCount } from "../../../state/compare.ts";
import { drawers } from "../../../state/drawers.ts";
import { useSession } from "../../../state/session.ts";
import { useWishedCount } from "../../../state/wishlist.ts";
import { CountBadge } from "../../../ui/badge.tsx";
import { Icon, type IconName } from "../../../ui/icon.tsx";

const look = "flex min-h-11 min-w-16 flex-col items-center justify-center gap-0.5 rounded-md px-2 text-xs font-medium hover:bg-surface-2 hover:text-accent-ink";

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

/** What is the visitor's: compare, wishlist, cart and account. Neutral until the page is hydrated. */
export const HeaderActions = import.meta.env.SSR ? kept("header actions", WholeActions) : WholeActions;

function WholeActions() {
  const t = useT();
  const { store_code } = useSite();
  const compared = useComparedCount();
  const wished = useWishedCount();
  const pieces = useCartCount();
  const session = useSession();
  return (
    <div className="hidden items-center gap-1 lg:flex">
      {store_code && (
        <Link to="/compare" aria-label={t("core.compare_count", { count: compared })} className={look}>
          <Face icon="scale" count={compared}>
            {t("core.compare")}
          </Face>
        </Link>
      )}
      <button type="button" aria-haspopup="dialog" aria-label={t("core.wishlist_count", { count: wished })} className={look} onClick={() => drawers.toggle("wishlist")}>
        <Face icon="heart" count={wished}>
          {t("core.wishlist")}
        </Face>
      </button>
      <button type="button" aria-haspopup="dialog" aria-label={t("core.cart_count", { count: pieces })} className={look} onClick={() => drawers.toggle("cart")}>
        <Face icon="shopping-cart" count={pieces}>
          {t("core.cart")}
        </Face>
      </button>
      {session.status === "customer" ? (
        <Link to="/account/myaccount" aria-label={t("core.my_account")} className={`${look} min-w-24`}>
          <Face icon="user">{t("core.my_account")}</Face>
        </Link>
      ) : (
        <Link to="/login" aria-label={t("core.login")} className={`${look} min-w-24`}>
          <Face icon="user">{t("core.login")}</Face>
        </Link>
      )}
    </div>
  );
}
