import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { ApiShopper } from "../../tools/history/api-shopper.ts";

interface AtCapacity {
  /** One request of a reader; rejects if the shop does not answer with 200. */
  read: (turn: number) => Promise<unknown>;
  buyers: readonly ApiShopper[];
  goods: readonly number[];
  server: { origin: string; api: string };
  seconds: number;
}

/** Readers without a pause: as many as the server accepts before it sends any away, so that it is fully busy. */
const readers = 20;
/** Milliseconds between two orders of a buyer, who may place twenty per minute. */
const buyerPause = 3100;

/** Milliseconds per checkout, reasons of refusals, and the number of reads, while browsing uses all of the server's capacity. */
export async function checkoutAtCapacity({
  read,
  buyers,
  goods,
  server,
  seconds,
}: AtCapacity): Promise<{ times: number[]; refused: string[]; reads: number; sentAway: number }> {
  const times: number[] = [];
  const refused: string[] = [];
  let [reads, sentAway, turns, isOver] = [0, 0, 0, false];
  const reading = Array.from({ length: readers }, async () => {
    while (!isOver)
      await read(turns++).then(
        () => reads++,
        () => sentAway++,
      );
  });
  const buying = buyers.map(async (buyer, index) => {
    await sleep((buyerPause * index) / buyers.length);
    while (!isOver) {
      const begin = performance.now();
      const { wrong } = await buyer
        .buy(server, goods[times.length % goods.length]!, randomUUID())
        .catch((error: unknown) => ({ wrong: String(error) }));
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
