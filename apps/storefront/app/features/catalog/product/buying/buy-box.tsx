import { useState } from "react";
import { useRevalidator } from "react-router";
import type { ProductVariant } from "@shop/contract/types";
import { useT } from "../../../../i18n/locale.tsx";
import { useSite } from "../../../../lib/site.ts";
import { askAddress } from "../../../../lib/links/store-links.ts";
import { buttonClass } from "../../../../ui/controls/button.tsx";
import { ProductPrice } from "../../card/card-price.tsx";
import { LoadFailed } from "../../../../ui/notices/load-failed.tsx";
import { Skeleton } from "../../../../ui/notices/skeleton.tsx";
import { BuyBar } from "./buy-bar.tsx";
import { isFirstLook, isLoading } from "../ahead/first-look.ts";
import { ProductActions } from "./product-actions.tsx";
import { PromotionNote } from "./promotion-note.tsx";
import { QuantityField } from "./quantity-field.tsx";
import { StockLine } from "./stock-line.tsx";
import { VariantPicker } from "./variant-picker.tsx";
import type { ShownProduct } from "../load-product.ts";

/** Price, options, stock and the buttons to buy, all depending on the chosen variant. */
export function BuyBox({ product, chosen }: { product: ShownProduct; chosen: ProductVariant | null }) {
  const [quantity, setQuantity] = useState(1);
  const sold = chosen ?? product;
  // Another variant may have fewer pieces left.
  const wanted = Math.min(quantity, sold.few_left ?? quantity);
  return (
    <div className="grid content-start gap-5">
      <div className="grid gap-2">
        <ProductPrice product={sold} size="large" />
        <PromotionNote product={sold} />
        <Availability product={product} sold={sold} />
      </div>
      {chosen && <VariantPicker product={product} chosen={chosen} />}
      {sold.price === null ? (
        <AskForPrice />
      ) : isFirstLook(product) && product.varied ? (
        <>
          {isLoading(product) && <Skeleton className="h-64" />}
          {/* Reserves the place of the bar that comes with the options, so that what floats above it does not move. */}
          <div hidden className="page-bar" />
        </>
      ) : (
        <>
          {sold.in_stock && <QuantityField value={wanted} most={sold.few_left} onChange={setQuantity} />}
          <BuyBar product={product} chosen={chosen} quantity={wanted} />
        </>
      )}
      <ProductActions product={product} chosen={chosen} />
    </div>
  );
}

/** Of a product that is not there yet only its card is known: neither whether few are left nor whether it is a service. */
function Availability({ product, sold }: { product: ShownProduct; sold: ShownProduct | ProductVariant }) {
  const t = useT();
  const { revalidate } = useRevalidator();
  if (!isFirstLook(product)) return <StockLine product={{ ...product, ...sold }} />;
  if (product.failed) return <LoadFailed text={t(product.failed)} retry={() => void revalidate()} />;
  return <Skeleton className="h-6 w-24" />;
}

/** For products without a price: ask by chat or phone. */
function AskForPrice() {
  const t = useT();
  const to = askAddress(useSite());
  return (
    <div className="grid gap-3">
      <p className="text-muted">{t("product.on_request")}</p>
      {to && (
        <a href={to} rel="noopener" className={buttonClass({ variant: "primary" })}>
          {t("product.ask")}
        </a>
      )}
    </div>
  );
}
