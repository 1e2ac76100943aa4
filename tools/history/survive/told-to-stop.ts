import { setTimeout as sleep } from "node:timers/promises";
import type { Trial } from "./trial.ts";

/** What was begun is finished. */
export async function toldToStop(trial: Trial): Promise<void> {
  const {
    servers: [, server],
    told,
    expect,
  } = trial;
  console.log("A server is told to stop with forty checkouts under way:");
  const before = told.size;
  const buying = Promise.allSettled(Array.from({ length: 40 }, (_, turn) => trial.buy(server, turn)));
  await sleep(30);
  const begin = performance.now();
  await server.end("SIGTERM");
  const seconds = (performance.now() - begin) / 1000;
  const answered = (await buying).filter((result) => result.status === "fulfilled" && result.value).length;
  expect(seconds < 10, `it is gone after ${seconds.toFixed(1)} s`);
  expect(answered === 40, `${answered} of 40 were answered, ${told.size - before} with an order`);
  await server.start();
}
