import { useEffect } from "react";
import { useLocation } from "react-router";
import { useLatePart } from "../../../parts/use-late-part.ts";
import { drawers, useDrawer } from "../../../state/drawers.ts";

const loadPanels = () => import("./panels.tsx");

/** Signs of interaction. Not `scroll`, which also fires by itself, for example when fonts arrive. */
const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "wheel"] as const;

/**
 * Loads the drawers at the first sign of interaction, so that they open at once, even offline. Not
 * earlier, so that they are not part of the first page's cost.
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

/** Shows the open drawer; a navigation closes it. */
export function DrawerHost() {
  const open = useDrawer();
  const { key } = useLocation();
  useEffect(() => drawers.close(), [key]);
  useEffect(fetchAtFirstSign, []);
  const Drawer = useLatePart(loadPanels, open !== null, drawers.close)?.default;
  return Drawer && open && <Drawer name={open} />;
}
