// Pages of a running shop beside a bare node:http server that sends the same bytes: npm run bench:pages -- [port]
import { setTimeout as sleep } from "node:timers/promises";
import { rawRequest } from "@shop/api/testing/servers/raw-request";
import { median, quantile } from "../statistics.ts";
import { bareServer } from "./bare-server.ts";
import { loadSameBytes } from "./same-bytes.ts";

/** Headers of most shoppers' browsers. */
const browser = { "accept-encoding": "gzip, deflate, br, zstd", "accept-language": "en" };
const seconds = Number(process.env.BENCH_SECONDS ?? 4);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
/** Ten minutes show whether memory grows. */
const memoryMinutes = Number(process.env.BENCH_MEMORY_MINUTES ?? 0);

interface Shop {
  port: number;
  host: string;
}

const get = ({ port, host }: Shop, path: string) => rawRequest(port, path, { headers: { host, ...browser } });

const requestOf = (path: string, { host }: Shop) =>
  `GET ${path} HTTP/1.1\r\nhost: ${host}\r\n${Object.entries(browser)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("")}\r\n`;
const load = (port: number, path: string, shop: Shop, connections: number) =>
  loadSameBytes(port, requestOf(path, shop), connections, seconds);

/** Loads a kept page and the bare server in turns. */
async function compareKept(shop: Shop, path: string): Promise<void> {
  // A popular page is compressed at maximum level, once; wait for that, since the answer must not change during the measurement.
  const isPacked = async () => String((await get(shop, path)).headers.etag).endsWith('p-br"');
  for (let tries = 0; tries < 300 && !(await isPacked()); tries++) await sleep(100);
  const reference = await bareServer(await get(shop, path));
  for (const connections of path === "/phone" ? [16, 1000] : [16]) {
    const loads: Awaited<ReturnType<typeof load>>[] = [];
    const plain: number[] = [];
    for (let round = 0; round < rounds; round++) {
      loads.push(await load(shop.port, path, shop, connections));
      plain.push((await load(reference.port, path, shop, connections)).rate);
    }
    const rate = median(loads.map((one) => one.rate));
    const cells = [
      path.padEnd(20),
      String(connections).padStart(11),
      rate.toFixed(0).padStart(8),
      median(plain).toFixed(0).padStart(8),
      (rate / median(plain)).toFixed(2).padStart(7),
    ];
    const errors = loads.reduce((sum, one) => sum + one.errors, 0);
    console.log(
      cells.join(" "),
      median(loads.map((one) => one.p50))
        .toFixed(1)
        .padStart(8),
      median(loads.map((one) => one.p99))
        .toFixed(1)
        .padStart(7),
      String(errors).padStart(7),
    );
  }
  await reference.stop();
}

type Anew = () => Promise<unknown>;

/** Asks for new pages, 16 at a time, and loads the bare server in turns. */
async function compareRendered(shop: Shop, anew: Anew): Promise<void> {
  const reference = await bareServer(await get(shop, "/phone"));
  const before = await figuresOf(shop);
  const rates: number[] = [];
  const plain: number[] = [];
  let rendered = 0;
  for (let round = 0; round < rounds; round++) {
    const begin = performance.now();
    let pages = 0;
    const shopper = async () => {
      for (; performance.now() - begin < seconds * 1000; pages++) await anew();
    };
    await Promise.all(Array.from({ length: 16 }, shopper));
    rates.push(pages / ((performance.now() - begin) / 1000));
    rendered += pages;
    plain.push((await load(reference.port, "/phone", shop, 16)).rate);
  }
  await reference.stop();
  const after = await figuresOf(shop);
  // Processor time is more reliable than pages per second if the machine has other work.
  const each = ((after("process_cpu_seconds_total") - before("process_cpu_seconds_total")) * 1000) / rendered;
  const [rate, bareRate] = [median(rates), median(plain)];
  console.log(
    `rendered anew, 16 at once: ${rate.toFixed(0)} pages/s, ${((rate / bareRate) * 100).toFixed(2)} % of the bare server, ${each.toFixed(1)} ms of the process's processor time each`,
  );
}

async function timeOneAtATime(anew: Anew): Promise<void> {
  const times: number[] = [];
  // Enough to show the collector's pauses as often as they come, about one in a thousand pages.
  for (let index = 0; index < 1000; index++) {
    const started = performance.now();
    await anew();
    times.push(performance.now() - started);
  }
  console.log(
    `rendered anew, one at a time: p50 ${median(times).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms`,
  );
}

/** Alternates kept and new pages for the given number of minutes: memory must not grow. */
async function watchMemory(shop: Shop, anew: Anew): Promise<void> {
  console.log(`server's memory: ${await memoryOf(shop)}`);
  for (let minute = 1; minute <= memoryMinutes; minute++) {
    const end = performance.now() + 60_000;
    while (performance.now() < end) {
      await loadSameBytes(shop.port, requestOf("/phone", shop), 16, 2);
      await Promise.all(Array.from({ length: 64 }, anew));
    }
    console.log(`server's memory after ${minute} min of both loads: ${await memoryOf(shop)}`);
  }
}

/** The current values of the shop's metrics, by name. */
async function figuresOf(shop: Shop): Promise<(name: string) => number> {
  const text = (await get(shop, "/metrics")).body.toString();
  return (name) => Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1]);
}

async function memoryOf(shop: Shop): Promise<string> {
  const now = await figuresOf(shop);
  const megabytes = (name: string) => (now(name) / 1024 / 1024).toFixed(0);
  return `${megabytes("process_resident_memory_bytes")} MB, of it kept pages ${megabytes("shop_pages_kept_bytes")} MB`;
}

async function main(port: number): Promise<void> {
  const shop = { port, host: `s001.localhost:${port}` };
  console.log(`${rounds} rounds of ${seconds} s, interleaved, medians`);
  console.log("page                 connections   shop/s   bare/s   ratio   p50 ms  p99 ms  errors");
  for (const path of ["/", "/kh", "/zh", "/phone", "/product/1"]) await compareKept(shop, path);
  // URLs that were never requested are rendered: one list, with as many price limits as it takes.
  let number = Date.now() % 1_000_000;
  const anew = () => get(shop, `/phone?price_max=${1_000_000 + number++}`);
  await compareRendered(shop, anew);
  await timeOneAtATime(anew);
  await watchMemory(shop, anew);
}

await main(Number(process.argv[2] ?? process.env.PORT ?? 3000));
