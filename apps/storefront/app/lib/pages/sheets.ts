import wholeSheet from "../../styles/app.css?url";

/**
 * Whether a route is one of the typical landing pages. They carry only the style sheet `styles/first.css`; every other
 * route awaits `loadWholeSheet` at the top of its module.
 */
export const isLandingPage = (routeId: string) => /^routes\/(catalog|not-found)/.test(routeId);

/** Whether this document carries the whole style sheet. */
export const carriesWhole = () => document.querySelector("style")?.dataset.sheet === "whole";

let loading: Promise<void> | undefined;

/** Loads the classes of all pages, for a browser that started on a landing page, before a page that needs them is shown. */
export function loadWholeSheet(): Promise<void> | undefined {
  if (import.meta.env.SSR || carriesWhole()) return undefined;
  return (loading ??= new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = wholeSheet;
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`no style sheet at ${wholeSheet}`));
    document.head.append(link);
  }));
}
