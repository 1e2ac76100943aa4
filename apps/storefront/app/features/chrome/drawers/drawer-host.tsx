import { lazy, Suspense, useEffect } from "react";
import { useLocation } from "react-router";
import { drawers, useDrawer } from "../../../state/drawers.ts";

const panels = {
  menu: () => import("./menu-drawer.tsx"),
  brands: () => import("./brand-drawer.tsx"),
  cart: () => import("./cart-drawer.tsx"),
  wishlist: () => import("./wishlist-drawer.tsx"),
};
const Panels = { menu: lazy(panels.menu), brands: lazy(panels.brands), cart: lazy(panels.cart), wishlist: lazy(panels.wishlist) };

/** Fetches the panels when the page has come to rest, so that they open at once, and without a network too. */
function fetchWhenIdle(): () => void {
  const fetchAll = () => void Promise.allSettled(Object.values(panels).map((load) => load()));
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(fetchAll, 3_000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(fetchAll, { timeout: 5_000 });
  return () => cancelIdleCallback(handle);
}

/** Shows the drawer that is open; a new page closes it. */
export function DrawerHost() {
  const open = useDrawer();
  const { key } = useLocation();
  useEffect(() => drawers.close(), [key]);
  useEffect(fetchWhenIdle, []);
  if (!open) return null;
  const Panel = Panels[open];
  return (
    <Suspense>
      <Panel />
    </Suspense>
  );
}
