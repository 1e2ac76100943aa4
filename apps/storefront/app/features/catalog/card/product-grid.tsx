import { ProductCard } from "./product-card.tsx";
import type { CardRows } from "./card-product.ts";
import { useCards } from "./seen-cards.ts";

/** Cards on the first screen of a phone, whose pictures must not wait. */
const firstScreen = 4;

interface ProductGridProps {
  products: CardRows;
  /** Stands under a heading of its own, further down the page. */
  further?: boolean;
}

/** The products of a page that is a list: its cards stand right under the page's heading. */
export function ProductGrid({ products, further }: ProductGridProps) {
  const cards = useCards(products);
  return (
    <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-4 xl:grid-cols-4">
      {cards.map((product, index) => (
        <li key={product.id} className="min-w-0">
          <ProductCard product={product} eager={!further && index < firstScreen} heading={further ? "h3" : "h2"} />
        </li>
      ))}
    </ul>
  );
}
