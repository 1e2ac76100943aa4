import { fileURLToPath } from "node:url";
import { collectDefaultMetrics } from "prom-client";
import { loadAssets } from "./files/assets.ts";
import { checkSettings } from "./check-settings.ts";
import { Draining, listen, run } from "./lifecycle.ts";
import { pageMetrics } from "./pages/page-metrics.ts";
import { requestMetrics } from "./metrics/request-metrics.ts";
import { OverloadGuard } from "./overload.ts";
import { startOwnApi } from "./api/own-api.ts";
import { PageCache } from "./pages/page-cache.ts";
import { remoteApi } from "./api/remote-api.ts";
import { createShopServer } from "./serve.ts";
import { SharedAnswers } from "./api/shared-answers.ts";
import type { Storefront } from "./pages/storefront.ts";

const storefrontBuild = new URL("../../storefront/build/", import.meta.url);
/** Memory for cached pages with their compressed forms: about 800 pages. With 48 MB, garbage collection cost a quarter of the rendering rate. */
const pageCacheBytes = 28 * 1024 * 1024;
/** Where the store API is mounted. */
const base = "/rest";

const say = (text: string) => console.log(text);

/** The whole shop in one process, or only its pages, with the store API on another server (API_BASE_URL). */
await run(async (stopping) => {
  const { env, log } = await checkSettings(process.env);
  const pages = new PageCache(pageCacheBytes);
  const answers = new SharedAnswers();
  const invalidate = (storeId: number | undefined, tags?: string[]) => {
    // Everything is invalidated when the lost connection for changes is back: from here on caches are fresh.
    if (storeId === undefined && !tags) pages.stale = false;
    answers.invalidate(storeId, tags);
    pages.invalidate(storeId, tags);
  };
  const api = env.apiBaseUrl
    ? remoteApi(env, base)
    : await startOwnApi({ env, log, stopping, base, invalidate, onLost: () => (pages.stale = true), say });
  const storefront = (await import(new URL("server/index.js", storefrontBuild).href)) as Storefront;
  collectDefaultMetrics();
  pageMetrics(pages, storefront);
  const overload = new OverloadGuard(storefront.busyPage);
  const draining = new Draining();
  const server = createShopServer({
    env,
    log,
    api,
    storefront,
    pages,
    answers,
    assets: loadAssets(fileURLToPath(new URL("client/", storefrontBuild))),
    countRequest: requestMetrics(overload),
    overload,
    isDraining: () => draining.isOn,
  });
  const port = await listen(server, env.port, stopping);
  stopping.push(async () => api.endStreams());
  stopping.push(() => draining.begin(env.mode));
  say(`Ready after ${(performance.now() / 1000).toFixed(1)} s on port ${port}`);
  for (const { code, name, host } of api.stores()) say(`  ${code}  ${name.padEnd(28)} http://${host}:${port}/`);
});
