import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { reloadForMissingChunk } from "./lib/browser/chunk-reload.ts";
import { startServiceWorker } from "./lib/browser/service-worker.ts";
import { isUnanswered } from "./lib/browser/unanswered.ts";
import { announceLost } from "./state/announce.ts";

declare global {
  interface Window {
    /** The router calls this when a route's script fails to load: see `vite/patches/guard-chunk-reload.ts`. */
    reloadForMissingChunk: () => boolean;
    /** The router calls this when a navigation failed: see `vite/patches/keep-page.ts`. */
    keepPage: (errors: Record<string, unknown>, action: "POP" | "PUSH" | "REPLACE") => boolean;
  }
}
window.reloadForMissingChunk = reloadForMissingChunk;
window.keepPage = (errors, action) => {
  if (!Object.values(errors).some(isUnanswered)) return false;
  if (action !== "POP") announceLost();
  // The address of "back" has changed already: it shows the page as the service worker keeps it, or else the error page.
  else void window.caches?.match(location.href).then((kept) => kept && location.reload());
  return action !== "POP";
};

// Hydration runs in its own task, after the scripts have been evaluated, so that a slow phone can handle input in between.
setTimeout(() => {
  startTransition(() => {
    // Navigations are not React transitions: rendering a new page in time slices, with frames of
    // the old page in between, takes a slow phone half as long again.
    hydrateRoot(document, <HydratedRouter useTransitions={false} />);
  });
  if ("serviceWorker" in navigator && import.meta.env.PROD) void startServiceWorker();
});
