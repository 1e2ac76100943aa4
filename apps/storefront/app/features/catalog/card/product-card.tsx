import { useRef } from "react";
import { Link } from "../../../i18n/link.tsx";
import { useLanguageOf, usePath, useT } from "../../../i18n/locale.tsx";
import { cached } from "../../../lib/pages/cached.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { preloadPicture, Picture } from "../../../ui/picture.tsx";
import { AddButton, KeepButtons } from "./card-actions.tsx";
import { ProductPrice } from "./card-price.tsx";
import { fetchAhead } from "./fetch-ahead.ts";
import { pathOf, percentOff, type CardProduct } from "./card-product.ts";

/**
 * Maximum width of a card's image, and its display width for choosing a file. `sizes` excludes the
 * card's padding; with it, phones loaded files twice as wide as needed.
 */
export const cardFile = { width: 320, height: 320, sizes: "(min-width: 64rem) 13rem, (min-width: 40rem) 27vw, 39vw" };

interface ProductCardProps {
  product: CardProduct;
  /** The image is on the first screen. */
  eager?: boolean;
  /** One level below the heading above the cards. */
  heading?: "h2" | "h3";
}

/** A product in a list. The whole card is a link to its page; its buttons are layered above that link. */
export const ProductCard = import.meta.env.SSR ? cached("product card", Card, shownBy) : Card;

/**
 * The cache key of a card: everything it shows. Also preloads an image of the first screen, since a
 * cached card does not render its `Picture`.
 */
export function shownBy(props: ProductCardProps): string {
  if (props.eager) preloadPicture(props.product.image, cardFile.width, cardFile.sizes);
  return JSON.stringify(props);
}

/** The uncached card, for use in larger cached parts. */
export function Card({ product, eager, heading: Heading = "h3" }: ProductCardProps) {
  const t = useT();
  const path = usePath();
  const languageOf = useLanguageOf();
  const page = pathOf(product);
  const ahead = () => fetchAhead(path(page));
  const percent = percentOff(product);
  const foot = useRef<HTMLDivElement>(null);
  return (
    <article className="relative flex h-full min-w-0 flex-col rounded-lg border border-line bg-surface fade hover:shadow-card">
      <Picture
        src={product.image}
        alt=""
        {...cardFile}
        priority={eager}
        className={`aspect-square w-full rounded-t-lg bg-tile p-3 ${product.in_stock ? "" : "opacity-50"}`}
      />
      {(percent > 0 || !product.in_stock) && (
        <div className="absolute start-2 top-2 flex flex-col items-start gap-1">
          {percent > 0 && <Badge tone="promotion">{`−${percent}%`}</Badge>}
          {!product.in_stock && <Badge tone="neutral">{t("catalog.sold_out")}</Badge>}
        </div>
      )}
      <div className="flex grow flex-col gap-1 p-3 pt-2">
        <Heading
          lang={languageOf(product.name)}
          className="line-clamp-3 max-sm:line-clamp-4 min-h-[2lh] text-sm text-wrap font-medium sm:text-base"
        >
          <Link
            to={page}
            onTouchStart={ahead}
            onMouseEnter={ahead}
            className="after:absolute after:inset-0 after:rounded-lg"
          >
            {product.name}
          </Link>
        </Heading>
        {product.brand && (
          <p lang={languageOf(product.brand)} className="truncate text-sm text-muted">
            {product.brand}
          </p>
        )}
        {product.asked && <p className="text-sm text-muted wrap-anywhere">{product.asked.options}</p>}
        <ProductPrice product={product} />
        <div ref={foot} className="for-taps -ms-3 flex min-h-11">
          <KeepButtons product={product} foot={foot} />
          <AddButton product={product} />
        </div>
      </div>
    </article>
  );
}
