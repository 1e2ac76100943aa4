import { loadSearch } from "../../features/catalog/search/load-search.ts";
import { searchMeta } from "../../features/catalog/catalog-meta.ts";
import { SearchPage } from "../../features/catalog/search/search-page.tsx";
import { loadArea } from "../../i18n/messages.ts";
import type { Route } from "./+types/search";

await Promise.all([loadArea("catalog"), loadArea("search"), loadArea("results")]);

export const loader = ({ context, url, params }: Route.LoaderArgs) => loadSearch(context, url, params.text);

export const meta: Route.MetaFunction = (args) => searchMeta(args, args.loaderData);

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchPage results={loaderData} />;
}
