import { keptEach } from "../../../lib/pages/kept.tsx";
import { Apart } from "../../../ui/timing/apart.tsx";
import { later } from "../../../ui/timing/later.ts";
import { Card, shownBy } from "./product-card.tsx";
import { rowsOf, unpackCard, type CardProduct, type CardRows } from "./card-product.ts";
import { useCards } from "./seen-cards.ts";

/** Cards on the first screen of a phone, whose pictures must not wait. */
const firstScreen = 4;
/** Cards that come to life together: each step costs something of its own. */
const together = 6;

interface ProductGridProps {
  products: CardRows;
  /** Stands under a heading of its own, further down the page. */
  further?: boolean;
}

interface GridItemProps {
  /** The card as it was packed, which says all that is shown of it. */
  row: string;
  product?: CardProduct | undefined;
  /** On the first screen. */
  first: boolean;
  further: boolean | undefined;
}

function GridItem({ row, product = unpackCard(row), first, further }: GridItemProps) {
  return (
    <li key={product.id} className={`min-w-0${first ? "" : later}`} suppressHydrationWarning>
      <Card product={product} eager={first} heading={further ? "h3" : "h2"} />
    </li>
  );
}

/** The server has most of them from other lists, and reads the others alone. */
const GridItems = import.meta.env.SSR
  ? keptEach("grid item", GridItem, ({ row, first, further }) => `${further} ${first ? shownBy({ product: unpackCard(row), eager: first }) : row}`, ({ row }) => row)
  : ({ each }: { each: GridItemProps[] }) => each.map(GridItem);

const useRead = import.meta.env.SSR ? (_: CardRows): CardProduct[] => [] : useCards;

/** The products of a page that is a list: its cards stand right under the page's heading. */
export function ProductGrid({ products, further }: ProductGridProps) {
  const cards = useRead(products);
  const items = rowsOf(products).map((row, index) => ({ row, product: cards[index], first: !further && index < firstScreen, further }));
  const groups = Array.from({ length: Math.ceil(items.length / together) }, (_, index) => items.slice(index * together, (index + 1) * together));
  return (
    <ul className="cards grid gap-2 sm:grid-cols-3 sm:gap-4 xl:grid-cols-4">
      {groups.map((group) => (
        <Apart key={Number.parseInt(group[0]!.row)}>
          <GridItems each={group} />
        </Apart>
      ))}
    </ul>
  );
}
