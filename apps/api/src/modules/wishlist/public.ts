export { addEntry, clearEntries, listEntries, removeEntry, type WishlistEntry, type WishlistOwner } from "./entries.ts";
