import { useT } from "../../../i18n/locale.tsx";
import { cart, type CartItem } from "../../../state/cart.ts";
import { snackbar } from "../../../state/snackbar.ts";

/** Puts pieces in the cart and says so; what the API refuses is told by the cart itself. */
export function useAddToCart(): (item: CartItem) => Promise<boolean> {
  const t = useT();
  return async (item) => {
    const added = await cart.add(item);
    if (added) snackbar.show(t("catalog.added_to_cart", { name: item.name }));
    return added;
  };
}
