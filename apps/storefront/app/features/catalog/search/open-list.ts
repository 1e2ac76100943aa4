/** What the search box needs only while its list is open, in one file. */
export { entriesOf } from "./suggestion-entries.ts";
export { SuggestionList } from "./suggestion-list.tsx";
