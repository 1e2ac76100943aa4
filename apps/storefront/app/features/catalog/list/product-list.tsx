import { memo, useEffect, useId, useRef, useState, type ReactNode } from "react";
import { useLocation, useNavigate, useNavigation, useNavigationType } from "react-router";
import { Link } from "../../../i18n/link.tsx";
import { usePath, useT } from "../../../i18n/locale.tsx";
import { HydrationBoundary } from "../../../ui/timing/hydration-boundary.tsx";
import { buttonClass } from "../../../ui/controls/button.tsx";
import { Drawer } from "../../../ui/dialogs/drawer.tsx";
import { EmptyState } from "../../../ui/notices/empty-state.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { SkipLink } from "../../../ui/skip-link.tsx";
import { useOptimisticValue } from "../../../ui/timing/use-optimistic-value.ts";
import { useWide } from "../../../ui/timing/use-wide.ts";
import { ProductGrid } from "../card/product-grid.tsx";
import { ChosenFilters } from "./chosen-filters.tsx";
import { EmptyList } from "./empty-list.tsx";
import { FilterForm } from "./filter-form.tsx";
import { ListToolbar } from "./list-toolbar.tsx";
import { countChoices, withoutChoices, writeListQuery, type ListQuery } from "./list-query.ts";
import type { LoadedList } from "./load-list.ts";

interface ProductListProps {
  list: LoadedList;
  searched?: boolean;
  /** Shown instead of an empty list without filters. */
  empty?: ReactNode;
  /** Shown after the products. */
  children?: ReactNode;
}

/** A list of products with filters, sort order and pages; the URL holds all choices. */
export function ProductList({ list, searched, empty, children }: ProductListProps) {
  const t = useT();
  const formId = useId();
  const [drawer, setDrawer] = useState(false);
  const [query, setQuery] = useOptimisticValue(list.query);
  /** Choices of the drawer stay in it until their list is there: their request may fail. */
  const [drafted, setDrafted] = useOptimisticValue(list.query);
  const navigate = useNavigate();
  const path = usePath();
  const wide = useWide();
  const results = useInSight(list);
  if (list.total + countChoices(list.query, list.base) === 0)
    return empty ?? <EmptyList to="/category" label={t("core.all_category")} />;

  /** Loads the first page of the list with other choices; the list stays if that fails (`keep-page.ts`). */
  const choose = (next: ListQuery) => {
    setQuery(next);
    void navigate(path(list.path) + writeListQuery({ ...next, page: 1 }), { preventScrollReset: true });
  };
  const close = () => setDrawer(false);
  const chooseAndClose = (next: ListQuery) => {
    setDrafted(next);
    choose(next);
    close();
  };
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[15rem_1fr]">
      <aside aria-label={t("catalog.filters")} className="hidden has-target:block lg:block">
        <SkipLink to="products">{t("catalog.filters_skip")}</SkipLink>
        {wide && (
          <HydrationBoundary>
            <FilterForm id={formId} list={list} query={query} onChoose={choose} onSubmit={choose} />
          </HydrationBoundary>
        )}
      </aside>
      <div id="products" ref={results} tabIndex={-1} className="grid min-w-0 scroll-mt-4 gap-4 outline-none">
        <HydrationBoundary>
          <ListToolbar
            list={list}
            query={query}
            searched={searched}
            formId={formId}
            onChoose={choose}
            onFilters={() => setDrawer(true)}
          />
        </HydrationBoundary>
        <ChosenFilters list={list} query={query} onFollow={setQuery} />
        <ListProducts list={list} onSettled={setQuery} />
        {children}
      </div>
      <Drawer open={drawer} onClose={close} side="right" width={320} title={t("catalog.filters")}>
        <div className="px-4 pb-2">
          <FilterForm list={list} query={drafted} onSubmit={chooseAndClose} onClear={close} />
        </div>
      </Drawer>
    </div>
  );
}

/**
 * Scrolls a changed list into view if it became shorter than the screen, for shoppers who chose a
 * filter far down a long list. If the focused element disappeared, moves the focus to the list's start.
 */
function useInSight(list: LoadedList) {
  const ref = useRef<HTMLDivElement>(null);
  const first = useRef(list);
  useEffect(() => {
    const results = ref.current;
    if (first.current === list || !results) return;
    const { top, height } = results.getBoundingClientRect();
    if (top < 0 && height < window.innerHeight) results.scrollIntoView();
    if (document.activeElement === document.body) results.focus({ preventScroll: true });
  }, [list]);
  return ref;
}

interface ListProductsProps {
  list: LoadedList;
  /** Called with the shown choices when no others are loading, also because their request failed. */
  onSettled: (query: ListQuery) => void;
}

/** The products, paler while another choice is loading. Memoized, so that ticking a filter does not re-render them. */
const ListProducts = memo(function ListProducts({ list, onSettled }: ListProductsProps) {
  const t = useT();
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const changing = location?.pathname === pathname;
  // A list that "back" leads to has its whole height at once: it is scrolled.
  const [gradually] = useState(useNavigationType() !== "POP");
  useEffect(() => {
    if (!changing) onSettled(list.query);
  }, [changing, list, onSettled]);
  if (list.products.length === 0) {
    return (
      <EmptyState
        icon="search"
        title={t("catalog.empty_title")}
        text={t("catalog.empty_filtered")}
        action={
          <Link to={list.path + writeListQuery(withoutChoices(list.base))} className={buttonClass()}>
            {t("catalog.filters_clear")}
          </Link>
        }
      />
    );
  }
  return (
    <div className={`grid gap-6 transition-opacity ${changing ? "opacity-50" : ""}`} aria-busy={changing}>
      <ProductGrid products={list.products} gradually={gradually} />
      <Pagination
        page={list.query.page}
        lastPage={list.lastPage}
        to={(page) => list.path + writeListQuery({ ...list.query, page })}
      />
    </div>
  );
});
