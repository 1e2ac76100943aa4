import { lazy, Suspense, useEffect } from "react";
import { useLocation } from "react-router";
import { drawers, useDrawer, type DrawerName } from "../../../state/drawers.ts";

const loadPanels = () => import("./panels.ts");
const panel = (name: DrawerName) => lazy(async () => ({ default: (await loadPanels())[name] }));
const Panels = { menu: panel("menu"), brands: panel("brands"), cart: panel("cart"), wishlist: panel("wishlist") };

/** Signs that somebody is there, before anything is pressed; a page scrolls, and its shelves do, when faces come too. */
const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "wheel"] as const;

/**
 * Fetches the panels at the first sign of a hand, so that they open at once, and without a network
 * too; not before, so that a first page costs no more than it needs.
 */
function fetchAtFirstSign(): () => void {
  const done = new AbortController();
  const fetchAll = () => {
    done.abort();
    loadPanels().catch(() => undefined);
  };
  for (const sign of signs) addEventListener(sign, fetchAll, { passive: true, capture: true, signal: done.signal });
  return () => done.abort();
}

/** Shows the drawer that is open; a new page closes it. */
export function DrawerHost() {
  const open = useDrawer();
  const { key } = useLocation();
  useEffect(() => drawers.close(), [key]);
  useEffect(fetchAtFirstSign, []);
  if (!open) return null;
  const Panel = Panels[open];
  return (
    <Suspense>
      <Panel />
    </Suspense>
  );
}
