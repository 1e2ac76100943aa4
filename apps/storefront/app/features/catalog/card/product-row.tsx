import { memo } from "react";
import { HydrationBoundary } from "../../../ui/timing/hydration-boundary.tsx";
import { later } from "../../../ui/timing/later.ts";
import { ProductCard } from "./product-card.tsx";
import type { CardRows } from "./card-product.ts";
import { useCards } from "./seen-cards.ts";
import { scrollRow } from "../scroll-row.ts";
import { RowHead } from "../row-head.tsx";

/** Cards of a row that a phone shows at once, the last one partly. */
const beside = 3;

interface ProductRowProps {
  title: string;
  products: CardRows;
  /** Target of "see all". */
  to?: string;
  eager?: boolean;
}

/** A row of products that scrolls horizontally, with a link to all of them. Nothing if it is empty. Memoized, as a grid is. */
export const ProductRow = memo(function ProductRow({ title, products, to, eager }: ProductRowProps) {
  const cards = useCards(products);
  if (cards.length === 0) return null;
  return (
    <section
      aria-label={title}
      className={`grid min-w-0 gap-1 sm:gap-3 ${eager ? "" : later}`}
      suppressHydrationWarning
    >
      <RowHead title={title} to={to} />
      <ul className={`${scrollRow} -mx-4 card-row grid grid-flow-col gap-2 px-4 pb-2 sm:gap-4 lg:mx-0 lg:px-0`}>
        <HydrationBoundary>
          {cards.map((product, index) => (
            <li
              key={product.id}
              className={`min-w-0 snap-start ${index < beside ? "" : later}`}
              suppressHydrationWarning
            >
              <ProductCard product={product} eager={eager && index < 2} />
            </li>
          ))}
        </HydrationBoundary>
      </ul>
    </section>
  );
});
