import { signUp } from "../shopper.ts";
import { untilPainted, type Answer, type Phone } from "../slow-phone.ts";
import { card, openBoth, openList, type Trial } from "./list-page.ts";
import { printRow } from "./table.ts";

/** Between two taps, in ms. */
const pause = 400;

/** Taps on a card's buttons: cart, wishlist (customers only) and compare. */
export async function keeping(trial: Trial, who: "guest" | "customer"): Promise<void> {
  const [shop, bare] = await openBoth(trial);
  await openList(shop, trial);
  if (who === "customer") {
    await signUp(shop.page, trial.dataDir);
    await openList(shop, trial);
  }
  const adds: Answer[] = [];
  const wishes: Answer[] = [];
  const compares: Answer[] = [];
  const reference: Answer[] = [];
  const addable = await addableCards(shop);
  for (let round = 0; round < trial.rounds; round++) {
    const one = card(addable[round % addable.length]!);
    adds.push(await untilPainted(shop, `${one} button:not([aria-pressed])`, cartCount(round + 1)));
    await shop.page.waitForTimeout(pause);
    if (who === "customer") wishes.push(await press(shop, `${card(round % 6)} button[aria-pressed]:nth-of-type(1)`));
    compares.push(await press(shop, `${card(round % 4)} button[aria-pressed]:nth-of-type(2)`));
    const bareCount = { selector: "#bare-count", text: String(round + 1) };
    reference.push(await untilPainted(bare, `${one} button[aria-label^='Add']`, bareCount));
  }
  printRow(`${who}: add to cart → number on the cart`, 50, adds, reference);
  if (wishes.length > 0) printRow(`${who}: wishlist → heart filled`, 50, wishes, reference);
  printRow(`${who}: compare → mark filled`, 50, compares, reference);
  await Promise.all([shop.close(), bare.close()]);
}

const cartCount = (count: number) => ({
  selector: `nav button[aria-label$=": ${count}"] span[aria-hidden]`,
  text: String(count),
});

/** The first six cards whose product can be added to the cart from the list. */
async function addableCards({ page }: Phone): Promise<number[]> {
  const indexes = await page
    .locator("main article")
    .evaluateAll((cards) =>
      cards.flatMap((one, index) =>
        one.querySelector('button[aria-label^="Add"]:not([aria-pressed])') ? [index] : [],
      ),
    );
  return indexes.slice(0, 6);
}

/** Presses a button that is not pressed, after releasing it if it is. */
async function press(shop: Phone, button: string): Promise<Answer> {
  if ((await shop.page.locator(button).getAttribute("aria-pressed")) === "true") await shop.tap(button);
  await shop.page.waitForTimeout(pause);
  const answer = await untilPainted(shop, button, { selector: `${button}[aria-pressed="true"]` });
  await shop.page.waitForTimeout(pause);
  return answer;
}
