// The picture service of a running shop beside a bare node:http server that sends the same bytes: npm run bench:pictures -- [port] [data directory]
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { loadSharp } from "@shop/api/platform/pictures/sharp";
import { rawRequest } from "@shop/api/testing/servers/raw-request";
import { median, quantile } from "../statistics.ts";
import { bareServer } from "./bare-server.ts";
import { loadSameBytes } from "./same-bytes.ts";

const [port, dataDir] = [
  Number(process.argv[2] ?? process.env.PORT ?? 3000),
  process.argv[3] ?? process.env.DATA_DIR ?? ".data",
];
const host = `s001.localhost:${port}`;
const accept = "image/avif,image/webp,*/*";
const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
/** Number of photographs requested in these widths at once, while other answers are timed. */
const photographs = 10;
const widths = [160, 320, 640];
/** What is requested meanwhile: the server's shortest answer, and a cached page. */
const others = ["/healthz", "/"];
/** Milliseconds between two requests. */
const pause = 20;

const folder = `bench-${process.pid}`;
const files = { originals: join(dataDir, "media", folder), sizes: join(dataDir, "media-sizes", folder) };
const get = (path: string) => rawRequest(port, path, { headers: { host, accept } });
const address = (name: string | number, width: number) => `/media/${folder}/${name}.png?w=${width}`;

/** A photograph that is hard to compress. */
async function makePhotograph(name: string | number): Promise<void> {
  const sharp = await loadSharp();
  const noise = { type: "gaussian" as const, mean: 128, sigma: 20 };
  const body = await sharp({ create: { width: 400, height: 400, channels: 3, background: "#888", noise } })
    .resize(1200)
    .png()
    .toBuffer();
  await writeFile(join(files.originals, `${name}.png`), body);
}

async function hits(): Promise<void> {
  const path = address("hit", 320);
  await get(path);
  const reference = await bareServer(await get(path));
  const head = (p: number) => `GET ${path} HTTP/1.1\r\nhost: s001.localhost:${p}\r\naccept: ${accept}\r\n\r\n`;
  const rates: { shop: number[]; bare: number[] } = { shop: [], bare: [] };
  for (let round = 0; round < rounds; round++) {
    rates.shop.push((await loadSameBytes(port, head(port), 16, seconds)).rate);
    rates.bare.push((await loadSameBytes(reference.port, head(port), 16, seconds)).rate);
  }
  await reference.stop();
  const [shop, bare] = [median(rates.shop), median(rates.bare)];
  console.log(
    `a hit, 16 at once: ${shop.toFixed(0)}/s, the bare server ${bare.toFixed(0)}/s, ratio ${(shop / bare).toFixed(2)}`,
  );
}

/** Durations of the other answers while `busy` runs, in milliseconds. */
async function timed(busy: () => Promise<unknown>): Promise<number[][]> {
  let done = false;
  const work = busy().finally(() => (done = true));
  const times = others.map(async (path) => {
    const durations: number[] = [];
    while (!done) {
      const begin = performance.now();
      await get(path);
      durations.push(performance.now() - begin);
      await sleep(pause);
    }
    return durations;
  });
  await work;
  return Promise.all(times);
}

function tell(what: string, all: number[][]): void {
  for (const [index, times] of all.entries()) {
    console.log(
      `${what}: ${others[index]} p50 ${median(times).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms, longest ${quantile(times, 1).toFixed(1)} ms of ${times.length}`,
    );
  }
}

async function misses(): Promise<void> {
  // Twice, so that the page is cached.
  for (const path of [...others, ...others]) await get(path);
  tell("while nothing else is asked for", await timed(() => sleep(2000)));
  const begin = performance.now();
  const wanted = Array.from({ length: photographs }, (_, number) =>
    widths.map((width) => address(number, width)),
  ).flat();
  tell(`while ${wanted.length} pictures are made`, await timed(() => Promise.all(wanted.map(get))));
  console.log(`made in ${((performance.now() - begin) / 1000).toFixed(1)} s, two at once`);
}

async function unknownSizes(): Promise<void> {
  const before = (await readdir(files.sizes)).length;
  const statuses = await Promise.all(
    [1, 321, 100_000, -320].map(async (width) => (await get(address("hit", width))).status),
  );
  console.log(`unknown widths: ${statuses.join(", ")}; made of them: ${(await readdir(files.sizes)).length - before}`);
}

await mkdir(files.originals, { recursive: true });
try {
  await Promise.all(["hit", ...Array(photographs).keys()].map(makePhotograph));
  await hits();
  await misses();
  await unknownSizes();
} finally {
  for (const path of Object.values(files)) await rm(path, { recursive: true, force: true });
}
