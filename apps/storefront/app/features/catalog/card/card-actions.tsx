import type { RefObject } from "react";
import { useT } from "../../../i18n/locale.tsx";
import { Link } from "../../../i18n/link.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { useNear } from "../../../ui/timing/use-near.ts";
import { CompareToggle, WishlistToggle } from "./list-toggles.tsx";
import { pathOf, payable, type CardProduct } from "./card-product.ts";
import { useAddToCart } from "./use-add-to-cart.ts";

const round = "relative z-10 ms-auto grid size-11 shrink-0 place-items-center rounded-md fade";

/** Adds a product to the cart with one tap; links to the product if an option has to be chosen first. */
export function AddButton({ product }: { product: CardProduct }) {
  const t = useT();
  const add = useAddToCart();
  const price = payable(product);
  if (price === null || !product.in_stock) return null;
  if (product.varied) {
    return (
      <Link
        to={pathOf(product)}
        aria-label={t("catalog.choose_named", { name: product.name })}
        title={t("catalog.choose_options")}
        className={`${round} border border-line-strong text-ink hover:bg-surface-2`}
      >
        <Icon name="list-checks" className="size-5" />
      </Link>
    );
  }
  return (
    <button
      type="button"
      aria-label={t("catalog.add_named", { name: product.name })}
      title={t("catalog.add_to_cart")}
      onClick={() =>
        add({
          id: product.id,
          name: product.name,
          image: product.image,
          price,
          quantity: 1,
          variant_name: null,
          variant_option_id: null,
        })
      }
      className={`${round} bg-accent text-on-accent hover:bg-accent-hover`}
    >
      <Icon name="shopping-cart" className="size-5" />
    </button>
  );
}

/**
 * The wishlist and compare buttons of a card. Rendered after hydration only, when the card comes
 * near: in the server's HTML they would be a third of a card, without working yet.
 */
export function KeepButtons({ product, foot }: { product: CardProduct; foot: RefObject<Element | null> }) {
  if (!useNear(foot)) return null;
  return (
    <>
      <WishlistToggle product={product} variant={product.asked?.variant} />
      <CompareToggle product={product} variant={product.asked?.variant} />
    </>
  );
}
