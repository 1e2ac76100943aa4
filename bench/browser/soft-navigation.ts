import type { Page } from "@playwright/test";

/** What the browser itself says of a page that a tap led to, ms from the lifting of the finger. */
export interface NextPage {
  /** Its first text or picture on the screen. */
  first: number;
  /** Its largest. */
  largest: number;
}

interface ContentfulPaint extends PerformanceEntry {
  interactionId: number;
}

/** Has a page keep what the browser tells of soft navigations (https://wicg.github.io/soft-navigations/). */
export async function watchNextPages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const entries: PerformanceEntry[] = [];
    Object.assign(window, { nextPages: entries });
    for (const type of ["soft-navigation", "interaction-contentful-paint"]) new PerformanceObserver((list) => void entries.push(...list.getEntries())).observe({ type, buffered: true });
  });
}

/** The last soft navigation of a page; its largest paint until now. */
export async function lastNextPage(page: Page): Promise<NextPage> {
  const found = await page.evaluate(() => {
    const entries = (window as unknown as { nextPages: ContentfulPaint[] }).nextPages;
    const navigation = entries.findLast(({ entryType }) => entryType === "soft-navigation");
    const paints = entries.filter(({ entryType, interactionId }) => entryType === "interaction-contentful-paint" && interactionId === navigation?.interactionId);
    // Each paint is told only if it is larger than those before it.
    return navigation && { first: navigation.duration, largest: Math.max(...paints.map(({ duration }) => duration)) };
  });
  if (!found) throw new Error("the browser told of no soft navigation");
  return found;
}
