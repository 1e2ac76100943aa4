import { memo, useDeferredValue } from "react";
import { cachedEach } from "../../../lib/pages/cached.tsx";
import { HydrationBoundary } from "../../../ui/timing/hydration-boundary.tsx";
import { later } from "../../../ui/timing/later.ts";
import { Card, shownBy } from "./product-card.tsx";
import { rowsOf, unpackCard, type CardProduct, type CardRows } from "./card-product.ts";
import { useCards } from "./seen-cards.ts";

/** Number of cards on a phone's first screen, whose images load eagerly. */
const firstScreen = 4;
/** Cards that hydrate in one task. Each task has its own overhead. */
const together = 6;

interface ProductGridProps {
  products: CardRows;
  /** The grid is further down the page, under a heading of its own. */
  further?: boolean;
  /** The browser renders the first screen at first, and the others once it is painted. */
  gradually?: boolean;
}

interface GridItemProps {
  /** The packed card, which determines all that is shown. */
  row: string;
  product?: CardProduct | undefined;
  /** On the first screen. */
  first: boolean;
  further: boolean | undefined;
}

function GridItem({ row, product = unpackCard(row), first, further }: GridItemProps) {
  return (
    <li key={product.id} className={`min-w-0 ${first ? "" : later}`} suppressHydrationWarning>
      <Card product={product} eager={first} heading={further ? "h3" : "h2"} />
    </li>
  );
}

/** The server reuses most cards from other lists and unpacks only the others. */
const GridItems = import.meta.env.SSR
  ? cachedEach(
      "grid item",
      GridItem,
      ({ row, first, further }) => `${further} ${first ? shownBy({ product: unpackCard(row), eager: first }) : row}`,
      ({ row }) => row,
    )
  : ({ each }: { each: GridItemProps[] }) => each.map(GridItem);

const useRead = import.meta.env.SSR ? (_: CardRows): CardProduct[] => [] : useCards;

/**
 * The products of a list page, directly under the page's heading. Memoized: the router renders a page at each step of a
 * navigation.
 */
export const ProductGrid = memo(function ProductGrid({ products, further, gradually }: ProductGridProps) {
  const cards = useRead(products);
  const items = rowsOf(products).map((row, index) => ({
    row,
    product: cards[index],
    first: !further && index < firstScreen,
    further,
  }));
  const groups = Array.from({ length: Math.ceil(items.length / together) }, (_, index) =>
    items.slice(index * together, (index + 1) * together),
  );
  const shown = useDeferredValue(groups.length, gradually ? 1 : groups.length);
  return (
    <ul className="cards grid gap-2 sm:grid-cols-3 sm:gap-4 xl:grid-cols-4">
      {groups.slice(0, shown).map((group) => (
        <HydrationBoundary key={Number.parseInt(group[0]!.row)}>
          <GridItems each={group} />
        </HydrationBoundary>
      ))}
    </ul>
  );
});
