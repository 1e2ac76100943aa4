import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test, type Browser, type BrowserContextOptions, type Response } from "@playwright/test";
import { callApi, plainProducts, signUp } from "../fixtures/customer.ts";
import { send, storeUrl } from "../fixtures/shop.ts";

/** The cost of a first visit in transferred bytes, by kind. */
interface Cost {
  html: number;
  script: number;
  fonts: number;
  /** Everything but pictures (icons count as pictures). */
  whole: number;
  requests: number;
  files: Record<string, number>;
  /** Whether fonts are preloaded before the text that needs them. */
  facesAhead: boolean;
  /** Whether the page was compressed at maximum level, as popular pages are. */
  packed: boolean;
}

const kb = 1024;
/** The maximum cost of a page; `npm test` fails above it. */
const most = { html: 20 * kb, script: 112 * kb, requests: 12 };
const latin = { ...most, fonts: 3 * kb, whole: 150 * kb };
const khmer = { ...most, fonts: 50 * kb, whole: 200 * kb };
const budgets: Record<string, Record<Exclude<keyof Cost, "files" | "facesAhead" | "packed">, number>> = {
  "/": latin,
  "/phone": latin,
  "/product/1": latin,
  "/zh": latin,
  "/kh": khmer,
  "/kh/phone": khmer,
};
/** The recorded size of each file, so that a failure shows what grew; SIZES_RECORDED=1 with one worker records them again. */
const record = new URL("recorded.json", import.meta.url);
const recorded = JSON.parse(readFileSync(record, "utf8")) as Record<string, Record<string, number>>;

function keep(path: string, files: Cost["files"]): void {
  recorded[path] = Object.fromEntries(Object.entries(files).toSorted(([one], [other]) => one.localeCompare(other)));
  writeFileSync(record, `${JSON.stringify(recorded, null, 2)}\n`);
}

const isPicture = (response: Response) =>
  response.request().resourceType() === "image" || /image\//.test(response.headers()["content-type"] ?? "");
/** The name of a built file without its hash. */
const plainName = (path: string) => path.replace(/-[\w-]{7,8}(\.\w+)$/, "$1");

const isPacked = (tag: string) => tag.endsWith('.p-br"');

async function firstVisit(browser: Browser, path: string, who: BrowserContextOptions = {}): Promise<Cost> {
  const context = await browser.newContext({
    ...who,
    viewport: { width: 390, height: 844 },
    serviceWorkers: "block",
    locale: "en-US",
  });
  // Prefetches of an idle page are not part of its first load; data saver mode turns them off.
  await context.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  const page = await context.newPage();
  const cost: Cost = {
    html: 0,
    script: 0,
    fonts: 0,
    whole: 0,
    requests: 0,
    files: {},
    facesAhead: false,
    packed: false,
  };
  page.on("response", (response) => {
    const url = new URL(response.url());
    if (isPicture(response) || url.pathname.startsWith("/rest/")) return;
    const bytes = Number(response.headers()["content-length"]);
    const kind = { document: "html", script: "script", font: "fonts" }[response.request().resourceType()] as
      | "html"
      | "script"
      | "fonts"
      | undefined;
    if (kind) cost[kind] += bytes;
    cost.whole += bytes;
    cost.requests++;
    cost.files[kind === "html" ? "page" : plainName(url.pathname)] = bytes;
  });
  const document = await page.goto(storeUrl("S001", path), { waitUntil: "networkidle" });
  const { link: links = "", etag = "" } = document!.headers();
  cost.packed = isPacked(etag);
  cost.facesAhead = /as="?font/.test(links + (await document!.text()));
  await context.close();
  return cost;
}

for (const [path, budget] of Object.entries(budgets)) {
  test(`a first visit of ${path} costs no more than it may`, async ({ browser }) => {
    // The budget is for popular pages. Other tests may cause a page to be rendered again, so wait until it is compressed again.
    const tag = async () => (await send("S001", path, { headers: { "accept-encoding": "br" } })).headers.etag;
    let cost: Cost;
    do {
      await expect.poll(tag, { timeout: 30_000 }).toMatch(/\.p-br"$/);
      cost = await firstVisit(browser, path);
    } while (!cost.packed);
    const grown = Object.entries(cost.files)
      .map(([file, bytes]) => ({ file, bytes, by: bytes - (recorded[path]?.[file] ?? 0) }))
      .filter(({ by }) => by > 100)
      .map(({ file, bytes, by }) => `${file} is ${bytes} bytes, ${by} more than recorded`);
    test.info().annotations.push({ type: "cost", description: JSON.stringify(cost) });
    if (process.env.SIZES_SHOWN) console.log(path, JSON.stringify(cost));
    if (process.env.SIZES_RECORDED) keep(path, cost.files);
    for (const kind of ["html", "script", "fonts", "whole", "requests"] as const) {
      expect(
        cost[kind],
        `${kind} of ${path}; grown since it was recorded: ${grown.join("; ") || "nothing"}`,
      ).toBeLessThanOrEqual(budget[kind]);
    }
    expect(cost.facesAhead, "a browser holds back the first picture for faces that are asked for ahead").toBe(false);
  });
}

for (const [width, dots] of [
  [360, 2],
  [390, 3],
  [412, 1.75],
  [1280, 1],
] as const) {
  test(
    `pictures come as large as they are shown at ${width} px with ${dots} dots each, not larger`,
    { tag: "@full" },
    async ({ browser }) => {
      const context = await browser.newContext({ viewport: { width, height: 800 }, deviceScaleFactor: dots });
      for (const path of ["/", "/phone", "/product/1"]) {
        // Sequentially in one profile: a browser reuses the larger files that it already has.
        const page = await context.newPage();
        await page.goto(storeUrl("S001", path), { waitUntil: "networkidle" });
        const shown = await page.locator("main img[srcset]").evaluateAll((images) =>
          (images as HTMLImageElement[]).flatMap((image) => {
            const { paddingLeft, paddingTop } = getComputedStyle(image);
            const inner = Math.min(
              image.clientWidth - 2 * parseFloat(paddingLeft),
              (image.clientHeight - 2 * parseFloat(paddingTop)) * (image.naturalWidth / image.naturalHeight || 1),
            );
            const file = Number(/w=(\d+)/.exec(image.currentSrc)?.[1]);
            const files = [...image.srcset.matchAll(/ (\d+)w/g)].map(([, each]) => Number(each));
            return file && inner > 0 ? [{ file, files, needed: inner * devicePixelRatio }] : [];
          }),
        );
        expect(shown.length, path).toBeGreaterThan(0);
        for (const { file, files, needed } of shown) {
          const smallest = Math.min(...files.filter((each) => each >= needed - 1));
          expect(file, `${path}: ${Math.round(needed)} dots wide, of ${files.join(", ")}`).toBeLessThanOrEqual(
            smallest,
          );
          expect(file, `${path}: ${Math.round(needed)} dots wide, of ${files.join(", ")}`).toBeGreaterThan(
            needed * 0.8,
          );
        }
        await page.close();
      }
      await context.close();
    },
  );
}

test("the first load of the checkout has at most 150 KB of script, whatever the shopper has visited before", async ({
  browser,
  page,
}) => {
  await page.goto(storeUrl("S001", "/camera"));
  await signUp(page);
  const [product] = await plainProducts(page);
  expect(await callApi(page, "POST", "/api/cart/add", { product_id: product!.id, quantity: 1 })).toMatchObject({
    code: 0,
  });
  const cost = await firstVisit(browser, "/checkout", { storageState: await page.context().storageState() });
  if (process.env.SIZES_SHOWN) console.log("/checkout", JSON.stringify(cost));
  expect(Object.keys(cost.files).some((file) => file.includes("checkout-form"))).toBe(true);
  expect(cost.script, JSON.stringify(cost.files)).toBeLessThanOrEqual(150 * kb);
  expect(cost.whole).toBeLessThanOrEqual(200 * kb);
});

test("the framework imports no other file, so that it stays cached when the shop changes", async () => {
  const assets = new URL("../../apps/storefront/build/client/assets/", import.meta.url);
  const framework = readdirSync(assets).find((name) => /^framework-.*\.js$/.test(name));
  expect(/^import[{"].*?"\.\/[^"]*"/m.exec(readFileSync(new URL(framework!, assets), "utf8"))?.[0]).toBeUndefined();
});

test("the files that every page runs have a compile hint, and the map's does not", async () => {
  const { text } = await send("S001", "/");
  for (const name of ["framework", "base"]) {
    const file = new RegExp(`/assets/${name}-[\\w-]+\\.js`).exec(text)?.[0];
    expect(file, `${name} in the page`).toBeDefined();
    expect((await send("S001", file!)).text.startsWith("//# allFunctionsCalledOnLoad\n"), name).toBe(true);
  }
  const assets = new URL("../../apps/storefront/build/client/assets/", import.meta.url);
  const map = readdirSync(assets).find((name) => /^leaflet.*\.js$/.test(name));
  expect(readFileSync(new URL(map!, assets), "utf8")).not.toContain("allFunctionsCalledOnLoad");
});
