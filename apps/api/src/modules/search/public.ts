export { candidates, members, mostCandidates, narrowed, type Demand, type Narrowing } from "./candidates.ts";
export { correctQuery } from "./correct-query.ts";
export { namesMatch, namesWholly, parseQuery, signsOf, type Query } from "./query.ts";
export { refreshSearch, startRefreshingSearch } from "./refresh-search.ts";
export { documentOf, type SearchableProduct } from "./document.ts";
export { markAttributes, readAttributes, wordRow, writeDocuments } from "./write-documents.ts";
export { textQuery, textVector } from "./texts.ts";
export { fold } from "./words/fold.ts";
export { wordsOf } from "./words/tokens.ts";
