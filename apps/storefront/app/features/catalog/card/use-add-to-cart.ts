import { useT } from "../../../i18n/locale.tsx";
import { articleKey, articleOf } from "../../../state/cart/article-key.ts";
import { cart, type CartItem } from "../../../state/cart/cart.ts";
import { snackbar } from "../../../state/snackbar.ts";

/** Returns a function that adds pieces to the cart and says so; the cart itself reports refusals. */
export function useAddToCart(): (item: CartItem) => ReturnType<typeof cart.add> {
  const t = useT();
  return async (item) => {
    const added = await cart.add(item);
    // Sold out since the page was loaded: the cart keeps the line and marks it, and the message says so too.
    const short = cart
      .get()
      .lines.find((line) => !line.available && articleKey(line.productId, line.variantId) === articleOf(item));
    const left = short && (short.stock ? t("core.only_left", { count: short.stock }) : t("core.unavailable"));
    if (added === "there")
      snackbar.show(
        left ? t("core.named", { name: item.name, text: left }) : t("catalog.added_to_cart", { name: item.name }),
      );
    return added;
  };
}
