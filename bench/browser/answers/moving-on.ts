import { lastNextPage, watchNextPages, type NextPage } from "../soft-navigation.ts";
import { untilPainted, type Answer, type Phone } from "../slow-phone.ts";
import { cardLink, openBoth, openList, type Trial } from "./list-page.ts";
import { printRow } from "./table.ts";

/** Taps on products of a list, and the way back. */
export async function movingOn(trial: Trial): Promise<void> {
  const [shop, bare] = await openBoth(trial);
  await watchNextPages(shop.page);
  const sights: Answer[] = [];
  const nextPages: NextPage[] = [];
  const first: Answer[] = [];
  const later: Answer[] = [];
  const back: Answer[] = [];
  const reference: Answer[] = [];
  for (let round = 0; round < trial.rounds; round++) {
    await openList(shop, trial);
    sights.push(await untilPainted(shop, cardLink(round % 4), { selector: "main ~ [aria-hidden] .text-title" }));
    await openList(shop, trial);
    for (const [index, times] of [
      [round % 4, first],
      [(round + 1) % 4, later],
    ] as const) {
      times.push(await openProduct(shop, index));
      await shop.page.waitForTimeout(800);
      nextPages.push(await lastNextPage(shop.page));
      back.push(await goBack(shop));
      await shop.page.waitForTimeout(500);
    }
    await bare.page.reload({ waitUntil: "load" });
    await bare.page.waitForTimeout(300);
    reference.push(await untilPainted(bare, cardLink(round % 4), { selector: "main:not(:has(article h2)) h1" }));
  }
  const told = (read: (page: NextPage) => number) => nextPages.map((page) => withoutWork(read(page)));
  printRow("tap on a product → picture, name, price", 100, sights, reference);
  printRow(
    "  its first paint, as the browser counts",
    100,
    told(({ first: ms }) => ms),
  );
  printRow(
    "  its largest paint, as the browser counts",
    null,
    told(({ largest }) => largest),
  );
  printRow("tap on a product → all of its page", null, [...first, ...later], reference);
  printRow("  the first of a visit", 100, first, reference);
  printRow("  the next ones", 100, later, reference);
  printRow("Back to the list", null, back);
  await Promise.all([shop.close(), bare.close()]);
}

/** An answer of which only the time is known. */
const withoutWork = (painted: number): Answer => ({ painted, work: Number.NaN });

/** Taps a card until all of its product's page is there. */
async function openProduct(shop: Phone, index: number): Promise<Answer> {
  const link = cardLink(index);
  const name = (await shop.page.locator(link).textContent())!;
  return untilPainted(shop, link, { selector: "main h1", text: name });
}

async function goBack({ page }: Phone): Promise<Answer> {
  const begun = performance.now();
  await page.evaluate(() => {
    history.back();
    return new Promise((resolve) => {
      const look = () =>
        document.querySelector("main article h2 a")?.checkVisibility()
          ? requestAnimationFrame(resolve)
          : setTimeout(look, 4);
      look();
    });
  });
  return withoutWork(performance.now() - begun);
}
