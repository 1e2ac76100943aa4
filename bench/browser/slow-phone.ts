import { setTimeout as sleep } from "node:timers/promises";
import { chromium, type Browser, type CDPSession, type Page } from "@playwright/test";

/** A cheap phone on a slow mobile network, as in Lighthouse's "slow 4G". */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};
interface Slowness {
  /** Slowdown factor of the processor, relative to this machine. */
  processor: number;
  network: typeof network;
}
const slowPhone: Slowness = { processor: 4, network };

/** How long a finger rests on the glass in a tap, in ms. */
const fingerRests = 80;
/** Time between the last scrolling and a tap, in ms. */
const fingerArrives = 300;

export interface Phone {
  page: Page;
  inspector: CDPSession;
  /** Taps the middle of an element like a finger does, after scrolling it into view. */
  tap: (selector: string) => Promise<void>;
  close: () => Promise<void>;
}

export const openBrowser = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });

/**
 * Makes the window larger than the emulated phone. Otherwise its frame covers the phone's lowest lines:
 * the browser would not paint a change there, and the interaction would last until something else moves.
 */
async function growWindow(inspector: CDPSession): Promise<void> {
  const { windowId, bounds } = await inspector.send("Browser.getWindowForTarget");
  await inspector.send("Browser.setWindowBounds", { windowId, bounds: { height: bounds.height! + 300 } });
}

/** A fresh phone: empty browser cache, slowed down as requested. */
export async function openPhone(
  browser: Browser,
  { slowness = slowPhone, serviceWorkers = "allow" }: { slowness?: Slowness; serviceWorkers?: "allow" | "block" } = {},
): Promise<Phone> {
  const context = await browser.newContext({
    serviceWorkers,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: "en-US",
  });
  const page = await context.newPage();
  const inspector = await context.newCDPSession(page);
  await growWindow(inspector);
  await inspector.send("Network.enable");
  await inspector.send("Network.emulateNetworkConditions", slowness.network);
  await inspector.send("Performance.enable", { timeDomain: "threadTicks" });
  await inspector.send("Emulation.setCPUThrottlingRate", { rate: slowness.processor });
  return {
    page,
    inspector,
    async tap(selector) {
      const place = page.locator(selector).first();
      await bringIntoView(page, selector);
      const box = await place.boundingBox();
      if (!box) throw new Error(`${selector} is not to be seen`);
      const touch = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      await inspector.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [touch] });
      await sleep(fingerRests);
      await inspector.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    },
    close: () => context.close(),
  };
}

/** Scrolls it to the middle of the screen, since a notification may cover the lower edge for seconds, and waits until it rests. */
async function bringIntoView(page: Page, selector: string): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await sleep(fingerArrives);
}

/** What has to be visible after a tap. */
interface Sight {
  selector: string;
  /** The text it has by then; without a text its presence is enough. */
  text?: string;
}

export interface Answer {
  /** From lifting the finger to the first frame that shows the change. */
  painted: number;
  /** Main thread work from the touch to that frame, with the slowdown applied; independent of other work on the machine. */
  work: number;
}

const workOf = async ({ inspector }: Phone) =>
  (await inspector.send("Performance.getMetrics")).metrics.find(({ name }) => name === "TaskDuration")!.value * 1000;

/** Taps, waits for the change, and returns how long that took, in ms. */
export async function untilPainted(phone: Phone, tapped: string, sight: Sight): Promise<Answer> {
  await bringIntoView(phone.page, tapped);
  await phone.page.evaluate(({ selector, text }) => {
    const isThere = () => {
      const element = document.querySelector(selector);
      return element !== null && (text === undefined || element.textContent === text);
    };
    if (isThere()) throw new Error(`${selector} ${text ?? ""} is there before the tap`);
    (window as unknown as { painted: Promise<number> }).painted = new Promise((resolve) => {
      let lifted = 0;
      addEventListener("click", ({ timeStamp }) => void (lifted = timeStamp), { capture: true, once: true });
      const watcher = new MutationObserver(() => {
        if (!isThere()) return;
        watcher.disconnect();
        // The first task after the frame; work that the page itself deferred comes later.
        requestAnimationFrame(() =>
          scheduler.postTask(() => resolve(performance.now() - lifted), { priority: "user-blocking" }),
        );
      });
      watcher.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    });
  }, sight);
  const before = await workOf(phone);
  await phone.tap(tapped);
  const gaveUp = sleep(20_000).then(() =>
    Promise.reject(new Error(`${sight.selector} ${sight.text ?? ""} did not come after a tap on ${tapped}`)),
  );
  const painted = await Promise.race([
    phone.page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted),
    gaveUp,
  ]);
  return { painted, work: (await workOf(phone)) - before };
}
