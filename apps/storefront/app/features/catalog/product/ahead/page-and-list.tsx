import { use, useEffect, useState, type ReactNode } from "react";
import { useLocation, useMatches, useOutlet } from "react-router";
import { productRoute } from "../../../../lib/links/product-route.ts";
import { HydrationBoundary } from "../../../../ui/timing/hydration-boundary.tsx";
import { leaveList } from "./left-list.ts";

const never = new Promise<never>(() => undefined);

/** Keeps its children in the document, hidden and as they were: React does not discard what waits for a promise. */
const Halting = ({ halted, children }: { halted: boolean; children: ReactNode }) => (halted ? use(never) : children);

/**
 * The current page. While products are looked at, the list that they were opened from stays behind them, so that
 * "back" only has to show it again: rendering a list takes a slow phone a third of a second.
 */
export function PageAndList() {
  const page = useOutlet();
  const { id: route, loaderData: data } = useMatches().at(-1)!;
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const isProduct = route === productRoute;
  const isList = !isProduct && route.startsWith("routes/catalog/");
  const [hasList, setHasList] = useState(isList);
  if (!isProduct && hasList !== isList) setHasList(isList);
  useEffect(() => {
    if (isProduct) return undefined;
    leaveList();
    const loadedAt = Date.now();
    return isList ? () => leaveList({ address, route, data, loadedAt }) : undefined;
  }, [isProduct, isList, address, route, data]);
  return (
    <>
      {isProduct && <HydrationBoundary>{page}</HydrationBoundary>}
      {(!isProduct || hasList) && (
        <HydrationBoundary>
          <Halting halted={isProduct}>{page}</Halting>
        </HydrationBoundary>
      )}
    </>
  );
}
