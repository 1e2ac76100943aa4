import { onlineWays, type OnlineWay } from "@shop/contract/online-ways";
import type { Services } from "../../platform/context.ts";
import { openOnce } from "../../platform/once/open-once.ts";
import { startStandIns } from "./simulator/server.ts";
import { isAnySimulated, isSimulated } from "./ways.ts";
import { providerEntries } from "./providers/all.ts";
import type { OnlineProvider } from "./providers/provider.ts";

type Needs = Pick<Services, "env" | "database" | "now" | "log">;

/** The bank and provider adapters of a process. */
interface Providers {
  /** Null if it is neither configured nor simulated. */
  of(way: OnlineWay): OnlineProvider | null;
  stop(): Promise<void>;
}

async function openProviders(services: Needs): Promise<Providers> {
  const { env, log } = services;
  const standIns = isAnySimulated(env) ? await startStandIns(services) : null;
  const opened = new Map<OnlineWay, OnlineProvider>();
  for (const way of onlineWays) {
    const entry = providerEntries[way];
    if (isSimulated(way, env)) opened.set(way, entry.open(env, log, standIns!.urlOf(way)));
    else if (entry.isConfigured(env)) opened.set(way, entry.open(env, log, null));
  }
  return { of: (way) => opened.get(way) ?? null, stop: async () => standIns?.stop() };
}

const opened = new WeakMap<Services["env"], Promise<Providers>>();

/** The adapters of this process, opened on first use. */
export function providers(services: Needs): Promise<Providers> {
  return openOnce(opened, services.env, () => openProviders(services));
}

export async function stopProviders({ env }: Pick<Services, "env">): Promise<void> {
  const open = opened.get(env);
  opened.delete(env);
  await (await open)?.stop();
}
