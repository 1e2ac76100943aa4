import { apiOf } from "../../../lib/context.ts";
import { toCard, type CardProduct } from "../card/card-product.ts";
import { categoriesOf } from "../list/load-category.ts";
import { answered, type LoaderContext } from "../../../lib/answered.ts";
import type { ListChip } from "../list/load-list.ts";

export interface HomeShelf {
  name: string;
  to: string;
  products: CardProduct[];
}

export interface HomeData {
  categories: ListChip[];
  promotions: CardProduct[];
  newest: CardProduct[];
  services: CardProduct[];
  shelves: HomeShelf[];
  brands: { id: number; name: string; image: string }[];
}

/** Products of one shelf: what can be swiped through, not the whole list. */
const shelfLength = 10;
const shownBrands = 24;

export async function loadHome(context: LoaderContext): Promise<HomeData> {
  const [home, categories] = await Promise.all([apiOf(context)("home.get", {}), categoriesOf(context)]);
  const { promotions, newest, services, shelves, brands } = answered(home).data;
  const cards = (products: Parameters<typeof toCard>[0][]) => products.slice(0, shelfLength).map(toCard);
  return {
    categories: categories.map(({ id, name, image, to }) => ({ id, name, image, to })),
    promotions: cards(promotions),
    newest: cards(newest),
    services: cards(services),
    shelves: shelves.map(({ category, products }) => ({ name: category.name, to: category.to, products: cards(products) })),
    brands: brands.slice(0, shownBrands),
  };
}
