import type { ProductVariant } from "@shop/contract/types";
import { useT } from "../../../../i18n/locale.tsx";
import { snackbar } from "../../../../state/snackbar.ts";
import { Icon } from "../../../../ui/icons/icon.tsx";
import { CompareToggle, WishlistToggle } from "../../card/list-toggles.tsx";
import type { ShownProduct } from "../load-product.ts";

/** Uses the system's share sheet if there is one, otherwise copies the link. */
async function share(title: string, copied: string): Promise<void> {
  const { href: url } = window.location;
  try {
    if (navigator.share) return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    snackbar.show(copied);
  } catch {
    // The shopper closed the sheet, or the browser does not allow it: nothing to do.
  }
}

/** Wishlist, compare and share buttons. */
export function ProductActions({ product, chosen }: { product: ShownProduct; chosen: ProductVariant | null }) {
  const t = useT();
  return (
    <div className="-mx-3 flex flex-wrap">
      <WishlistToggle product={product} variant={chosen?.variant_option_id ?? null} label={t("core.wishlist")} />
      <CompareToggle product={product} variant={chosen?.variant_option_id ?? null} label={t("core.compare")} />
      <button
        type="button"
        onClick={() => void share(product.name, t("product.link_copied"))}
        className="inline-flex min-h-11 items-center gap-2 rounded-md px-3 text-sm font-medium fade hover:bg-surface-2"
      >
        <Icon name="share-2" className="size-5" />
        {t("product.share")}
      </button>
    </div>
  );
}
