import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { reloadForMissingChunk } from "./lib/browser/chunk-reload.ts";
import { startServiceWorker } from "./lib/browser/service-worker.ts";

declare global {
  interface Window {
    /** Called by the router where a route's script is missing: see `vite/guard-chunk-reload.ts`. */
    reloadForMissingChunk: () => boolean;
  }
}
window.reloadForMissingChunk = reloadForMissingChunk;
addEventListener("vite:preloadError", (event) => {
  if (reloadForMissingChunk()) event.preventDefault();
});

// In a step of its own, after the scripts were read: a slow phone can answer in between.
setTimeout(() => {
  startTransition(() => {
    // A page that is come to is written in one go: in steps, with frames of the old page between them, a slow phone takes half as long again.
    hydrateRoot(document, <HydratedRouter useTransitions={false} />);
  });
  if ("serviceWorker" in navigator && import.meta.env.PROD) void startServiceWorker();
});
