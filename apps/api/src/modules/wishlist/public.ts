export { addEntry, clearEntries, countEntries, entriesPerPage, listEntries, removeEntry } from "./entries.ts";
