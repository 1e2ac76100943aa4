import type { ProductVariant } from "@shop/contract/types";
import { availabilityKey } from "../../../../i18n/availability-key.ts";
import { Link } from "../../../../i18n/link.tsx";
import { useT } from "../../../../i18n/locale.tsx";
import { variantName } from "../../../../lib/catalog/variant-name.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { Button, buttonClass } from "../../../../ui/controls/button.tsx";
import { ProductPrice } from "../../card/card-price.tsx";
import { Icon } from "../../../../ui/icons/icon.tsx";
import { payable } from "../../card/card-product.ts";
import { useAddToCart } from "../../card/use-add-to-cart.ts";
import type { ShownProduct } from "../load-product.ts";

interface BuyBarProps {
  product: ShownProduct;
  chosen: ProductVariant | null;
  quantity: number;
}

/** Cart and buy buttons: beside the product on wide screens, at the bottom of the screen on a phone. */
export function BuyBar({ product, chosen, quantity }: BuyBarProps) {
  const t = useT();
  const add = useAddToCart();
  const sold = chosen ?? product;
  const price = payable(sold);
  if (price === null) return null;
  const variant = chosen?.variant_option_id ?? null;
  const item = {
    id: product.id,
    name: product.name,
    image: chosen?.image || product.image,
    price,
    quantity,
    variant_name: chosen && variantName(chosen),
    variant_option_id: variant,
  };
  const buyNow = `/buynow/${product.id}?${variant === null ? "" : `v=${variant}&`}p=${price}&q=${quantity}`;
  return (
    <div
      className={classNames(
        "page-bar flex gap-3 *:min-w-0 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-(--bottom-bar) max-lg:z-20 max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:py-2",
        // The columns are set in advance: HTML arrives in pieces, and the price would move when the last button comes.
        sold.in_stock && "max-lg:grid max-lg:grid-cols-[1fr_auto_min(42%,16rem)]",
      )}
    >
      {sold.in_stock ? (
        <>
          {/* Takes the remaining width, so that no button moves when the font of the price arrives. */}
          <div aria-hidden className="content-center lg:hidden">
            <ProductPrice product={sold} size="small" />
          </div>
          <Button variant="secondary" onClick={() => void add(item)} className="lg:flex-1">
            <Icon name="shopping-cart" className="size-5" />
            <span className="max-lg:sr-only">{t("product.add_to_cart")}</span>
          </Button>
          <Link to={buyNow} rel="nofollow" prefetch="none" className={`${buttonClass()} max-lg:col-start-3 lg:flex-1`}>
            {t("product.buy_now")}
          </Link>
        </>
      ) : (
        <>
          <Button variant="secondary" disabled className="flex-1">
            {t(availabilityKey({ ...product, in_stock: false }))}
          </Button>
          {product.related_list && (
            <Link to={product.related_list} className={`${buttonClass()} shrink-0 lg:flex-1`}>
              {t("product.related")}
            </Link>
          )}
        </>
      )}
    </div>
  );
}
