import { createStore, useStore } from "./store.ts";

/** The side panels; only one is open at a time. */
export type DrawerName = "menu" | "brands" | "cart" | "wishlist";

const store = createStore<DrawerName | null>(null);

export const drawers = {
  open: (name: DrawerName) => store.set(name),
  close: () => store.set(null),
  /** Cart and wishlist drawers toggle open and closed (specification, section 4). */
  toggle: (name: DrawerName) => store.set(store.get() === name ? null : name),
};

export const useDrawer = () => useStore(store);
