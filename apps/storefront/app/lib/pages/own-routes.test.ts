import { expect, it } from "vitest";
import type { ServerBuild } from "react-router";
import { byFirstSegment } from "./own-routes.ts";

const route = (id: string, parentId: string | undefined, path?: string) =>
  [id, { id, parentId, path, module: {} }] as const;
const build = {
  routes: Object.fromEntries([
    route("root", undefined, ""),
    route("robots", "root", "robots.txt"),
    route("language", "root", ":lang?"),
    route("home", "language"),
    route("phone", "language", "phone"),
    route("product", "language", "product/:id"),
    route("products", "language", "product"),
    route("other", "language", ":word/more"),
    route("none", "language", "*"),
    route("inside", "product", "inside"),
  ]),
} as unknown as ServerBuild;

it("gives each first segment its own routes, with their parents and the routes that match anything", () => {
  const groups = byFirstSegment(build, "language");
  const idsOf = (segment: string) => Object.keys(groups.get(segment)?.routes ?? {}).toSorted();
  const any = ["inside", "language", "none", "other", "root"];
  expect([...groups.keys()].toSorted()).toEqual(["", "phone", "product", "robots.txt"]);
  expect(idsOf("")).toEqual([...any, "home"].toSorted());
  expect(idsOf("product")).toEqual([...any, "product", "products"].toSorted());
  expect(idsOf("robots.txt")).toEqual([...any, "robots"].toSorted());
});
