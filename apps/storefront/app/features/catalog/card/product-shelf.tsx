import { Link } from "../../../i18n/link.tsx";
import { useT } from "../../../i18n/locale.tsx";
import { Apart } from "../../../ui/timing/apart.tsx";
import { later } from "../../../ui/timing/later.ts";
import { ProductCard } from "./product-card.tsx";
import type { CardRows } from "./card-product.ts";
import { useCards } from "./seen-cards.ts";
import { scrollRow } from "../scroll-row.ts";
import { Icon } from "../../../ui/icons/icon.tsx";

/** Cards of a row that a phone shows at once, the last of them in part. */
const beside = 3;

export interface ProductShelfProps {
  title: string;
  products: CardRows;
  /** Where 'see all' leads. */
  to?: string;
  eager?: boolean;
}

/** A row of products that is swiped sideways, with the way to all of them. Nothing where there are none. */
export function ProductShelf({ title, products, to, eager }: ProductShelfProps) {
  const t = useT();
  const cards = useCards(products);
  if (cards.length === 0) return null;
  return (
    <section aria-label={title} className={`grid min-w-0 gap-1 sm:gap-3${eager ? "" : later}`} suppressHydrationWarning>
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-heading">{title}</h2>
        {to && (
          <Link
            to={to}
            aria-label={t("core.see_all_of", { name: title })}
            className="flex min-h-11 shrink-0 items-center gap-1 font-medium text-accent-ink hover:underline"
          >
            {t("core.see_all")}
            <Icon name="chevron-right" className="size-5" />
          </Link>
        )}
      </div>
      <ul className={`${scrollRow} -mx-4 shelf grid grid-flow-col gap-2 px-4 pb-2 sm:gap-4 lg:mx-0 lg:px-0`}>
        <Apart>
          {cards.map((product, index) => (
            <li key={product.id} className={`min-w-0 snap-start${index < beside ? "" : later}`} suppressHydrationWarning>
              <ProductCard product={product} eager={eager && index < 2} />
            </li>
          ))}
        </Apart>
      </ul>
    </section>
  );
}
