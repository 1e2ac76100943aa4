import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes, type RouteObject } from "react-router";
import { expect, it } from "vitest";
import shop from "../../routes.ts";
import { segmentOf } from "./first-segment.ts";
import { routesFor } from "./routes-for.ts";

const treeOf = ({ id, file, path, index, children }: RouteConfigEntry): RouteObject =>
  index
    ? { id: id ?? file, index, ...(path && { path }) }
    : { id: id ?? file, ...(path && { path }), children: children?.map(treeOf) };
const routes: RouteObject[] = [{ id: "root", path: "", children: (await shop).map(treeOf) }];

const only = (some: RouteObject[], canMatch: (route: RouteObject) => boolean): RouteObject[] =>
  some
    .filter(canMatch)
    .map((route) => (route.index ? route : { ...route, children: route.children && only(route.children, canMatch) }));
const idsOf = (some: RouteObject[], pathname: string) => matchRoutes(some, pathname)?.map(({ route }) => route.id);

/** A URL for each route, with words for its parameters. */
const addressesOf = (some: RouteObject[], above: string): string[] =>
  some.flatMap(({ path, children }) => {
    const here = `${above}/${(path ?? "").replace(/:lang\?/, "").replace(/:\w+\??/g, "7")}`.replace(/\/+/g, "/");
    return [here, ...addressesOf(children ?? [], here)];
  });

it("every URL matches the same route as among all routes, in each language, and so do unknown URLs", () => {
  const addresses = addressesOf(routes, "").flatMap((address, index) => [
    address,
    [`/kh${address}`, `/zh${address}/`, `/xx${address}`, address.toUpperCase(), `${address}/more`][index % 5]!,
  ]);
  expect(addresses.length).toBeGreaterThan(100);
  for (const address of addresses)
    expect(idsOf(only(routes, routesFor(routes, address).canMatch), address), address).toEqual(idsOf(routes, address));
});

it("considers only a few routes for a known segment", () => {
  const count = (some: RouteObject[]): number => some.reduce((sum, { children }) => sum + 1 + count(children ?? []), 0);
  expect(count(only(routes, routesFor(routes, "/kh/phone").canMatch))).toBeLessThan(8);
  expect(count(only(routes, routesFor(routes, "/nowhere").canMatch))).toBe(count(routes));
});

it("finds the segment after the language", () => {
  expect(["/", "/kh", "/zh/phone", "/product/1", "/en/phone", "/robots.txt"].map(segmentOf)).toEqual([
    "",
    "",
    "phone",
    "product",
    "en",
    "robots.txt",
  ]);
});
