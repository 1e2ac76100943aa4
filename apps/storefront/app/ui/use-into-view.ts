import { useEffect, useRef } from "react";
import { useHydrated } from "./timing/use-hydrated.ts";

/**
 * Scrolls an element into view and focuses it: when the component first appears, and whenever
 * `reason` changes. Does not scroll a server-rendered page that the shopper has already scrolled,
 * since a button could move away from under their finger. Does not take the focus from a field.
 */
export function useIntoView(find: () => HTMLElement | null | undefined, reason?: unknown): void {
  const served = useRef(!useHydrated());
  useEffect(() => {
    const place = !served.current || scrollY === 0 ? find() : null;
    place?.scrollIntoView({ block: "center" });
    if (!document.activeElement?.matches("input, select, textarea")) place?.focus({ preventScroll: true });
    served.current = false;
    // `find` is called anew each time, so only the reason is a dependency.
    // oxlint-disable-next-line exhaustive-deps
  }, [reason]);
}
