import { useEffect } from "react";
import { Link } from "../../../i18n/link.tsx";
import { useT } from "../../../i18n/locale.tsx";
import { recentSearches } from "../../../state/recent-searches.ts";
import { EmptyState } from "../../../ui/notices/empty-state.tsx";
import { ProductGrid } from "../card/product-grid.tsx";
import { ProductRow } from "../card/product-row.tsx";
import { ListChips } from "../list/list-chips.tsx";
import { writeListQuery } from "../list/list-query.ts";
import { ProductList } from "../list/product-list.tsx";
import { searchPath } from "./search-text.ts";
import type { CardRows } from "../card/card-product.ts";
import type { SearchResults } from "./load-search.ts";

/** Search results; without any, a similar spelling and other suggestions. */
export function SearchPage({ results }: { results: SearchResults }) {
  const t = useT();
  const { text, list, isNothing, categories, recommended } = results;
  const found = list && list.products.length > 0 ? text : null;
  useEffect(() => {
    if (found !== null) recentSearches.add(found);
  }, [found]);
  return (
    <div className="page grid min-w-0 gap-4 py-4">
      {!isNothing && (
        <h1 className="khmer min-w-0 text-title">{text ? t("results.title_for", { text }) : t("results.start")}</h1>
      )}
      {list?.suggestion && <NearSpelling text={list.suggestion} />}
      {list?.loose && <p>{t("results.loose")}</p>}
      {list?.leftOut && (
        <p className="flex flex-wrap items-center gap-x-2 text-muted">
          {t("results.left_out")}
          <Link
            to={list.path + writeListQuery({ ...list.query, mentions: true, page: 1 })}
            preventScrollReset
            className="link inline-flex min-h-11 items-center lg:min-h-9"
          >
            {t("results.left_out_show")}
          </Link>
        </p>
      )}
      {list ? (
        <ProductList list={list} searched empty={<NothingFound results={results} />}>
          <NearProducts products={list.near} />
        </ProductList>
      ) : (
        <ListChips label={t("search.categories")} chips={categories} />
      )}
      <ProductRow title={t("catalog.sort_relevance")} products={recommended} to="/category" eager />
    </div>
  );
}

function NearSpelling({ text }: { text: string }) {
  const t = useT();
  const [before, after] = t("results.did_you_mean", { text: "\n" }).split("\n");
  return (
    <p className="khmer text-heading">
      {before}
      <Link to={searchPath(text)} className="link">
        {text}
      </Link>
      {after}
    </p>
  );
}

/** Products with some of the words, after a short list. */
function NearProducts({ products }: { products: CardRows }) {
  const t = useT();
  if (products.length === 0) return null;
  return (
    <section aria-label={t("results.near")} className="grid gap-3 border-t border-line pt-4">
      <h2 className="text-heading">{t("results.near")}</h2>
      <ProductGrid products={products} further />
    </section>
  );
}

function NothingFound({ results: { text, categories } }: { results: SearchResults }) {
  const t = useT();
  return (
    <div className="grid min-w-0 gap-6">
      <div className="khmer min-w-0">
        <EmptyState
          wholePage
          icon="search"
          title={t("results.none_for", { text: text ?? "" })}
          text={t("results.none_tip")}
        />
      </div>
      <div className="grid min-w-0 gap-3">
        <h2 className="text-heading">{t("results.none_browse")}</h2>
        <ListChips label={t("search.categories")} chips={categories} />
      </div>
    </div>
  );
}
