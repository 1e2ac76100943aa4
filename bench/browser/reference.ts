import type { Browser } from "@playwright/test";
import { openPhone, type Phone } from "./slow-phone.ts";

/** The HTML of a page without its scripts. */
export const unscripted = (html: string) =>
  html.replace(/<script\b[\s\S]*?<\/script>/g, "").replace(/<link rel="modulepreload"[^>]*>/g, "");
const bodyOf = (html: string) => /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? "";

const referencePath = "/bare-page-of-the-bench";

/**
 * The least work for the same change on the screen: the shop's list without its script. A tap on a
 * product replaces it by the next page, which is already there; a tap on a button changes the number
 * on the badge and a line of text.
 */
export async function openReference(browser: Browser, origin: string, list: string, product: string): Promise<Phone> {
  // A service worker would answer before this server.
  const phone = await openPhone(browser, { serviceWorkers: "block" });
  const { page } = phone;
  const read = async (path: string) => {
    await page.goto(origin + path);
    return unscripted(await page.evaluate(async () => (await fetch(location.href)).text()));
  };
  const [before, after] = [await read(list), bodyOf(await read(product))];
  const script = `<script>
    const next = ${JSON.stringify(after).replaceAll("<", "\\u003c")};
    let count = 0;
    addEventListener("click", (event) => {
      const button = event.target.closest("main article button");
      if (event.target.closest("main article a")) { event.preventDefault(); document.body.innerHTML = next; scrollTo(0, 0); }
      else if (button) {
        const badge = document.querySelector("#bare-count") ?? document.body.appendChild(Object.assign(document.createElement("p"), { id: "bare-count" }));
        badge.textContent = String(++count);
        button.dataset.pressed = String(button.dataset.pressed !== "true");
      }
    });
  </script>`;
  await page.route(`**${referencePath}`, (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      body: before.replace("</body>", () => `${script}</body>`),
    }),
  );
  await page.goto(origin + referencePath, { waitUntil: "load" });
  return phone;
}
