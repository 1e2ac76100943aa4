import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { afterPaint } from "../../../lib/browser/after-paint.ts";

/** Path of the page announced last; browsers announce a document's first page themselves. */
let named: string | null = null;

/**
 * Announces the title after a client-side navigation, as browsers do for documents, and moves the
 * focus to the new page if the focused element is gone (https://www.w3.org/TR/WCAG22/#status-messages), or if it opened the
 * drawer in which the link was, which gave the focus back to it.
 */
export function PageName() {
  const { pathname } = useLocation();
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    named ??= pathname;
    if (named === pathname) return;
    // After the paint, so that a slow phone shows the page sooner.
    return afterPaint(() => {
      named = pathname;
      place.current!.textContent = document.title;
      if (document.activeElement?.matches("body, [aria-haspopup]"))
        document.querySelector("main")!.focus({ preventScroll: true });
    });
  }, [pathname]);
  return <p ref={place} role="status" className="sr-only" />;
}
