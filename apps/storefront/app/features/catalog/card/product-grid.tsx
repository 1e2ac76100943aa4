import { useMemo } from "react";
import { ProductCard } from "./product-card.tsx";
import { unpackCards, type CardRows } from "./card-product.ts";

/** Cards on the first screen of a phone, whose pictures must not wait. */
const firstScreen = 4;

/** The products of a page that is a list: its cards stand right under the page's heading. */
export function ProductGrid({ products }: { products: CardRows }) {
  const cards = useMemo(() => unpackCards(products), [products]);
  return (
    <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-4 xl:grid-cols-4">
      {cards.map((product, index) => (
        <li key={product.id} className="min-w-0">
          <ProductCard product={product} eager={index < firstScreen} heading="h2" />
        </li>
      ))}
    </ul>
  );
}
