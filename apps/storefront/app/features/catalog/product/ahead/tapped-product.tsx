import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useLanguageOf } from "../../../../i18n/locale.tsx";
import { idOf } from "../../../../lib/links/id-of.ts";
import { afterPaint } from "../../../../lib/browser/after-paint.ts";
import { Picture } from "../../../../ui/picture.tsx";
import { Skeleton } from "../../../../ui/notices/skeleton.tsx";
import type { CardProduct } from "../../card/card-product.ts";
import { ProductPrice } from "../../card/card-price.tsx";
import { cardFile } from "../../card/product-card.tsx";
import { seenCard } from "../../card/seen-cards.ts";
import { columns, galleryClass, mainPicture, nameClass, pageClass, thumbnailsAhead } from "../look.ts";

/** The product whose card was clicked; null if the click is meant for another page, tab or window, or while offline. */
function tapped(event: MouseEvent): { link: HTMLAnchorElement; product: CardProduct } | null {
  const link = (event.target as Element).closest<HTMLAnchorElement>("main article a");
  if (
    !link ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey ||
    !navigator.onLine
  )
    return null;
  const id = idOf(/\/product\/(\d+)$/.exec(link.pathname)?.[1]);
  const product = id === null ? undefined : seenCard(id);
  return product ? { link, product } : null;
}

interface Sight {
  product: CardProduct;
  /** History key of the page with the card; the overlay disappears on any other. */
  at: string;
  /** Top edge of the covered area, and the distance from there to the page's content, in pixels. */
  top: number;
  begin: number;
}

/**
 * Shows picture, name and price of a tapped product in the next frame, at the position where its page will
 * have them, and starts the navigation after they were painted. Rendering the page takes a slow
 * phone a third of a second, during which it would not respond.
 */
export function TappedProduct() {
  const languageOf = useLanguageOf();
  const navigate = useNavigate();
  const { key } = useLocation();
  const [sight, setSight] = useState<Sight | null>(null);
  const shown = sight?.at === key;
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const tap = tapped(event);
      if (!tap) return;
      event.preventDefault();
      if (shown) return;
      const { top } = document.querySelector("main")!.getBoundingClientRect();
      const covered = Math.max(top, 0);
      setSight({ product: tap.product, at: key, top: covered, begin: top + scrollY - covered });
      afterPaint(async () => {
        await navigate(tap.link.pathname + tap.link.search);
        // Still here if the page did not arrive.
        setSight(null);
      });
    };
    document.addEventListener("click", open, true);
    return () => document.removeEventListener("click", open, true);
  }, [navigate, key, shown]);
  // Removes the overlay when the document is left: the back/forward cache would otherwise restore it.
  useEffect(() => {
    const end = () => setSight(null);
    addEventListener("pagehide", end);
    return () => {
      removeEventListener("pagehide", end);
      end();
    };
  }, [key]);
  if (!shown) return null;
  const { product, top, begin } = sight;
  return (
    <div
      aria-hidden="true"
      className="fixed inset-x-0 bottom-0 z-20 bg-canvas"
      style={{ top, paddingTop: begin, contain: "strict" }}
    >
      <div className={pageClass}>
        <div className="min-h-11" />
        <div className={columns}>
          <div className={galleryClass(product.varied)}>
            <Picture src={product.image} alt="" {...cardFile} priority className={`${mainPicture} rounded-lg`} />
            {product.varied && <Skeleton className={thumbnailsAhead} />}
          </div>
          <div className="grid content-start gap-4">
            <div className="grid gap-1">
              <p className="min-h-6 text-muted">{product.brand}</p>
              <p lang={languageOf(product.name)} className={nameClass(product.name)}>
                {product.name}
              </p>
            </div>
            <ProductPrice product={product} size="large" />
          </div>
        </div>
      </div>
    </div>
  );
}
