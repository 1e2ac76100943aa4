import { useEffect, useRef } from "react";
import { useAlive } from "./timing/use-alive.ts";

/**
 * Brings before the eyes what a reason to look at it gives: when the part is first shown, and
 * whenever the reason changes. A page that was served with it and moved by the shopper before its
 * script came stays where it is: the button under their finger would go from under it.
 */
export function useIntoView(find: () => Element | null | undefined, reason?: unknown): void {
  const served = useRef(!useAlive());
  useEffect(() => {
    if (!served.current || scrollY === 0) find()?.scrollIntoView({ block: "center" });
    served.current = false;
    // Looked for anew each time, and only then.
    // oxlint-disable-next-line exhaustive-deps
  }, [reason]);
}
