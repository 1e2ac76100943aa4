import { setTimeout as sleep } from "node:timers/promises";
import type { Trial } from "./trial.ts";

/** Cached pages stay readable, everything else is refused, and all is well soon after. */
export async function databaseAway(trial: Trial): Promise<void> {
  const {
    shop: { proxy, world },
    servers: [server],
    expect,
  } = trial;
  console.log("The database goes away for four seconds:");
  await trial.get(server, "/");
  await trial.get(server, "/kh");
  proxy.block(true);
  await sleep(1000);
  const [kept, khmer, call, fresh] = await Promise.all([
    trial.get(server, "/"),
    trial.get(server, "/kh"),
    trial.get(server, "/rest/api/home"),
    trial.get(server, `/product/${world.plenty[1]!.id}`),
  ]);
  const html = await kept.text();
  expect(
    kept.status === 200 && Boolean(kept.headers.get("warning")) && html.includes("cannot be reached just now"),
    "kept pages are shown, marked in header and text",
  );
  expect((await khmer.text()).includes("មិនអាចភ្ជាប់"), "in the page's language");
  for (const [name, response] of [
    ["a call", call],
    ["a page that is not kept", fresh],
  ] as const) {
    expect(
      response.status === 503 && Boolean(response.headers.get("retry-after")),
      `${name}: ${response.status}, Retry-After ${response.headers.get("retry-after")}`,
    );
  }
  expect(
    (await fresh.text()).includes(fresh.headers.get("x-request-id") ?? "-"),
    "the error page shows the number of its request",
  );
  await sleep(3000);
  proxy.block(false);
  const back = performance.now();
  const isWell = async () =>
    (await trial.get(server, "/rest/api/home")).ok && !(await trial.get(server, "/")).headers.get("warning");
  while (!(await isWell()) && performance.now() - back < 20_000) await sleep(50);
  const seconds = (performance.now() - back) / 1000;
  expect(seconds < 5, `everything is well again ${seconds.toFixed(1)} s after the database is back`);
}
