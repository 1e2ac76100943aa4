import { useT } from "../../../i18n/locale.tsx";
import { articleKey, articleOf } from "../../../state/cart/article-key.ts";
import { cart, type CartItem } from "../../../state/cart/cart.ts";
import { snackbar } from "../../../state/snackbar.ts";

/** Milliseconds within which a second tap on the same product is a double tap, and not one more piece. */
const doubleTapTime = 400;
let last = "";
let lastAt = 0;

/** Returns a function that adds pieces to the cart and says so; the cart itself reports refusals. */
export function useAddToCart(): (item: CartItem) => ReturnType<typeof cart.add> {
  const t = useT();
  return async (item) => {
    const article = articleOf(item);
    const isDouble = article === last && Date.now() - lastAt < doubleTapTime;
    last = article;
    lastAt = Date.now();
    if (isDouble) return null;
    const added = await cart.add(item);
    // Sold out since the page was loaded: the cart keeps the line and marks it, and the message says so too.
    const short = cart
      .get()
      .lines.find((line) => !line.available && articleKey(line.productId, line.variantId) === article);
    const left = short && (short.stock ? t("core.only_left", { count: short.stock }) : t("core.unavailable"));
    if (added === "there")
      snackbar.show(
        left ? t("core.named", { name: item.name, text: left }) : t("catalog.added_to_cart", { name: item.name }),
      );
    return added;
  };
}
