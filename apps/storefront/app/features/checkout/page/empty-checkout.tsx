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
import { countServerLines } from "./count-server-lines.ts";

/** The newest order, if it was placed after the given time. */
async function orderSince(time: string): Promise<string | null> {
  const result = await browserApi("orders.list", { query: { page: 1 } });
  const newest = result.ok ? result.answer.data[0] : undefined;
  return newest && Date.parse(newest.placed_at) >= Date.parse(time) ? newest.id : null;
}

/**
 * A checkout with an empty cart redirects home (specification, section 2). First it waits for the cart of a
 * guest who has just signed in, which may still be on its way to the server or not read yet (without
 * script nothing is on its way). If the cart was ordered since the page was opened, in another
 * tab or by a payment, it redirects to that order.
 */
export function EmptyCheckout({ opened }: { opened: string }) {
  const t = useT();
  const path = usePath();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let isCancelled = false;
    const leave = async () => {
      const lines = await countServerLines(cart);
      if (isCancelled) return;
      if (lines > 0) return void revalidate();
      const ordered = await orderSince(opened);
      if (isCancelled) return;
      // A message, because the shopper may not know why the page changed: another tab may have emptied the cart.
      snackbar.show(t(ordered ? "checkout.ordered_already" : "core.cart_empty"));
      void navigate(path(ordered ? `/account/myaccount/myorders/checkout-detail/${ordered}` : "/"), { replace: true });
    };
    void leave();
    return () => {
      isCancelled = true;
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
