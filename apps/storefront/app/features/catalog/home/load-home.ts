import { apiOf } from "../../../lib/context.ts";
import { packCards, toCard, type CardRows } from "../card/card-product.ts";
import { categoriesOf } from "../list/load-category.ts";
import { answered, type LoaderContext } from "../../../lib/answered.ts";
import { packBrands, type BrandRows } from "../brands/brand-rows.ts";
import type { ListChip } from "../list/load-list.ts";

export interface HomeShelf {
  name: string;
  to: string;
  products: CardRows;
}

export interface HomeData {
  categories: ListChip[];
  promotions: CardRows;
  newest: CardRows;
  services: CardRows;
  shelves: HomeShelf[];
  brands: BrandRows;
}

/** Products of a shelf: what can be swiped through, not the whole list; where many shelves follow, the five that a wide screen shows. */
const shelfLength = { first: 6, later: 5 };
const shownBrands = 24;

export async function loadHome(context: LoaderContext): Promise<HomeData> {
  const [home, categories] = await Promise.all([apiOf(context)("home.get", {}), categoriesOf(context)]);
  const { promotions, newest, services, shelves, brands } = answered(home).data;
  const cards = (products: Parameters<typeof toCard>[0][], length: number) => packCards(products.slice(0, length).map(toCard));
  return {
    categories: categories.map(({ id, name, image, to }) => ({ id, name, image, to })),
    promotions: cards(promotions, shelfLength.first),
    newest: cards(newest, shelfLength.first),
    services: cards(services, shelfLength.later),
    shelves: shelves.map(({ category, products }) => ({ name: category.name, to: category.to, products: cards(products, shelfLength.later) })),
    brands: packBrands(brands.slice(0, shownBrands)),
  };
}
