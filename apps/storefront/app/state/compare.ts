import { compareMax, storageKeys } from "../lib/constants.ts";
import { announce } from "./announce.ts";
import { isId, keptNumber, localShelf, onKept, readList, type Shelf } from "./browser.ts";
import { snackbar } from "./snackbar.ts";
import { createStore, usePart, useStore } from "./store.ts";

/** A product in the compare list: what its chip shows; the rest is asked for when they are compared. */
export interface ComparedProduct {
  id: number;
  name: string;
  image: string;
  /** The variant that was chosen; absent where the product is meant in all of them. */
  variant_option_id?: number;
}

function productOf(value: unknown): ComparedProduct | null {
  if (typeof value !== "object" || value === null) return null;
  const { id, name, image, variant_option_id: variant } = value as Record<string, unknown>;
  const product = keptNumber(id);
  if (!isId(product)) return null;
  return { id: product, name: typeof name === "string" ? name : "", image: typeof image === "string" ? image : "", ...(isId(variant) && { variant_option_id: variant }) };
}

/** The kept list, repaired: no damaged entry, no product twice, no more than fit. */
export function readCompared(shelf: Shelf): ComparedProduct[] {
  const products = readList(shelf, storageKeys.compare).map(productOf).filter((product) => product !== null);
  return products.filter(({ id }, index) => products.findIndex((other) => other.id === id) === index).slice(0, compareMax);
}

export type CompareRefusal = "compare_exists" | "compare_full";

/** Whether a product may join: none twice, four at most (specification, section 5). */
export function compareRefusal(products: ComparedProduct[], id: number): CompareRefusal | null {
  if (products.some((product) => product.id === id)) return "compare_exists";
  return products.length >= compareMax ? "compare_full" : null;
}

/** What stands for the list before it was read. */
export const notRead: ComparedProduct[] = [];
const store = createStore(notRead);

function keep(products: ComparedProduct[]): void {
  localShelf.set(storageKeys.compare, JSON.stringify(products));
  store.set(products);
  // What was said of the list before, such as that it is full, may be true no more.
  snackbar.close();
}

/** The compare list of this browser (specification, section 3). */
export const compare = {
  /** Reads what is kept, and follows the other tabs; once, after hydration. */
  start(): void {
    const read = () => store.set(readCompared(localShelf));
    read();
    const kept = localShelf.get(storageKeys.compare);
    // What was damaged, old or too much is repaired once and for all.
    if (kept !== null && kept !== JSON.stringify(store.get())) keep(store.get());
    onKept(storageKeys.compare, read);
  },
  /** Adds a product, in the variant that was chosen, and says so, or says why not; true if it was added. */
  add({ id, name, image }: Omit<ComparedProduct, "variant_option_id">, variant: number | null = null): boolean {
    const products = readCompared(localShelf);
    const refusal = compareRefusal(products, id);
    // A page that slept has not heard what another added: its buttons are set right too.
    if (refusal) store.set(products);
    else keep([...products, { id, name, image, ...(variant && { variant_option_id: variant }) }]);
    announce(`core.${refusal ?? "compare_added"}`, { max: compareMax });
    return !refusal;
  },
  remove(id: number): void {
    keep(readCompared(localShelf).filter((product) => product.id !== id));
  },
  clear(): void {
    keep([]);
  },
};

/** The compared products; empty until the page is hydrated. */
export const useCompared = () => useStore(store);
export const useComparedCount = () => usePart(store, (products) => products.length);
export const useIsCompared = (id: number) => usePart(store, (products) => products.some((product) => product.id === id));
