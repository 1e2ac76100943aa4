import { useEffect, useState } from "react";
import { browserApi } from "../../lib/browser/browser-api.ts";
import { placeholderImage } from "../../lib/constants.ts";
import { notRead, useCompared, type ComparedProduct as StoredProduct } from "../../state/compare.ts";
import { meantProduct, type ComparedDetail, type ComparedProduct } from "./meant-product.ts";

export interface ComparedColumn {
  item: StoredProduct;
  /** Null if the product is no longer sold here. */
  product: ComparedProduct | null;
}

/** "unknown" until hydration. */
export type Compared =
  | { state: "unknown" }
  | { state: "loading"; count: number }
  | { state: "failed"; names: string[]; retry: () => void }
  | { state: "ready"; columns: ComparedColumn[] };

const columnOf = (item: StoredProduct, product: ComparedDetail | undefined): ComparedColumn => ({
  item: { ...item, image: item.image || placeholderImage },
  product: product ? meantProduct(product, item.variant_option_id) : null,
});

/** The compared products with current data, in the order in which they were chosen. */
export function useComparedProducts(): Compared {
  const items = useCompared();
  const ids = items.map(({ id }) => id).join(",");
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<{ ids: string; products: ComparedDetail[] | null } | null>(null);
  useEffect(() => {
    if (!ids) return;
    const aborter = new AbortController();
    browserApi("products.byIds", { query: { ids } }, { signal: aborter.signal }).then(
      (result) => setAnswer({ ids, products: result.ok ? result.answer.data : null }),
      () => undefined,
    );
    return () => aborter.abort();
  }, [ids, round]);
  const retry = () => {
    setAnswer(null);
    setRound(round + 1);
  };

  if (items === notRead) return { state: "unknown" };
  if (items.length === 0) return { state: "ready", columns: [] };
  if (!answer) return { state: "loading", count: items.length };
  if (!answer.products) return { state: "failed", names: items.map(({ name }) => name), retry };
  const known = new Map(answer.products.map((product) => [product.id, product]));
  // A product that was just added is not gone; its data are still loading.
  const waiting = answer.ids !== ids && items.some(({ id }) => !answer.ids.split(",").includes(String(id)));
  if (waiting) return { state: "loading", count: items.length };
  return { state: "ready", columns: items.map((item) => columnOf(item, known.get(item.id))) };
}
