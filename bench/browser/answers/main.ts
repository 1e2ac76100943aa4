// How soon the shop responds to a tap on a slow phone, beside a bare page with the same change:
// npm run bench:answers -- [port] [data directory]; BENCH_PARTS=guest,customer restricts it to some
import { openBrowser } from "../slow-phone.ts";
import { keeping } from "./keeping.ts";
import type { Trial } from "./list-page.ts";
import { movingOn } from "./moving-on.ts";
import { printHead } from "./table.ts";

const port = Number(process.argv[2] ?? process.env.PORT ?? 3000);
const dataDir = process.argv[3] ?? process.env.DATA_DIR ?? ".data";
const rounds = Number(process.env.BENCH_ROUNDS ?? 10);
const parts = (process.env.BENCH_PARTS ?? "moving,guest,customer").split(",");

const browser = await openBrowser();
const trial: Trial = { browser, origin: `http://s001.localhost:${port}`, dataDir, rounds };
try {
  console.log(
    `4× slower processor, 150 ms round trip, ${rounds} rounds, ms from the lifting of the finger to the screen; work: time of the page's own thread`,
  );
  printHead();
  if (parts.includes("moving")) await movingOn(trial);
  if (parts.includes("guest")) await keeping(trial, "guest");
  if (parts.includes("customer")) await keeping(trial, "customer");
} finally {
  await browser.close();
}
