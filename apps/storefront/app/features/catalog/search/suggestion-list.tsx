import { memo, type ReactNode } from "react";
import { useT } from "../../../i18n/locale.tsx";
import { Thumbnail } from "../../../ui/thumbnail.tsx";
import { ProductPrice } from "../card/card-price.tsx";
import { RecentList } from "./recent-list.tsx";
import { suggestedPath } from "./suggestion-entries.ts";
import { SuggestionOption } from "./suggestion-option.tsx";
import { markMatches, searchPath } from "./search-text.ts";
import type { Suggestions } from "./use-suggestions.ts";
import { Icon } from "../../../ui/icons/icon.tsx";

interface SuggestionListProps {
  id: string;
  text: string;
  /** Null while nothing is typed. */
  found: Suggestions | null;
  /** Key of the highlighted entry. */
  active: string | null;
  onChosen: () => void;
}

function Marked({ name, text }: { name: string; text: string }) {
  return markMatches(name, text).map((part, index) =>
    part.matched ? (
      <mark key={index} className="bg-transparent font-semibold text-accent-ink">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}

function FoundProduct({ product, text }: { product: Suggestions["products"][number]; text: string }) {
  const t = useT();
  return (
    <>
      <Thumbnail src={product.image} size={48} />
      <span className="flex min-w-0 grow flex-col sm:flex-row sm:items-center sm:justify-between sm:gap-4">
        <span className="line-clamp-2 min-w-0">
          <Marked name={product.name} text={text} />
        </span>
        <span className="shrink-0">
          {product.asked_options && (
            <span className="me-2 text-sm text-muted">{product.asked_options.join(" / ")}</span>
          )}
          {!product.in_stock && <span className="me-2 text-sm text-muted">{t("search.sold_out")}</span>}
          <ProductPrice product={product} size="small" />
        </span>
      </span>
    </>
  );
}

/** The list below the search box: what was found for the text, or the recent searches while nothing is typed. */
export const SuggestionList = memo(function SuggestionList({ found, ...shared }: SuggestionListProps) {
  return (
    <div
      role="presentation"
      // Not a stop of the tab key, as what scrolls would be: the arrow keys reach its entries.
      tabIndex={-1}
      // Keeps the focus in the text field; otherwise the list would close before the click arrives.
      onMouseDown={(event) => event.preventDefault()}
      className="khmer absolute inset-x-0 top-full z-50 mt-1 max-h-[min(100dvh-11rem-var(--bottom-bar),40rem)] overflow-y-auto overscroll-contain rounded-lg border border-line bg-surface p-2 shadow-float"
    >
      {found ? <FoundList found={found} {...shared} /> : <RecentList {...shared} />}
    </div>
  );
});

/** Categories, brands, products and a link to all results. */
function FoundList({ id, text, found, active, onChosen }: SuggestionListProps & { found: Suggestions }) {
  const t = useT();
  const option = (key: string, to: string, content: ReactNode) => (
    <SuggestionOption key={key} id={`${id}-${key}`} to={to} isActive={active === key} onChosen={onChosen}>
      {content}
    </SuggestionOption>
  );
  const group = (label: string, options: ReactNode[]) =>
    options.length > 0 && (
      <div role="group" aria-label={label} className="border-b border-line py-2 last:border-0">
        <p aria-hidden className="px-3 py-1 text-sm text-muted">
          {label}
        </p>
        {options}
      </div>
    );
  const named = (kind: string, all: Suggestions["categories" | "brands"]) =>
    all.map(({ id: key, name, to }) =>
      option(
        `${kind}-${key}`,
        to,
        <span>
          <Marked name={name} text={text} />
        </span>,
      ),
    );
  const nothing = found.categories.length + found.brands.length + found.products.length === 0;
  return (
    <div id={id} role="listbox" aria-label={t("search.suggestions")}>
      {group(t("search.categories"), named("category", found.categories))}
      {group(t("search.brands"), named("brand", found.brands))}
      {group(
        t("search.products"),
        found.products.map((product) =>
          option(`product-${product.id}`, suggestedPath(product), <FoundProduct product={product} text={text} />),
        ),
      )}
      {/* Hidden from screen readers: the search box announces every result. */}
      {nothing && (
        <p aria-hidden className="px-3 py-2 text-muted">
          {t("search.no_suggestions")}
        </p>
      )}
      {option(
        "all",
        searchPath(text),
        <>
          <Icon name="search" className="size-5 text-muted" />
          <span className="min-w-0 font-medium wrap-anywhere">{t("search.all_results", { text })}</span>
        </>,
      )}
    </div>
  );
}
