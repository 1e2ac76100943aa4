import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { classNames } from "./class-names.ts";

/** A click that the browser itself should answer: with a key held, or meant for another tab. */
const isForBrowser = (event: MouseEvent) => event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Text of the shop as safe HTML from the store API; links within the shop load no new document. */
export function Prose({ html, className }: { html: string; className?: string }) {
  const navigate = useNavigate();
  function follow(event: MouseEvent) {
    const link = (event.target as Element).closest("a");
    if (!link || isForBrowser(event) || link.origin !== location.origin) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  }
  // The clicks are those of the links inside, which the keyboard presses too.
  // oxlint-disable-next-line click-events-have-key-events no-static-element-interactions
  return <div onClick={follow} className={classNames("prose", className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
