// Visits with fifty taps and key presses on a slow phone, and how long the screen takes to respond:
// npm run bench:visit -- [port] [data directory]
import type { Browser, Page } from "@playwright/test";
import { median } from "../statistics.ts";
import { openReference } from "./reference.ts";
import { signUp } from "./shopper.ts";
import { openBrowser, openPhone, type Phone } from "./slow-phone.ts";

const port = Number(process.argv[2] ?? process.env.PORT ?? 3000);
const dataDir = process.argv[3] ?? process.env.DATA_DIR ?? ".data";
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const origin = `http://s001.localhost:${port}`;

interface Interaction {
  id: number;
  /** From the event's time stamp to the next frame, in ms; in steps of 8. */
  duration: number;
  /** Of that, before and during the page's own code. */
  delay: number;
  work: number;
  target: string;
}

/** Measures as the web-vitals library does: the events of one tap or key are one interaction, whose longest event counts. */
const watch = () => {
  const longest = new Map<number, Interaction>();
  (window as unknown as { interactions: Map<number, Interaction> }).interactions = longest;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      if (!entry.interactionId || (longest.get(entry.interactionId)?.duration ?? -1) >= entry.duration) continue;
      const target =
        entry.target instanceof Element
          ? `${entry.name} ${entry.target.localName} ${entry.target.closest("[aria-label]")?.getAttribute("aria-label")?.slice(0, 40) ?? ""}`
          : entry.name;
      longest.set(entry.interactionId, {
        id: entry.interactionId,
        duration: entry.duration,
        delay: entry.processingStart - entry.startTime,
        work: entry.processingEnd - entry.processingStart,
        target,
      });
    }
  }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
};

const found = (page: Page) =>
  page.evaluate(() => ({
    count: (performance as unknown as { interactionCount: number }).interactionCount,
    all: [...(window as unknown as { interactions: Map<number, Interaction> }).interactions.values()],
  }));

/**
 * The worst of every fifty interactions is ignored (https://web.dev/articles/inp). Interactions
 * under 16 ms are counted but not reported.
 */
function inp(interactions: readonly Interaction[], count: number): number {
  const longest = interactions.map(({ duration }) => duration).toSorted((a, b) => b - a);
  return longest[Math.min(longest.length - 1, Math.floor(count / 50))] ?? 16;
}

const article = (index: number) => `main ul > li:nth-child(${index}) article`;
/** The add button of a card; only products that are in stock and have no variants have one. */
const addButton = (index: number) => `:nth-match(main article button[aria-label^="Add"], ${index})`;
const rest = (phone: Phone, ms = 500) => phone.page.waitForTimeout(ms);

async function taps(phone: Phone, ...selectors: string[]): Promise<void> {
  for (const selector of selectors) {
    await phone.tap(selector);
    await rest(phone);
  }
}

async function goTo(phone: Phone, selector: string): Promise<void> {
  const before = phone.page.url();
  await phone.tap(selector);
  await phone.page.waitForURL((url) => url.href !== before);
  await rest(phone, 1_000);
}

/** A shopper's visit: browsing a list, wishlist and compare, searching, choosing, filling and changing the cart. */
async function visit(phone: Phone): Promise<void> {
  const { page } = phone;
  await taps(phone, ...[1, 2, 3, 4].map(addButton));
  await taps(
    phone,
    ...[1, 2, 3, 2].flatMap((index) => [
      `${article(index)} button[aria-pressed]:nth-of-type(1)`,
      `${article(index)} button[aria-pressed]:nth-of-type(2)`,
    ]),
  );
  await goTo(phone, `${article(2)} h2 a`);
  await taps(
    phone,
    "main [role=group] button:last-of-type",
    "main [role=group] button:last-of-type",
    "main [role=group] button:first-of-type",
    ".page-bar button",
    ".page-bar button",
  );
  await page.goBack();
  await rest(phone, 1_500);
  await goTo(phone, `${article(4)} h2 a`);
  await taps(phone, ".page-bar button", 'main button[aria-label^="Enlarge"]');
  await page.keyboard.press("Escape");
  await rest(phone);
  await taps(phone, 'nav button[aria-label^="Carts"]');
  await taps(
    phone,
    ...Array.from({ length: 4 }, () => "dialog[open] li [role=group] button:last-of-type"),
    ...Array.from({ length: 2 }, () => "dialog[open] li [role=group] button:first-of-type"),
    'dialog[open] button[aria-label^="Remove"]',
  );
  await page.keyboard.press("Escape");
  await rest(phone);
  await taps(phone, 'nav button[aria-label^="Favorite"]');
  await page.keyboard.press("Escape");
  await rest(phone);
  await phone.tap('header input[type="search"]');
  for (const letter of "camera out") {
    await page.keyboard.press(letter === " " ? "Space" : letter);
    await page.waitForTimeout(150);
  }
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/search\//);
  await rest(phone, 1_500);
  await taps(phone, addButton(1), `${article(2)} button[aria-pressed]:nth-of-type(2)`);
  await goTo(phone, `${article(3)} h2 a`);
  await taps(phone, 'nav button[aria-label^="Carts"]');
}

interface Visited {
  /** In ms. */
  inp: number;
  count: number;
  all: Interaction[];
}

const visited = async (page: Page): Promise<Visited> => {
  const { all, count } = await found(page);
  return { inp: inp(all, count), count, all };
};

/** A new shopper on a phone of their own. */
async function visitShop(browser: Browser): Promise<Visited> {
  const phone = await openPhone(browser);
  await phone.page.goto(`${origin}/camera`, { waitUntil: "networkidle" });
  await signUp(phone.page, dataDir);
  await phone.page.addInitScript(watch);
  await phone.page.goto(`${origin}/camera`, { waitUntil: "networkidle" });
  await rest(phone, 2_000);
  await visit(phone);
  const seen = await visited(phone.page);
  await phone.close();
  return seen;
}

async function visitReference(browser: Browser): Promise<Visited> {
  const bare = await openReference(browser, origin, "/camera", "/product/1");
  await bare.page.evaluate(watch);
  for (let index = 0; index < 20; index++) await taps(bare, addButton(1 + (index % 6)));
  const seen = await visited(bare.page);
  await bare.close();
  return seen;
}

const browser = await openBrowser();
try {
  const shop: Visited[] = [];
  const bare: Visited[] = [];
  for (let round = 0; round < rounds; round++) {
    shop.push(await visitShop(browser));
    bare.push(await visitReference(browser));
  }
  const [own, other] = [median(shop.map((one) => one.inp)), median(bare.map((one) => one.inp))];
  console.log(`4× slower processor, 150 ms round trip; ${rounds} visits, medians`);
  console.log(
    `INP ${own} ms over ${shop[0]!.count} interactions (at most 100); a bare page that shows a number: ${other} ms over ${bare[0]!.count}; ratio ${(own / other).toFixed(2)}`,
  );
  console.log(
    `of each visit: ${shop.map((one) => one.inp).join(", ")}; bare: ${bare.map((one) => one.inp).join(", ")}`,
  );
  console.log("the slowest of all, ms: whole, before the page's code, in it");
  for (const { duration, delay, work, target } of shop
    .flatMap((one) => one.all)
    .toSorted((a, b) => b.duration - a.duration)
    .slice(0, 8)) {
    console.log(
      `${String(duration).padStart(6)} ${delay.toFixed(0).padStart(6)} ${work.toFixed(0).padStart(6)}  ${target}`,
    );
  }
} finally {
  await browser.close();
}
