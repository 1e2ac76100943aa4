import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findViolations } from "./boundaries.ts";

/** Tests the check itself: each forbidden import is planted in a small project, where it must be found. */
let project = "";

beforeEach(() => {
  project = realpathSync(mkdtempSync(join(tmpdir(), "shop-boundaries-")));
  for (const folder of ["packages", "apps", "tools", "e2e", "bench"]) mkdirSync(join(project, folder));
});

afterEach(() => rmSync(project, { recursive: true }));

function plant(
  from: string,
  to: string,
  statement = (path: string) => `import { value } from "${path}"; console.log(value);`,
): void {
  write(to, "export const value = 1; export type Value = 1;");
  write(from, statement(to.startsWith("node:") ? to : `./${relative(dirname(from), to)}`));
}

function write(path: string, text: string): void {
  if (path.startsWith("node:")) return;
  mkdirSync(join(project, dirname(path)), { recursive: true });
  writeFileSync(join(project, path), text);
}

const api = "apps/api/src";
const front = "apps/storefront/app";
const server = "apps/server/src";

test.each([
  ["kit-is-at-the-bottom", "packages/kit/src/money.ts", "packages/contract/src/calls.ts"],
  ["kit-does-no-io", "packages/kit/src/money.ts", "node:fs"],
  ["contract-knows-kit-only", "packages/contract/src/calls.ts", `${api}/platform/env.ts`],
  ["demo-is-data", "packages/demo/src/stores.ts", `${api}/platform/env.ts`],
  ["demo-only-for-seed-and-tests", "apps/server/src/main.ts", "packages/demo/src/stores.ts"],
  ["storefront-knows-the-contract-only", `${front}/root.tsx`, `${api}/platform/env.ts`],
  ["ui-knows-no-features", `${front}/ui/button.tsx`, `${front}/features/cart/line.tsx`],
  ["lib-is-at-the-bottom", `${front}/lib/pages/sheets.ts`, `${front}/i18n/link.tsx`],
  ["i18n-knows-lib-only", `${front}/i18n/link.tsx`, `${front}/ui/button.tsx`],
  ["ui-knows-no-features", `${front}/ui/button.tsx`, `${front}/state/cart.ts`],
  ["lib-is-at-the-bottom", `${front}/lib/pages/sheets.ts`, `${front}/state/cart.ts`],
  ["state-knows-no-pages", `${front}/state/cart.ts`, `${front}/parts/contact-list.tsx`],
  ["parts-know-no-features", `${front}/parts/contact-list.tsx`, `${front}/features/cart/line.tsx`],
  ["features-know-no-other", `${front}/features/cart/line.tsx`, `${front}/features/checkout/form.tsx`],
  [
    "catalog-listings-knows-what-is-below",
    `${api}/modules/catalog/listings/set-price.ts`,
    `${api}/modules/catalog/stock/set-stock.ts`,
  ],
  [
    "other-catalog-folders-know-no-other",
    `${api}/modules/catalog/products/find-sku.ts`,
    `${api}/modules/catalog/listings/set-price.ts`,
  ],
  [
    "payments-providers-knows-what-is-below",
    `${api}/modules/payments/providers/provider.ts`,
    `${api}/modules/payments/simulator/control.ts`,
  ],
  [
    "search-documents-knows-what-is-below",
    `${api}/modules/search/documents/vector.ts`,
    `${api}/modules/search/asking/tsquery.ts`,
  ],
  [
    "other-search-folders-know-no-other",
    `${api}/modules/search/words/sounds/alike.ts`,
    `${api}/modules/search/spelling/meant-words.ts`,
  ],
  [
    "khqr-knows-what-is-below",
    `${front}/features/checkout/khqr/khqr-page.tsx`,
    `${front}/features/checkout/quote/totals.tsx`,
  ],
  [
    "opening-knows-what-is-below",
    `${front}/features/checkout/opening/pay-dialog.tsx`,
    `${front}/features/checkout/page/checkout-form.tsx`,
  ],
  [
    "checkout-parts-know-no-other",
    `${front}/features/checkout/payment/payment-over.tsx`,
    `${front}/features/checkout/quote/totals.tsx`,
  ],
  ["features-know-no-routes", `${front}/features/cart/line.tsx`, `${front}/routes/cart.tsx`],
  ["api-knows-no-front", `${api}/app.ts`, "apps/server/src/main.ts"],
  ["platform-is-below-modules", `${api}/platform/env.ts`, `${api}/modules/cart/public.ts`],
  ["modules-know-no-other", `${api}/modules/cart/public.ts`, `${api}/modules/stores/public.ts`],
  ["modules-know-no-other", `${api}/modules/cart/add-line.ts`, `${api}/flows/checkout/quote.ts`],
  ["flows-use-what-is-public", `${api}/flows/checkout/quote.ts`, `${api}/modules/cart/tables.ts`],
  [
    "ordering-knows-what-is-below",
    `${api}/flows/ordering/price-order.ts`,
    `${api}/flows/payments/opening/open-payment.ts`,
  ],
  ["payments-knows-what-is-below", `${api}/flows/payments/opening/open-payment.ts`, `${api}/flows/checkout/quote.ts`],
  ["other-flows-know-no-other", `${api}/flows/wishlist/routes.ts`, `${api}/flows/cart/show-cart.ts`],
  ["flows-load-search-when-they-index", `${api}/flows/catalog/index-products.ts`, `${api}/modules/search/public.ts`],
  ["views-read-tables", `${api}/views/cart.ts`, `${api}/modules/cart/add-line.ts`],
  ["http-knows-no-module", `${api}/http/dispatch.ts`, `${api}/modules/cart/public.ts`],
  ["app-uses-routes-and-public", `${api}/app.ts`, `${api}/modules/cart/add-line.ts`],
  ["server-api-knows-what-is-below", `${server}/api/start-api.ts`, `${server}/pages/page-cache.ts`],
  ["server-pages-knows-what-is-below", `${server}/pages/page-cache.ts`, `${server}/lifecycle.ts`],
  ["server-parts-know-no-other", `${server}/http/caller.ts`, `${server}/pages/page-cache.ts`],
  ["server-knows-no-tools", "apps/server/src/main.ts", "tools/seed/main.ts"],
  ["tests-stay-tests", `${api}/app.ts`, `${api}/platform/testing/database.ts`],
])("%s: %s must not import %s", async (rule, from, to) => {
  plant(from, to);
  const { violations } = await findViolations(project);
  expect(violations).toEqual([expect.stringContaining(`${rule} (`)]);
});

test("sees type-only imports, in JSX too", async () => {
  plant(
    `${front}/ui/button.tsx`,
    `${front}/features/cart/line.ts`,
    (path) => `import type { Value } from "${path}"; export const Button = (_: Value) => <button />;`,
  );
  expect((await findViolations(project)).violations).toHaveLength(1);
});

test("finds circular imports", async () => {
  plant(`${api}/modules/cart/a.ts`, `${api}/modules/cart/b.ts`);
  plant(`${api}/modules/cart/b.ts`, `${api}/modules/cart/a.ts`);
  plant(`${api}/modules/cart/a.ts`, "node:fs", () => 'import { value } from "./b.ts"; export { value };');
  expect((await findViolations(project)).violations.join()).toContain("no-circles");
});

test("accepts allowed imports", async () => {
  plant("packages/contract/src/calls.ts", "packages/kit/src/money.ts");
  plant(`${api}/modules/cart/add-line.ts`, `${api}/platform/env.ts`);
  plant(`${api}/flows/checkout/quote.ts`, `${api}/modules/cart/public.ts`);
  plant(`${api}/views/cart.ts`, `${api}/modules/stores/tables.ts`);
  plant("tools/seed/main.ts", "packages/demo/src/stores.ts");
  plant(`${api}/app.test.ts`, `${api}/modules/help/answer.ts`);
  const { modules, violations } = await findViolations(project);
  expect(violations).toEqual([]);
  expect(modules).toBeGreaterThan(9);
});
