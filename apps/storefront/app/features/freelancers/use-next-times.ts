import { useEffect, useState } from "react";
import type { NextTimes } from "@shop/contract/types";
import { browserApi } from "../../lib/browser/browser-api.ts";

/**
 * The next free hours of people, read by the browser: the page itself is kept, and hours go fast.
 * Undefined while they are read, null where they could not be.
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
