import type { Page } from "@playwright/test";
import { recordShifts } from "../fixtures/layout-shifts.ts";
import { openAt } from "../fixtures/open-at.ts";
import { readyToPay } from "../fixtures/payment.ts";
import { alive, expect, expectAccessible, isFull, languages, storeUrl, test } from "../fixtures/shop.ts";
import { holdBack } from "../fixtures/hold-back.ts";

/** The names of a page's elements, of less than an area in px², that lie under the floating buttons which are shown. */
const coveredBy = (page: Page, elements: string, area = Number.MAX_VALUE) =>
  page
    .locator("details > summary")
    .last()
    .evaluate(
      (chat, { elements, area }) => {
        const boxOf = (part: Element) => part.getBoundingClientRect();
        const floating = [...chat.closest(".fixed")!.children]
          .filter((part) => part.checkVisibility({ visibilityProperty: true }))
          .map(boxOf);
        const shown = [...document.querySelectorAll(elements)].filter(
          (part) =>
            part.checkVisibility({ contentVisibilityAuto: true }) && part.clientWidth * part.clientHeight < area,
        );
        return shown
          .filter((part) => {
            const { left, right, top, bottom } = boxOf(part);
            return floating.some(
              (button) => button.left < right && left < button.right && button.top < bottom && top < button.bottom,
            );
          })
          .map((part) => part.ariaLabel ?? part.textContent);
      },
      { elements, area },
    );

/** The words of a page that lie under the floating buttons. */
const wordsUnder = (page: Page) =>
  page
    .locator("details > summary")
    .last()
    .evaluate((chat) => {
      const own = chat.closest(".fixed")!;
      const buttons = [...own.children]
        .filter((part) => part.checkVisibility({ visibilityProperty: true }))
        .map((part) => part.getBoundingClientRect());
      const range = document.createRange();
      const isUnder = (text: Node) => {
        range.selectNode(text);
        return [...range.getClientRects()].some(({ left, right, top, bottom }) =>
          buttons.some((box) => box.left < right && left < box.right && box.top < bottom && top < box.bottom),
        );
      };
      const texts = document.createTreeWalker(document.querySelector("main")!.parentElement!, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode())
        if (texts.currentNode.parentElement!.closest("main, footer") && isUnder(texts.currentNode))
          found.push(texts.currentNode.textContent!);
      return found;
    });

/** The buttons find their place when a page has come to rest, which takes a tenth of a second. */
const atRest = { intervals: [60] };

test.describe("floating (specification, sections 2 and 9)", () => {
  test("scroll-to-top is shown after 20 px and scrolls to the top", async ({ page }) => {
    await openAt(page, "desktop");
    const toTop = page.getByRole("button", { name: "Back to top" });
    await page.evaluate(() => scrollTo(0, 20));
    await expect(toTop).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 21));
    await expect(toTop).toBeVisible();
    await page.evaluate(() => scrollTo(0, 2000));
    await toTop.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test("with less motion asked for, the page is at its top at once", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openAt(page, "desktop");
    await page.evaluate(() => scrollTo(0, 2000));
    const left = await page.getByRole("button", { name: "Back to top" }).evaluate((button: HTMLElement) => {
      button.click();
      return scrollY;
    });
    expect(left).toBe(0);
  });

  test("no layout shift when the scroll-to-top button appears and disappears", async ({ page }) => {
    const shifts = await recordShifts(page);
    await openAt(page, "phone");
    await page.evaluate(() => scrollTo(0, 600));
    await expect(page.getByRole("button", { name: "Back to top" })).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.getByRole("button", { name: "Back to top" })).toHaveCount(0);
    expect(await shifts()).toEqual([]);
  });

  test("the buttons find their place on another page at once, not when it has come to rest", async ({ page }) => {
    // What waits for rest never comes.
    await page.addInitScript(() => {
      const later = window.setTimeout;
      window.setTimeout = ((act: () => void, wait?: number) =>
        wait === 120 ? 0 : later(act, wait)) as typeof setTimeout;
    });
    await openAt(page, "phone");
    const place = () =>
      page
        .locator("div:has(> details > summary[aria-label='Chat with us'])")
        .evaluate((buttons: HTMLElement) => buttons.style.translate);
    expect(await place()).toBe("");
    await page.getByRole("contentinfo").getByRole("link", { name: "Warranty" }).click();
    await expect(page).toHaveURL(/\/warranty$/);
    await expect.poll(place).toMatch(/px$/);
  });

  test.describe("before the web font is loaded", () => {
    // A service worker would bypass the test's route.
    test.use({ serviceWorkers: "block", viewport: { width: 360, height: 740 } });

    test("no layout shift when the Khmer font arrives after the page", async ({ page }) => {
      const shifts = await recordShifts(page);
      const send = await holdBack(page, "**/*.woff2*");
      await page.goto(storeUrl("S001", "/kh/phone"), { waitUntil: "domcontentloaded" });
      await alive(page);
      const lettersWide = () =>
        page
          .locator('a[href="/kh/download"]')
          .first()
          .evaluate((link) => {
            const letters = document.createRange();
            letters.selectNodeContents(link);
            return letters.getBoundingClientRect().width;
          });
      const before = await lettersWide();
      // While a page comes in parts, a row of cards may be painted before its highest one is there.
      const earlier = (await shifts()).length;
      send();
      await expect.poll(lettersWide, "in its own face").not.toBe(before);
      expect((await shifts()).slice(earlier)).toEqual([]);
    });
  });

  test("on a small phone the chat button is beside the links of a form, not over them", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    for (const slug of Object.values(languages)) {
      await page.goto(storeUrl("S001", `${slug}/login`));
      await alive(page);
      const button = page.locator("details > summary").last();
      const forgot = page.getByRole("main").locator('a[href*="/forgot-password"]');
      await expect
        .poll(async () => {
          const [over, under] = [(await button.boundingBox())!, (await forgot.boundingBox())!];
          return over.y + over.height <= under.y || over.y >= under.y + under.height || over.x >= under.x + under.width;
        })
        .toBe(true);
    }
  });

  test("on a phone of any height no floating button covers a part of a form's button, nor of a link that looks like one", async ({
    page,
  }) => {
    await page.goto(storeUrl("S001", "/zh/login"));
    await alive(page);
    for (let height = 560; height <= 800; height += 30) {
      await page.setViewportSize({ width: 360, height });
      await expect.poll(() => coveredBy(page, "main button"), { message: `${height} high`, ...atRest }).toEqual([]);
    }
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(storeUrl("S001", "/services/freelancer?id=4"));
    await alive(page);
    const links = page.getByRole("main").getByRole("link", { name: /^Chat on/ });
    for (const link of await links.all()) {
      await link.scrollIntoViewIfNeeded();
      await expect.poll(() => coveredBy(page, "main a.button")).toEqual([]);
    }
  });

  test("on a small phone no floating button touches a small one of a PC that is put together, wherever the page is scrolled to", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(storeUrl("S001", "/pcbuilder?parts=5002,5062,5048,5082-508201x2"));
    await alive(page);
    const touched = () => coveredBy(page, "main :is(a, button, select)", 12_000);
    const end = await page.evaluate(() => document.body.scrollHeight - innerHeight);
    for (let at = 0; at < end; at += 70) {
      await page.evaluate((top) => scrollTo(0, top), at);
      await expect.poll(touched, { message: `at ${at}`, ...atRest }).toEqual([]);
    }
    await page.evaluate((top) => scrollTo(0, top), end);
    await expect(page.getByLabel("Chat with us"), "at the end there is room").toBeVisible();
  });

  test("at rest no floating button covers a price, wherever a list is scrolled to", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(storeUrl("S001", "/promotions"));
    await alive(page);
    const covered = () => coveredBy(page, "main article .figures");
    for (let at = 0; at < 1000; at += 70) {
      await page.evaluate((top) => scrollTo(0, top), at);
      await expect.poll(covered, { message: `at ${at}`, ...atRest }).toEqual([]);
    }
  });

  test("at rest no floating button covers a word, opened on phones of several heights and scrolled to anywhere", async ({
    page,
  }) => {
    for (const [path, height] of [
      ["/product/1", 640],
      ["/kh/policy", 740],
    ] as const) {
      await page.setViewportSize({ width: 360, height });
      await page.goto(storeUrl("S001", path));
      await alive(page);
      for (let at = 0; at < 2000; at += 190) {
        await page.evaluate((top) => scrollTo(0, top), at);
        await expect.poll(() => wordsUnder(page), { message: `${path} at ${at}`, ...atRest }).toEqual([]);
        await expect(page.locator("details > summary").last()).toBeVisible();
      }
      for (let low = 560; low <= 800; low += 60) {
        await page.setViewportSize({ width: 360, height: low });
        await expect.poll(() => wordsUnder(page), { message: `${path}, ${low} high`, ...atRest }).toEqual([]);
      }
    }
  });

  test("at rest no floating button covers what a page says about itself", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(storeUrl("S006", "/zh/pcbuilder?parts=5112,999999"));
    await alive(page);
    await expect(page.getByText("此配置中有")).toBeInViewport();
    await expect.poll(() => coveredBy(page, "main [role=status]"), atRest).toEqual([]);
  });

  test("at rest no floating button covers an amount of the checkout's totals", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await readyToPay(page);
    await page.goto(storeUrl("S001", "/checkout?way=khqr"));
    await alive(page);
    const end = await page.evaluate(() => document.body.scrollHeight - innerHeight);
    for (let at = Math.max(0, end - 1400); at < end; at += 70) {
      await page.evaluate((top) => scrollTo(0, top), at);
      await expect.poll(() => coveredBy(page, "main dd"), { message: `at ${at}`, ...atRest }).toEqual([]);
    }
  });

  test("the focused element, down to the last card of a list, is never covered by the chat button, which is reached at the end", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(storeUrl("S001", "/search/iphone%2017"));
    await alive(page);
    const floating = page.locator("details > summary").last();
    const controls = page.getByRole("main").locator("article :is(a, button)");
    await controls.first().focus();
    const count = isFull ? await controls.count() : 32;
    for (let at = 0; at < count; at++) {
      await expect
        .poll(
          () =>
            floating.evaluate((button) => {
              const [over, under] = [button.getBoundingClientRect(), document.activeElement!.getBoundingClientRect()];
              const apart =
                over.bottom <= under.top ||
                over.top >= under.bottom ||
                over.left >= under.right ||
                over.right <= under.left;
              return apart || getComputedStyle(button).visibility === "hidden";
            }),
          atRest,
        )
        .toBe(true);
      await page.keyboard.press("Tab");
    }
    const name = page.getByRole("main").locator("article h2 a").first();
    await name.focus();
    expect(
      await name.evaluate((link) => getComputedStyle(link, "::after").outlineStyle),
      "the line goes around the whole card",
    ).toBe("solid");
    await page.getByRole("contentinfo").locator("a, button").last().focus();
    await expect.poll(() => floating.evaluate((button) => getComputedStyle(button).visibility)).toBe("visible");
  });

  test("chat links and the assistant are one tap away", async ({ page }) => {
    await openAt(page, "phone");
    await page.getByLabel("Chat with us").click();
    await expect(page.getByRole("link", { name: "Ask the assistant" })).toHaveAttribute("href", "/chat");
    for (const name of ["Telegram", "Messenger", "WhatsApp"])
      await expect(page.getByRole("link", { name: new RegExp(`Chat on ${name}`) })).toHaveAttribute("target", "_blank");
    await expectAccessible(page);
  });
});
