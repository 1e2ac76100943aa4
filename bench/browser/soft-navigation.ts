import type { Page } from "@playwright/test";

/** The browser's own measurement of a soft navigation, in ms from lifting the finger. */
export interface NextPage {
  /** First contentful paint. */
  first: number;
  /** Largest contentful paint. */
  largest: number;
}

interface ContentfulPaint extends PerformanceEntry {
  interactionId: number;
}

/** Makes a page record the browser's soft navigation entries (https://wicg.github.io/soft-navigations/). */
export async function watchNextPages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const entries: PerformanceEntry[] = [];
    Object.assign(window, { nextPages: entries });
    for (const type of ["soft-navigation", "interaction-contentful-paint"])
      new PerformanceObserver((list) => void entries.push(...list.getEntries())).observe({ type, buffered: true });
  });
}

/** The last soft navigation of a page, with its largest paint so far. */
export async function lastNextPage(page: Page): Promise<NextPage> {
  const found = await page.evaluate(() => {
    const entries = (window as unknown as { nextPages: ContentfulPaint[] }).nextPages;
    const navigation = entries.findLast(({ entryType }) => entryType === "soft-navigation");
    const paints = entries.filter(
      ({ entryType, interactionId }) =>
        entryType === "interaction-contentful-paint" && interactionId === navigation?.interactionId,
    );
    // A paint is reported only if it is larger than those before it.
    return navigation && { first: navigation.duration, largest: Math.max(...paints.map(({ duration }) => duration)) };
  });
  if (!found) throw new Error("the browser told of no soft navigation");
  return found;
}
