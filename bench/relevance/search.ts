import { readPlaces } from "@shop/api/views/search/text/cached-places";
import { findSimilar } from "@shop/api/views/search/text/find-similar";
import { searchText } from "@shop/api/views/search/text/search-text";
import type { SearchRequest } from "@shop/api/views/search/text/request-and-answer";
import type { Database } from "@shop/api/platform/database/database";

/** Currency of the searched stores. */
const money = { currency: "USD", rielRate: 4100 } as const;

/** The results as a shopper sees them, including similar products after a short list. */
export async function search({ quick }: Database, storeId: number, text: string, rows = 10): Promise<number[]> {
  const input: SearchRequest<"nothing"> = {
    text,
    narrowing: { storeId },
    places: () => readPlaces(quick),
    filter: { storeId, at: new Date() },
    page: { sort: "relevance", offset: 0, rows },
    counted: "nothing",
    unordered: true,
  };
  const { request, answer } = await searchText({ store: money }, quick, input);
  return [...answer.ids, ...(await findSimilar(quick, request, answer))];
}
