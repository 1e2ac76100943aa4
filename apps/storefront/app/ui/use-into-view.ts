import { useEffect, useRef } from "react";
import { useAlive } from "./timing/use-alive.ts";

/**
 * Brings before the eyes what a reason to look at it gives: when the part is first shown, and
 * whenever the reason changes. A page that was served with it and moved by the shopper before its
 * script came stays where it is: the button under their finger would go from under it. What can be
 * focused is where keys and screen readers go on from, unless the shopper is in a field.
 */
export function useIntoView(find: () => HTMLElement | null | undefined, reason?: unknown): void {
  const served = useRef(!useAlive());
  useEffect(() => {
    const place = !served.current || scrollY === 0 ? find() : null;
    place?.scrollIntoView({ block: "center" });
    if (!document.activeElement?.matches("input, select, textarea")) place?.focus({ preventScroll: true });
    served.current = false;
    // Looked for anew each time, and only then.
    // oxlint-disable-next-line exhaustive-deps
  }, [reason]);
}
