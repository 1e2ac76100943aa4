import { useEffect } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { Link } from "../../../i18n/link.tsx";
import { usePath, useT } from "../../../i18n/locale.tsx";
import { browserApi } from "../../../lib/browser/browser-api.ts";
import { cart } from "../../../state/cart/cart.ts";
import { snackbar } from "../../../state/snackbar.ts";
import { buttonClass } from "../../../ui/controls/button.tsx";
import { EmptyState } from "../../../ui/notices/empty-state.tsx";
import { Spinner } from "../../../ui/notices/spinner.tsx";
import { linesThere } from "./lines-there.ts";

/** The newest order, if it was placed since then. */
async function orderSince(time: string): Promise<string | null> {
  const result = await browserApi("orders.list", { query: { page: 1 } });
  const newest = result.ok ? result.answer.data[0] : undefined;
  return newest && Date.parse(newest.placed_at) >= Date.parse(time) ? newest.id : null;
}

/**
 * An empty cart is no checkout: the visitor is sent home (specification, section 2). But the
 * cart of a guest who has just signed in may still be on its way to the server, or unread, so that
 * is waited for first, and the cart is not called empty; without a script nothing is on its way.
 * Whose cart was ordered since the page was opened, in another tab or by a payment, is led to the order.
 */
export function EmptyCheckout({ opened }: { opened: string }) {
  const t = useT();
  const path = usePath();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let gone = false;
    const leave = async () => {
      const lines = await linesThere(cart);
      if (gone) return;
      if (lines > 0) return void revalidate();
      const ordered = await orderSince(opened);
      if (gone) return;
      // Said there: what another tab had taken out ends here too.
      snackbar.show(t(ordered ? "checkout.ordered_already" : "core.cart_empty"));
      void navigate(path(ordered ? `/account/myaccount/myorders/checkout-detail/${ordered}` : "/"), { replace: true });
    };
    void leave();
    return () => {
      gone = true;
    };
  }, [opened, navigate, path, revalidate, t]);
  const ways = (
    <div className="flex flex-wrap justify-center gap-2">
      <Link to="/" className={buttonClass()}>
        {t("core.home_page")}
      </Link>
      <Link to="/account/myaccount/myorders" className={buttonClass({ variant: "secondary" })}>
        {t("checkout.see_orders")}
      </Link>
    </div>
  );
  return (
    <>
      <div className="page min-h-svh py-8 noscript:hidden">
        <h1 className="text-title">{t("checkout.title")}</h1>
        <Spinner label={t("checkout.fetching_cart")} className="py-16" />
      </div>
      <noscript>
        <EmptyState wholePage icon="shopping-cart" title={t("core.cart_empty")} action={ways} />
      </noscript>
    </>
  );
}
