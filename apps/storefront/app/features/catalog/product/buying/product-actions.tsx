import type { ProductVariant } from "@shop/contract/types";
import { useT } from "../../../../i18n/locale.tsx";
import { useShare } from "../../../../parts/use-share.tsx";
import { Icon } from "../../../../ui/icons/icon.tsx";
import { CompareToggle, WishlistToggle } from "../../card/list-toggles.tsx";
import type { ShownProduct } from "../load-product.ts";

/** Wishlist, compare and share buttons. */
export function ProductActions({ product, chosen }: { product: ShownProduct; chosen: ProductVariant | null }) {
  const t = useT();
  const { share, address } = useShare({
    title: product.name,
    copied: t("product.link_copied"),
    byHand: t("product.copy_address"),
  });
  return (
    <div className="-mx-3 flex flex-wrap">
      <WishlistToggle product={product} variant={chosen?.variant_option_id ?? null} label={t("core.wishlist")} />
      <CompareToggle product={product} variant={chosen?.variant_option_id ?? null} label={t("core.compare")} />
      <button
        type="button"
        onClick={() => void share()}
        className="inline-flex min-h-11 items-center gap-2 rounded-md px-3 text-sm font-medium fade hover:bg-surface-2"
      >
        <Icon name="share-2" className="size-5" />
        {t("product.share")}
      </button>
      {address}
    </div>
  );
}
