import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { UpgradeShopper } from "../../tools/history/upgrade-shopper.ts";

export interface AtCapacity {
  /** One step of a reader; rejects where the shop did not answer with 200. */
  read: (turn: number) => Promise<unknown>;
  buyers: readonly UpgradeShopper[];
  goods: readonly number[];
  server: { origin: string; api: string };
  seconds: number;
}

/** Readers who ask again as soon as they are answered: as many as the server takes before it sends any away, so that it has no time left. */
const readers = 20;
/** Milliseconds between two orders of a buyer, who may place twenty in a minute. */
const buyerPause = 3100;

/** Milliseconds that each checkout took, why any was refused, and how much reading was done, while browsing takes all that the server has. */
export async function checkoutAtCapacity({ read, buyers, goods, server, seconds }: AtCapacity): Promise<{ times: number[]; refused: string[]; reads: number; sentAway: number }> {
  const times: number[] = [];
  const refused: string[] = [];
  let [reads, sentAway, turns, isOver] = [0, 0, 0, false];
  const reading = Array.from({ length: readers }, async () => {
    while (!isOver) await read(turns++).then(() => reads++, () => sentAway++);
  });
  const buying = buyers.map(async (buyer, index) => {
    await sleep((buyerPause * index) / buyers.length);
    while (!isOver) {
      const begin = performance.now();
      const { wrong } = await buyer.buy(server, goods[times.length % goods.length]!, randomUUID()).catch((error: unknown) => ({ wrong: String(error) }));
      times.push(performance.now() - begin);
      if (wrong) refused.push(wrong);
      await sleep(Math.max(0, buyerPause - (performance.now() - begin)));
    }
  });
  await sleep(seconds * 1000);
  isOver = true;
  await Promise.all([...reading, ...buying]);
  return { times, refused, reads, sentAway };
}
