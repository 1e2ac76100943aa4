// How soon the shop responds to a tap on a slow phone, beside a bare page with the same change:
// npm run bench:answers -- [port] [data directory]; BENCH_PARTS=guest,customer restricts it to some
import { type Browser } from "@playwright/test";
import { median, quantile } from "../statistics.ts";
import { openReference } from "./reference.ts";
import { signUp } from "./shopper.ts";
import { lastNextPage, watchNextPages, type NextPage } from "./soft-navigation.ts";
import { openBrowser, openPhone, untilPainted, type Answer, type Phone } from "./slow-phone.ts";

const port = Number(process.argv[2] ?? process.env.PORT ?? 3000);
const dataDir = process.argv[3] ?? process.env.DATA_DIR ?? ".data";
const rounds = Number(process.env.BENCH_ROUNDS ?? 10);
const parts = (process.env.BENCH_PARTS ?? "moving,guest,customer").split(",");
const origin = `http://s001.localhost:${port}`;
const list = "/camera";

function print(name: string, most: number | null, shop: Answer[], bare: Answer[]): void {
  const cell = (value: number, digits = 0) => (Number.isNaN(value) ? "" : value.toFixed(digits)).padStart(9);
  const times = (answers: Answer[]) => answers.map(({ painted }) => painted);
  const works = (answers: Answer[]) => answers.map(({ work }) => work);
  const ratio = (read: typeof times) => median(read(shop)) / median(read(bare));
  console.log(
    name.padEnd(42),
    ...[median(times(shop)), quantile(times(shop), 0.95), most ?? Number.NaN, median(times(bare))].map((value) =>
      cell(value),
    ),
    cell(ratio(times), 2),
    cell(median(works(shop))),
    cell(median(works(bare))),
    cell(ratio(works), 2),
  );
}

const card = (index: number) => `main ul > li:nth-child(${index + 1}) article`;
const pressed = (button: string) => ({ selector: `${button}[aria-pressed="true"]` });
const cartCount = (count: number) => ({
  selector: `nav button[aria-label$=": ${count}"] span[aria-hidden]`,
  text: String(count),
});

/** Opens the list and waits until it is idle, like a shopper who looks at it. */
async function openList(phone: Phone): Promise<void> {
  await phone.page.goto(origin + list, { waitUntil: "networkidle" });
  await phone.page.waitForTimeout(1_000);
}

async function movingOn(browser: Browser): Promise<void> {
  const shop = await openPhone(browser);
  await watchNextPages(shop.page);
  const bare = await openReference(browser, origin, list, "/product/1");
  const sights: Answer[] = [];
  const nextPages: NextPage[] = [];
  const first: Answer[] = [];
  const later: Answer[] = [];
  const back: Answer[] = [];
  const reference: Answer[] = [];
  for (let round = 0; round < rounds; round++) {
    await openList(shop);
    sights.push(await untilPainted(shop, `${card(round % 4)} h2 a`, { selector: "main ~ [aria-hidden] .text-title" }));
    await openList(shop);
    for (const [index, times] of [
      [round % 4, first],
      [(round + 1) % 4, later],
    ] as const) {
      const link = `${card(index)} h2 a`;
      const name = (await shop.page.locator(link).textContent())!;
      times.push(await untilPainted(shop, link, { selector: "main h1", text: name }));
      await shop.page.waitForTimeout(800);
      nextPages.push(await lastNextPage(shop.page));
      const begun = performance.now();
      await shop.page.evaluate(() => {
        history.back();
        return new Promise((resolve) => {
          const look = () =>
            document.querySelector("main article h2 a")?.checkVisibility()
              ? requestAnimationFrame(resolve)
              : setTimeout(look, 4);
          look();
        });
      });
      back.push({ painted: performance.now() - begun, work: Number.NaN });
      await shop.page.waitForTimeout(500);
    }
    await bare.page.reload({ waitUntil: "load" });
    await bare.page.waitForTimeout(300);
    reference.push(await untilPainted(bare, `${card(round % 4)} h2 a`, { selector: "main:not(:has(article h2)) h1" }));
  }
  const told = (read: (page: NextPage) => number) =>
    nextPages.map((page) => ({ painted: read(page), work: Number.NaN }));
  print("tap on a product → picture, name, price", 100, sights, reference);
  print(
    "  its first paint, as the browser counts",
    100,
    told(({ first }) => first),
    [],
  );
  print(
    "  its largest paint, as the browser counts",
    null,
    told(({ largest }) => largest),
    [],
  );
  print("tap on a product → all of its page", null, [...first, ...later], reference);
  print("  the first of a visit", 100, first, reference);
  print("  the next ones", 100, later, reference);
  print("Back to the list", null, back, []);
  await Promise.all([shop.close(), bare.close()]);
}

async function keeping(browser: Browser, who: "guest" | "customer"): Promise<void> {
  const shop = await openPhone(browser);
  const bare = await openReference(browser, origin, list, "/product/1");
  await openList(shop);
  if (who === "customer") {
    await signUp(shop.page, dataDir);
    await openList(shop);
  }
  const adds: Answer[] = [];
  const wishes: Answer[] = [];
  const compares: Answer[] = [];
  const reference: Answer[] = [];
  const button = (index: number, mark: string) => `${card(index)} button[aria-label${mark}]`;
  const addable = (
    await shop.page
      .locator(`main article`)
      .evaluateAll((cards) =>
        cards.flatMap((one, index) =>
          one.querySelector('button[aria-label^="Add"]:not([aria-pressed])') ? [index] : [],
        ),
      )
  ).slice(0, 6);
  for (let round = 0; round < rounds; round++) {
    const index = addable[round % addable.length]!;
    adds.push(await untilPainted(shop, `${card(index)} button:not([aria-pressed])`, cartCount(round + 1)));
    await shop.page.waitForTimeout(400);
    if (who === "customer") {
      const wish = `${card(round % 6)} button[aria-pressed]:nth-of-type(1)`;
      if ((await shop.page.locator(wish).getAttribute("aria-pressed")) === "true") await shop.tap(wish);
      await shop.page.waitForTimeout(400);
      wishes.push(await untilPainted(shop, wish, pressed(wish)));
      await shop.page.waitForTimeout(400);
    }
    const compare = `${card(round % 4)} button[aria-pressed]:nth-of-type(2)`;
    if ((await shop.page.locator(compare).getAttribute("aria-pressed")) === "true") await shop.tap(compare);
    await shop.page.waitForTimeout(400);
    compares.push(await untilPainted(shop, compare, pressed(compare)));
    await shop.page.waitForTimeout(400);
    reference.push(
      await untilPainted(bare, button(index, "^='Add'"), { selector: "#bare-count", text: String(round + 1) }),
    );
  }
  print(`${who}: add to cart → number on the cart`, 50, adds, reference);
  if (wishes.length > 0) print(`${who}: wishlist → heart filled`, 50, wishes, reference);
  print(`${who}: compare → mark filled`, 50, compares, reference);
  await Promise.all([shop.close(), bare.close()]);
}

const browser = await openBrowser();
try {
  console.log(
    `4× slower processor, 150 ms round trip, ${rounds} rounds, ms from the lifting of the finger to the screen; work: time of the page's own thread`,
  );
  console.log(
    "".padEnd(42),
    ...["median", "p95", "at most", "bare", "ratio", "work", "bare", "ratio"].map((name) => name.padStart(9)),
  );
  if (parts.includes("moving")) await movingOn(browser);
  if (parts.includes("guest")) await keeping(browser, "guest");
  if (parts.includes("customer")) await keeping(browser, "customer");
} finally {
  await browser.close();
}
