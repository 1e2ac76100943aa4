import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { afterPaint } from "../../../lib/browser/after-paint.ts";

/** Path of the page that was named last; a document's first page is named by the browser. */
let named: string | null = null;

/**
 * Says the name of a page that the router has brought, as a browser does of a document; a focus
 * that went with the page before goes to the new one (https://www.w3.org/TR/WCAG22/#status-messages).
 */
export function PageName() {
  const { pathname } = useLocation();
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    named ??= pathname;
    if (named === pathname) return;
    // Once the page is seen: a slow phone shows it sooner.
    return afterPaint(() => {
      named = pathname;
      place.current!.textContent = document.title;
      if (document.activeElement === document.body) document.querySelector("main")!.focus({ preventScroll: true });
    });
  }, [pathname]);
  return <p ref={place} role="status" className="sr-only" />;
}
