import { useEffect } from "react";
import { useLocation, useRevalidator } from "react-router";
import { Link } from "../../../i18n/link.tsx";
import { useLanguageOf, useT } from "../../../i18n/locale.tsx";
import { afterPaint } from "../../../lib/browser/after-paint.ts";
import { StoreOnPaper } from "../../../parts/store-on-paper.tsx";
import { recentlyViewed } from "../../../state/recently-viewed.ts";
import { Breadcrumb } from "../../../ui/breadcrumb.tsx";
import { below } from "../../../ui/timing/later.ts";
import { Skeleton } from "../../../ui/notices/skeleton.tsx";
import { ProductRow } from "../card/product-row.tsx";
import { RecentlyViewed } from "../card/recently-viewed.tsx";
import { BuyBox } from "./buying/buy-box.tsx";
import { chosenVariant } from "./buying/choose-variant.ts";
import { isFirstLook, isLoading, requestFullProduct } from "./ahead/first-look.ts";
import { Gallery } from "./pictures/gallery.tsx";
import { ShopNotes } from "./shop-notes.tsx";
import { SpecTable } from "./spec-table.tsx";
import { columns, nameClass, pageClass } from "./look.ts";
import type { ShownProduct } from "./load-product.ts";

/** Loads the rest of a product after its first look was painted; again if another navigation interrupted that. */
function useWhole(product: ShownProduct): void {
  const { revalidate } = useRevalidator();
  const { key } = useLocation();
  useEffect(() => {
    if (!isFirstLook(product) || product.failed) return;
    return afterPaint(() => {
      requestFullProduct(product);
      void revalidate();
    });
  }, [product, key, revalidate]);
}

/** The page of a product. `wanted` is the variant in the URL. */
export function ProductPage({ product, wanted }: { product: ShownProduct; wanted: number | null }) {
  const t = useT();
  const languageOf = useLanguageOf();
  const chosen = chosenVariant(product, wanted);
  const whole = !isFirstLook(product);
  const onItsWay = isLoading(product);
  useWhole(product);
  useEffect(() => afterPaint(() => recentlyViewed.add(product.id)), [product.id]);
  const pictures = [
    ...new Set(
      [chosen?.image, ...product.images, product.image].filter((image) => image !== undefined && image !== ""),
    ),
  ] as string[];
  return (
    <div className={pageClass}>
      <StoreOnPaper />
      <Breadcrumb steps={product.breadcrumb} current={product.name} unknown={onItsWay ? 2 : 0} />
      <div className={columns}>
        <Gallery name={product.name} images={pictures} more={onItsWay && product.varied} asCard={!whole} />
        <div className="grid content-start gap-4">
          <div className="grid gap-1">
            {onItsWay && !product.brand && <Skeleton className="h-6 w-24" />}
            {product.brand && (
              <p className="text-muted wrap-anywhere">
                {product.brand_id ? (
                  <Link
                    to={`/category?brand_id=${product.brand_id}`}
                    className="-my-2.5 inline-flex min-h-11 items-center font-medium text-accent-ink hover:underline"
                  >
                    {product.brand}
                  </Link>
                ) : (
                  product.brand
                )}
                {product.model && <span className="ms-2 text-sm">{product.model}</span>}
              </p>
            )}
            <h1 lang={languageOf(product.name)} className={nameClass(product.name)}>
              {product.name}
            </h1>
          </div>
          <BuyBox product={product} chosen={chosen} />
          {whole ? <ShopNotes product={product} /> : onItsWay && <Skeleton className="h-56" />}
        </div>
      </div>
      <div className={`grid gap-8 lg:grid-cols-2 lg:gap-10 ${below}`} suppressHydrationWarning>
        {product.description && <Description html={product.description} />}
        {whole ? <SpecTable product={product} chosen={chosen} /> : onItsWay && <Skeleton className="h-80" />}
      </div>
      {/* On paper a row that scrolls would be cut off. */}
      <div className="contents print:hidden">
        <ProductRow title={t("product.related")} products={product.related} />
        {whole && <RecentlyViewed now={product.id} />}
      </div>
    </div>
  );
}

/** The API sanitizes the HTML when it is imported. */
function Description({ html }: { html: string }) {
  const t = useT();
  return (
    <section aria-labelledby="description" className="grid content-start gap-3">
      <h2 id="description" className="text-heading">
        {t("product.description")}
      </h2>
      <div dir="auto" className="imported khmer max-w-prose wrap-anywhere" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  );
}
