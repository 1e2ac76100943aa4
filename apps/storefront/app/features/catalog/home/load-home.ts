import type { ProductCard } from "@shop/contract/types";
import { apiOf } from "../../../lib/context.ts";
import { packProducts, type CardRows } from "../card/card-product.ts";
import { categoriesOf } from "../list/load-category.ts";
import { unwrapAnswer, type LoaderContext } from "../../../lib/api/unwrap-answer.ts";
import { packBrands, type BrandRows } from "../brands/brand-rows.ts";
import type { ListChip } from "../list/load-list.ts";

interface HomeShelf {
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

/** Products per row: as many as a wide screen shows. "See all" leads to the whole list. */
const rowLength = 5;
const shownBrands = 24;

export async function loadHome(context: LoaderContext): Promise<HomeData> {
  const [home, categories] = await Promise.all([apiOf(context)("home.get", {}), categoriesOf(context)]);
  const { promotions, newest, services, shelves, brands } = unwrapAnswer(home).data;
  const shown = new Set<string>();
  /** A row's cards, in the order of the page; none if a row above has the same ones, as in a store of few products. */
  const cards = (products: ProductCard[]) => {
    const row = products.slice(0, rowLength);
    const ids = row
      .map(({ id }) => id)
      .toSorted((a, b) => a - b)
      .join();
    const isRepeated = shown.has(ids);
    shown.add(ids);
    return packProducts(isRepeated ? [] : row);
  };
  return {
    categories: categories.map(({ id, name, image, to }) => ({ id, name, image, to })),
    promotions: cards(promotions),
    newest: cards(newest),
    shelves: shelves.map(({ category, products }) => ({
      name: category.name,
      to: category.to,
      products: cards(products),
    })),
    services: cards(services),
    brands: packBrands(brands.slice(0, shownBrands)),
  };
}
