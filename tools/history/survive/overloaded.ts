import { setTimeout as sleep } from "node:timers/promises";
import type { Trial } from "./trial.ts";

/** Readers are sent away, buyers are not. */
export async function overloaded(trial: Trial): Promise<void> {
  const {
    servers: [server],
    expect,
  } = trial;
  console.log("More readers than can be served, for eight seconds:");
  const statuses = new Map<number, number>();
  const times: number[] = [];
  let refused = 0;
  let over = false;
  const readers = Array.from({ length: 200 }, async (_, reader) => {
    await sleep(reader * 10);
    for (let turn = 0; !over; turn++) {
      const { status } = await trial.get(server, `/search?text=word${reader}x${turn}`).catch(() => ({ status: 0 }));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 503) await sleep(1000);
    }
  });
  await sleep(1000);
  const buying = Array.from({ length: 3 }, async (_, buyer) => {
    for (let turn = buyer; !over; turn += 3) {
      const begin = performance.now();
      if (!(await trial.buy(server, turn).catch(() => false))) refused++;
      times.push(performance.now() - begin);
    }
  });
  await sleep(8000);
  over = true;
  await Promise.all([...readers, ...buying]);
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
  console.log(`  answers to readers: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(", ")}`);
  expect((statuses.get(503) ?? 0) > 0 && (statuses.get(500) ?? 0) === 0, "some are sent away, none gets a failure");
  expect(refused === 0 && times.length > 0, `${times.length} checkouts, ${refused} refused, p99 ${p99.toFixed(0)} ms`);
}
