export { createStoreDirectory, type StoreDirectory, type StoreEntry } from "./directory.ts";
export { readStore, type Store } from "./read-store.ts";
