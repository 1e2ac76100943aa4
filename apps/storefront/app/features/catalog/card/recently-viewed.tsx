import { useEffect, useState } from "react";
import { useT } from "../../../i18n/locale.tsx";
import { browserApi } from "../../../lib/browser/browser-api.ts";
import { useRecentlyViewed } from "../../../state/recently-viewed.ts";
import { ProductRow } from "./product-row.tsx";
import { packCards, toCard, type CardProduct } from "./card-product.ts";

/** Products recently viewed in this browser, with current prices; `now` is this page's product, which is left out. */
export function RecentlyViewed({ now }: { now?: number }) {
  const t = useT();
  const ids = useRecentlyViewed()
    .filter((id) => id !== now)
    .join(",");
  const [products, setProducts] = useState<CardProduct[]>([]);
  useEffect(() => {
    if (!ids) return;
    const aborter = new AbortController();
    browserApi("products.byIds", { query: { ids } }, { signal: aborter.signal }).then(
      (result) => result.ok && setProducts(result.answer.data.map(toCard)),
      () => undefined,
    );
    return () => aborter.abort();
  }, [ids]);
  return (
    <ProductRow title={t("catalog.recently_viewed")} products={packCards(products.filter(({ id }) => id !== now))} />
  );
}
