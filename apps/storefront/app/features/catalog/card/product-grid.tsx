import { ProductCard } from "./product-card.tsx";
import type { CardProduct } from "./card-product.ts";

/** Cards on the first screen of a phone, whose pictures must not wait. */
const firstScreen = 4;

export function ProductGrid({ products, narrow }: { products: CardProduct[]; narrow?: boolean }) {
  return (
    <ul className={`grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-4 ${narrow ? "lg:grid-cols-3 xl:grid-cols-4" : "lg:grid-cols-4 xl:grid-cols-5"}`}>
      {products.map((product, index) => (
        <li key={product.id} className="min-w-0">
          <ProductCard product={product} eager={index < firstScreen} />
        </li>
      ))}
    </ul>
  );
}
