import type { OnlineWay } from "@shop/contract/online-ways";
import type { Services } from "../../../platform/context.ts";
import { openOnce } from "../../../platform/once/open-once.ts";
import { startSimulatedBank, type SimulatedBank } from "../simulator/server.ts";
import { isAnySimulated, isSimulated } from "../ways.ts";
import { createBakong, type Bakong } from "./bakong.ts";
import { createPayPal, type PayPal } from "./paypal.ts";
import type { OnlineProvider } from "./provider.ts";

type Needs = Pick<Services, "env" | "database" | "now" | "log">;

/** The banks and providers of a process; null for those that are neither configured nor simulated. */
export interface Providers {
  bakong: Bakong | null;
  paypal: PayPal | null;
  of(way: OnlineWay): OnlineProvider | null;
  stop(): Promise<void>;
}

async function openProviders(services: Needs): Promise<Providers> {
  const { env } = services;
  let bank: SimulatedBank | undefined;
  if (isAnySimulated(env)) bank = await startSimulatedBank(services);
  const bakongConfig = isSimulated("khqr", env) ? bank!.bakong : env.bakong;
  const paypalConfig = isSimulated("paypal", env) ? bank!.paypal : env.paypal;
  const bakong = bakongConfig ? createBakong(bakongConfig, env.fetch, services.log) : null;
  const paypal = paypalConfig ? createPayPal(paypalConfig, env.fetch) : null;
  const byWay: Record<OnlineWay, OnlineProvider | null> = { khqr: bakong, paypal };
  return { bakong, paypal, of: (way) => byWay[way], stop: async () => bank?.stop() };
}

const opened = new WeakMap<Services["env"], Promise<Providers>>();

/** The providers of this process, opened at the first use. */
export function providers(services: Needs): Promise<Providers> {
  return openOnce(opened, services.env, () => openProviders(services));
}

export async function stopProviders({ env }: Pick<Services, "env">): Promise<void> {
  const open = opened.get(env);
  opened.delete(env);
  await (await open)?.stop();
}
