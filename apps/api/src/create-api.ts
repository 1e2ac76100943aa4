import type { Hono } from "hono";
import { createApp, type Bindings } from "./app.ts";
import { createExtraPaths } from "./extra-paths.ts";
import { handlers, streams } from "./handlers.ts";
import type { Ask } from "./http/ask.ts";
import { createDispatch } from "./http/dispatch.ts";
import { outdatedTags } from "./http/cache-tags.ts";
import type { Caller, Services } from "./platform/context.ts";
import { authenticate } from "./modules/auth/public.ts";
import { startPaymentWatch } from "./flows/payments/settling/watch-payments.ts";
import { createStoreDirectory, type StoreDirectory } from "./modules/stores/public.ts";
import { createTrackingStreams } from "./views/tracking/tracking-streams.ts";
import { workers } from "./workers.ts";

export interface Api {
  app: Hono<{ Bindings: Bindings }>;
  /** Makes a GET call from within the process, for a page that is rendered here. */
  ask: Ask;
  directory: StoreDirectory;
  /** Every store with its first host, for the server to print. */
  stores(): { code: string; name: string; host: string }[];
  /** Paths beside the contract, such as webhooks; null for a path that is not one of them. */
  extra(request: Request, caller: Caller, path: string): Promise<Response | null>;
  /**
   * Loads the stores, and begins to listen for changes and to work on jobs. `onOutdated` is called after a change, when
   * calls answer with the new data: the cached pages of this store (undefined: of all stores) that have one of these tags
   * (`Caller.cacheTags`; undefined: all its pages) are outdated. `onLost` is called when the connection for changes is
   * lost; once it is back, `onOutdated` is called for everything.
   */
  start(onOutdated?: (storeId: number | undefined, tags?: string[]) => void, onLost?: () => void): Promise<void>;
  /** Ends the streams of events, which would otherwise keep their connections open while the server stops. */
  endStreams(): void;
  stop(): Promise<void>;
}

/** The store API of a process; `base` is where it is mounted, such as `/rest`. */
export async function createApi(services: Services, { base }: { base: string }): Promise<Api> {
  const directory = createStoreDirectory(services);
  const resolvers = {
    storeByCode: directory.byCode,
    storeByHost: directory.byHost,
    storeById: directory.byId,
    authenticate: (token: string) => authenticate(services, token),
  };
  const trackingStreams = createTrackingStreams(services);
  const dispatch = createDispatch(services, resolvers, { handlers, streams });
  const extra = createExtraPaths(services);
  const stopping: (() => unknown)[] = [];
  return {
    ask: dispatch.ask,
    app: createApp(dispatch, base, { direct: { "/tracking/stream": trackingStreams.open }, extra }),
    directory,
    stores: () => directory.all().map(({ code, name, hosts }) => ({ code, name, host: hosts[0] ?? "" })),
    extra,
    async start(
      onOutdated: (storeId: number | undefined, tags?: string[]) => void = () => undefined,
      onLost: () => void = () => undefined,
    ) {
      await directory.load();
      stopping.push(directory.follow((changed) => changed.forEach((storeId) => onOutdated(storeId))));
      stopping.push(
        services.changes.subscribe({
          onChange: (change) => void (change.kind !== "order" && onOutdated(change.storeId, outdatedTags(change))),
          onReset: () => onOutdated(undefined),
          onLost,
        }),
      );
      for (const start of workers) await start(services);
      stopping.push(startPaymentWatch(services));
    },
    endStreams: trackingStreams.close,
    async stop() {
      trackingStreams.close();
      for (const stop of stopping) await stop();
    },
  };
}
