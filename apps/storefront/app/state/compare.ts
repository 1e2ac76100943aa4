import { compareMax, storageKeys } from "../lib/constants.ts";
import { announce } from "./announce.ts";
import { isId, storedNumber, browserStorage, onStorageChange, readList, type KeyValueStorage } from "./browser.ts";
import { snackbar } from "./snackbar.ts";
import { createStore, usePart, useStore } from "./store.ts";

/** A product in the compare list, with what its chip shows; the comparison itself loads the rest. */
export interface ComparedProduct {
  id: number;
  name: string;
  image: string;
  /** The chosen variant; absent if the product is compared in all of its variants. */
  variant_option_id?: number;
}

function productOf(value: unknown): ComparedProduct | null {
  if (typeof value !== "object" || value === null) return null;
  const { id, name, image, variant_option_id: variant } = value as Record<string, unknown>;
  const product = storedNumber(id);
  if (!isId(product)) return null;
  return {
    id: product,
    name: typeof name === "string" ? name : "",
    image: typeof image === "string" ? image : "",
    ...(isId(variant) && { variant_option_id: variant }),
  };
}

/** The stored list without damaged entries, duplicates, or more products than allowed. */
export function readCompared(storage: KeyValueStorage): ComparedProduct[] {
  const products = readList(storage, storageKeys.compare)
    .map(productOf)
    .filter((product) => product !== null);
  return products
    .filter(({ id }, index) => products.findIndex((other) => other.id === id) === index)
    .slice(0, compareMax);
}

type CompareRefusal = "compare_exists" | "compare_full";

/** Why a product cannot be added: it is there already, or the list is full (specification, section 5). */
export function compareRefusal(products: ComparedProduct[], id: number): CompareRefusal | null {
  if (products.some((product) => product.id === id)) return "compare_exists";
  return products.length >= compareMax ? "compare_full" : null;
}

/** The value before the list has been read. */
export const notRead: ComparedProduct[] = [];
const store = createStore(notRead);

function keep(products: ComparedProduct[]): void {
  browserStorage.set(storageKeys.compare, JSON.stringify(products));
  store.set(products);
  // A message about the previous list, such as "full", no longer applies.
  snackbar.close();
}

/** The compare list of this browser (specification, section 3). */
export const compare = {
  /** Reads the stored list and follows other tabs. Called once, after hydration. */
  start(): void {
    const read = () => store.set(readCompared(browserStorage));
    read();
    const stored = browserStorage.get(storageKeys.compare);
    // Writes back the repaired list, if it was damaged, outdated or too long.
    if (stored !== null && stored !== JSON.stringify(store.get())) keep(store.get());
    onStorageChange(storageKeys.compare, read);
  },
  /** Adds a product, with the chosen variant, and says so, or says why not. True if it was added. */
  add({ id, name, image }: Omit<ComparedProduct, "variant_option_id">, variant: number | null = null): boolean {
    const products = readCompared(browserStorage);
    const refusal = compareRefusal(products, id);
    // Another tab may have changed the list while this page was frozen: update its buttons too.
    if (refusal) store.set(products);
    else keep([...products, { id, name, image, ...(variant && { variant_option_id: variant }) }]);
    // One product alone is nothing to compare.
    const isWorthALook = store.get().length > 1 && !location.pathname.endsWith("/compare");
    announce(
      `core.${refusal ?? "compare_added"}`,
      { max: compareMax },
      isWorthALook ? { text: "core.compare", to: "/compare" } : undefined,
    );
    return !refusal;
  },
  remove(id: number): void {
    keep(readCompared(browserStorage).filter((product) => product.id !== id));
  },
  clear(): void {
    keep([]);
  },
};

/** The compared products; empty until hydration. */
export const useCompared = () => useStore(store);
export const useComparedCount = () => usePart(store, (products) => products.length);
export const useIsCompared = (id: number) =>
  usePart(store, (products) => products.some((product) => product.id === id));
