import { useEffect } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { Link } from "../../i18n/link.tsx";
import { usePath, useT } from "../../i18n/locale.tsx";
import { cart } from "../../state/cart.ts";
import { snackbar } from "../../state/snackbar.ts";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Spinner } from "../../ui/spinner.tsx";

/**
 * An empty cart is no checkout: the visitor is sent home (specification, section 2). But the
 * cart of a guest who has just signed in may still be on its way to the server, so that is
 * waited for first, and the cart is not called empty; without a script nothing is on its way.
 */
export function EmptyCheckout() {
  const t = useT();
  const path = usePath();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let gone = false;
    void cart.whenAdopted().then((lines) => {
      if (gone) return;
      if (lines > 0) return void revalidate();
      // Said there: an order of what another tab had ordered or taken out ends here too.
      snackbar.show(t("core.cart_empty"));
      void navigate(path("/"), { replace: true });
    });
    return () => {
      gone = true;
    };
  }, [navigate, path, revalidate, t]);
  const home = (
    <Link to="/" className={buttonClass()}>
      {t("core.home_page")}
    </Link>
  );
  return (
    <>
      <div className="page min-h-svh py-8 noscript:hidden">
        <h1 className="text-title">{t("checkout.title")}</h1>
        <Spinner label={t("checkout.fetching_cart")} className="py-16" />
      </div>
      <noscript>
        <EmptyState wholePage icon="shopping-cart" title={t("core.cart_empty")} action={home} />
      </noscript>
    </>
  );
}
