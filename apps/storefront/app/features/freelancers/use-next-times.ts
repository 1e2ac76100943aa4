import { useEffect, useState } from "react";
import type { NextTimes } from "@shop/contract/types";
import { browserApi } from "../../lib/browser/browser-api.ts";

/**
 * People's next free times, loaded by the browser: the page itself is cached, and times are taken
 * quickly. Undefined while loading, null on failure.
 */
export function useNextTimes({ skill, ids }: { skill?: string | null; ids?: string }): NextTimes | null | undefined {
  const [found, setFound] = useState<NextTimes | null>();
  useEffect(() => {
    let current = true;
    void browserApi("bookings.next", { query: { ...(skill && { skill }), ...(ids && { ids }) } }).then((result) => {
      if (current) setFound(result.ok ? result.answer.data : null);
    });
    return () => void (current = false);
  }, [skill, ids]);
  return found;
}
