import { isOnline, onlinePayment, type OnlineWay } from "@shop/contract/online-ways";
import type { Services } from "../../../platform/context.ts";
import { limitConcurrency } from "../../../platform/once/limit-concurrency.ts";
import {
  attemptHasOrder,
  isClosable,
  isOpen,
  nextCheck,
  providers,
  updatePayment,
  type Answer,
  type OnlineProvider,
  type Payment,
} from "../../../modules/payments/public.ts";
import { closePayment } from "./close-payment.ts";
import { settlePayment } from "./settle-payment.ts";

/** How many payments of a batch are settled at the same time: many shoppers may pay in the same second, and all requests share the connection pool. */
const settledAtOnce = 6;

type Needs = Pick<Services, "database" | "jobs" | "now" | "log" | "env">;

/**
 * Asks bank and providers about payments and acts on the answers. `cause` says why they are asked: a poll, a webhook, the
 * shopper. An error with one payment does not stop the others.
 */
export async function checkPayments(services: Needs, payments: readonly Payment[], cause: string): Promise<void> {
  const byWay = Map.groupBy(payments, ({ way }) => way);
  await Promise.all(
    [...byWay].map(([way, group]) => (isOnline(way) ? checkWay(services, way, group, cause) : undefined)),
  );
}

async function checkWay(services: Needs, way: OnlineWay, group: readonly Payment[], cause: string): Promise<void> {
  const provider = (await providers(services)).of(way);
  const size = provider?.batch ?? group.length;
  const batches = Array.from({ length: Math.ceil(group.length / size) }, (_, number) =>
    group.slice(number * size, (number + 1) * size),
  );
  await eachOf(batches, provider?.questions ?? 1, async (batch) => {
    const answers = await ask(services, way, provider, batch);
    await eachOf(batch, settledAtOnce, (payment) => follow(services, payment, answers.get(payment.id), cause));
  });
}

async function ask(
  services: Needs,
  way: OnlineWay,
  provider: OnlineProvider | null,
  batch: readonly Payment[],
): Promise<Map<number, Answer>> {
  // A payment without a key is just being opened at the provider, which may not know it yet: that does not mean it was declined.
  const known = batch.filter(({ providerKey }) => providerKey !== null);
  if (!provider || known.length === 0) return new Map();
  const capturable = await capturableOf(services, known);
  try {
    return await provider.ask(known, { mayCapture: ({ id }) => capturable.has(id) });
  } catch (error) {
    services.log.warn({ err: error, way, payments: batch.length }, "the bank could not be asked");
    return new Map();
  }
}

/** Runs `run` for each item, at most `atOnce` at a time. */
async function eachOf<Item>(items: readonly Item[], atOnce: number, run: (item: Item) => Promise<void>): Promise<void> {
  const limit = limitConcurrency(atOnce);
  await Promise.all(items.map((item) => limit(() => run(item))));
}

/**
 * Ids of the payments whose money may still be captured: no other payment of the attempt has become the order, and the
 * capture will be in time even if reading the provider's order and capturing it both take as long as they may.
 */
async function capturableOf({ database, now, env }: Needs, payments: readonly Payment[]): Promise<Set<number>> {
  const ids = new Set<number>();
  const taken = new Date(now().getTime() + 2 * env.fetch.timeoutMs);
  for (const payment of payments) {
    if (
      !onlinePayment(payment.way)?.captured ||
      !isOpen(payment.state) ||
      isClosable(payment, taken, { answered: true })
    )
      continue;
    if (!(await attemptHasOrder(database.db, payment))) ids.add(payment.id);
  }
  return ids;
}

async function follow(services: Needs, payment: Payment, answer: Answer | undefined, cause: string): Promise<void> {
  // A payment that the provider does not know yet has no answer to wait for.
  const isKnown = answer !== undefined || payment.providerKey === null;
  try {
    if (answer?.kind === "paid") await settlePayment(services, payment.id, answer, cause);
    else if (answer?.kind === "declined") await closePayment(services, payment.id, { state: "failed", cause });
    else if (answer?.kind === "reviewed") await noteReview(services, payment, answer.at);
    // A payment under review stays open until the provider has decided, even if the provider cannot be reached for a while.
    else if (payment.paidAt === null && isClosable(payment, services.now(), { answered: isKnown }))
      await closePayment(services, payment.id, { state: "expired", cause });
    // Also after a transfer that is already known; otherwise the payment would be claimed again and again.
    await checkLater(services, payment, { answered: isKnown });
  } catch (error) {
    services.log.error({ err: error, payment: payment.reference }, "a payment could not be settled and is tried again");
  }
}

/** Remembers that the money of an open payment has been taken and that the provider is reviewing it. */
async function noteReview({ database }: Needs, { id, state }: Payment, at: Date): Promise<void> {
  if (isOpen(state)) await updatePayment(database.db, id, { paidAt: at }, state);
}

/** Sets when the bank is asked again, unless the payment's state has changed meanwhile. */
async function checkLater({ database, now }: Needs, payment: Payment, asked: { answered: boolean }): Promise<void> {
  await updatePayment(database.db, payment.id, { nextCheckAt: nextCheck(payment, now(), asked) }, payment.state);
}
