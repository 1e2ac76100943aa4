import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { isForBrowser } from "../lib/links/is-for-browser.ts";
import { classNames } from "./class-names.ts";

/** Sanitized HTML from the store API; links inside the shop navigate without loading a new document. */
export function Prose({ html, className }: { html: string; className?: string }) {
  const navigate = useNavigate();
  function follow(event: MouseEvent) {
    const link = (event.target as Element).closest("a");
    if (!link || isForBrowser(event) || link.origin !== location.origin) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  }
  // The clicks bubble from the links inside, which are keyboard accessible themselves.
  // oxlint-disable-next-line click-events-have-key-events no-static-element-interactions
  return <div onClick={follow} className={classNames("prose", className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
