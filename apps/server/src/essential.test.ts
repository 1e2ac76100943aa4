import { expect, test } from "vitest";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { extraPaths, paths } from "@shop/contract/paths";
import { locales } from "@shop/kit/locale";
import routes from "../../storefront/app/routes.ts";
import { isEssential } from "./essential.ts";

/** The route table's addresses, those with an optional part both ways. */
function addresses(entries: readonly RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap(({ path, children }) => {
    const whole = path === undefined ? parent : `${parent}/${path}`;
    return children ? addresses(children, whole === "/:lang?" ? "" : whole) : [whole || "/"];
  });
}
const isEssentialPage = (path: string) => {
  const written = [...new Set([path.replace(/\/:\w+\?$/, ""), path.replaceAll(/:\w+\??/g, "7")])];
  const said = new Set(
    locales.flatMap(({ prefix }) =>
      written.flatMap((one) => [one, `${one}?q=2`, `${one}.data?_routes=x`].map((url) => isEssential(prefix + url))),
    ),
  );
  expect(said.size, path).toBe(1);
  return said.has(true);
};

test("pages for buying, paying and signing in are essential, in each language, as data and with a query too", () => {
  expect(addresses(routes as RouteConfigEntry[]).filter(isEssentialPage)).toEqual([
    "/login",
    "/register",
    "/otp/verify",
    "/forgot-password",
    "/logout",
    "/account/myaccount/myorders",
    "/account/myaccount/myorders/checkout-detail/:id?",
    "/checkout",
    "/checkout/khqr",
    "/checkout/:way",
    "/buynow/:id?",
    "/paypal/success",
    "/paypal/error",
  ]);
});

test.each(["/rest", ""])("the calls of the store API at %j that these pages need are essential", (base) => {
  const essential = Object.entries(paths).filter(([, [, path]]) => isEssential(base + path));
  const capabilities = new Set(essential.map(([name]) => (name.startsWith("bookings.") ? name : name.split(".")[0])));
  expect([...capabilities].sort()).toEqual([
    "auth",
    "bookings.keep",
    "cart",
    "checkout",
    "locations",
    "orders",
    "payment",
    "places",
    "profile",
    "site",
    "upload",
  ]);
});

test("webhooks, probes and metrics are essential; addresses that only begin like them are not", () => {
  expect(
    [`${extraPaths.webhooks}paypal`, `${extraPaths.paymentPictures}a.svg`, "/healthz", "/readyz", "/metrics"].filter(
      (url) => !isEssential(url),
    ),
  ).toEqual([]);
  expect(
    [
      "/",
      "/kh",
      "/loginx",
      "/checkouts",
      "/search/checkout",
      "/rest/api/sitemap",
      "/xx/checkout",
      "/?next=/checkout",
    ].filter(isEssential),
  ).toEqual([]);
});
