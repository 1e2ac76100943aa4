export { addEntry, clearEntries, listEntries, removeEntry } from "./entries.ts";
