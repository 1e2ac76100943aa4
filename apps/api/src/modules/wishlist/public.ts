export { addEntry, clearEntries, countEntries, listEntries, mostEntries, removeEntry } from "./entries.ts";
