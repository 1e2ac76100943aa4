import {
  createRequestHandler,
  data,
  Meta,
  Outlet,
  redirect,
  RouterContextProvider,
  Scripts,
  useLoaderData,
  useLocation,
  type ServerBuild,
} from "react-router";
import { expect, it, vi } from "vitest";
import type { SiteInfo } from "@shop/contract/types";
import * as entry from "../../entry.server.tsx";
import { requestContext, writtenPage, type WrittenPage } from "../context.ts";
import { quickPage } from "./quick-page.ts";

function Document() {
  return (
    <html lang="en">
      <head>
        <Meta />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}

function Item() {
  const { pathname, search } = useLocation();
  return (
    <p title={pathname + search}>
      {JSON.stringify(useLoaderData())} <script dangerouslySetInnerHTML={{ __html: "inside()" }} />
    </p>
  );
}

const shared = { name: "ខ្មែរ </script> & 中文" };
let broken = false;
const modules: Record<string, { path?: string; parentId?: string; module: object }> = {
  root: {
    module: {
      default: Document,
      loader: () => ({ shared, none: undefined }),
      meta: ({ loaderData }: { loaderData: typeof shared }) => [{ title: JSON.stringify(loaderData) }],
      handle: "all",
    },
  },
  item: {
    path: "item/:id",
    parentId: "root",
    module: {
      default: Item,
      loader: ({ params, url, pattern }: { params: object; url: URL; pattern: string }) => [
        shared,
        params,
        url.href,
        pattern,
        1,
      ],
    },
  },
  plain: { path: "plain", parentId: "root", module: { default: () => <p>no loader</p> } },
  away: {
    path: "away",
    parentId: "root",
    module: {
      default: Item,
      loader: () => {
        throw redirect("/plain");
      },
    },
  },
  missing: {
    path: "missing",
    parentId: "root",
    module: {
      default: Item,
      loader: () => {
        throw data(null, { status: 404 });
      },
    },
  },
  answered: {
    path: "answered",
    parentId: "root",
    module: { default: Item, loader: () => data({ shared }, { status: 201 }) },
  },
  dated: { path: "dated", parentId: "root", module: { default: Item, loader: () => ({ at: new Date(0) }) } },
  headed: {
    path: "headed",
    parentId: "root",
    module: { default: Item, loader: () => shared, headers: () => ({ "cache-control": "no-store" }) },
  },
  silent: {
    path: "silent",
    parentId: "root",
    module: {
      default: Item,
      loader: () => shared,
      headers: ({ errorHeaders, loaderHeaders }: { errorHeaders?: Headers; loaderHeaders: Headers }) =>
        errorHeaders ?? loaderHeaders,
    },
  },
  failing: {
    path: "failing",
    parentId: "root",
    module: {
      default: () => {
        if (broken) throw new Error("cannot be shown");
        return <p>shown</p>;
      },
    },
  },
  file: { path: "file.txt", parentId: "root", module: { loader: () => new Response("a file") } },
};
const build = {
  entry: { module: { ...entry, handleError: () => undefined } },
  routes: Object.fromEntries(Object.entries(modules).map(([id, route]) => [id, { id, ...route }])),
  assets: {
    version: "1",
    url: "/assets/manifest.js",
    entry: { module: "/assets/entry.js", imports: ["/assets/shared.js"] },
    routes: Object.fromEntries(
      Object.entries(modules).map(([id, { path, parentId, module }]) => [
        id,
        {
          id,
          path,
          parentId,
          module: `/assets/${id}.js`,
          imports: [],
          hasLoader: "loader" in module,
          hasDefaultExport: true,
        },
      ]),
    ),
  },
  basename: "/",
  publicPath: "/",
  assetsBuildDirectory: "build",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial" },
} as unknown as ServerBuild;

const byRouter = createRequestHandler(build, "production");
const quickly = quickPage(build);
const site = { name: "A store" } as SiteInfo;

async function pages(address: string) {
  const request = () => new Request(`http://shop.test${address}`);
  const context = () => {
    const provider = new RouterContextProvider();
    const written: WrittenPage = { page: null };
    provider.set(requestContext, {
      site,
      everybody: true,
      api: async () => ({ ok: true, answer: { data: [] } }),
    } as never);
    provider.set(writtenPage, written);
    return { provider, written };
  };
  const [one, other] = [context(), context()];
  return {
    status: (await byRouter(request(), one.provider)).status,
    byRouter: one.written.page,
    quick: await quickly(request(), other.provider),
  };
}

it("renders the same bytes as the router, with the same list of inline elements", async () => {
  for (const address of ["/item/7", "/item/a%20b?sort=price&text=%E1%9E%80+%3C", "/plain", "/silent", "/failing"]) {
    const { byRouter, quick } = await pages(address);
    expect(Buffer.from(quick!.bytes).toString()).toBe(Buffer.from(byRouter!.bytes).toString());
    expect([quick!.scripts, quick!.styles]).toEqual([byRouter!.scripts, byRouter!.styles]);
    expect(quick!.scripts.length).toBeGreaterThan(2);
  }
});

it("leaves anything but a plain page to the router", async () => {
  broken = true;
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  for (const [address, status] of [
    ["/away", 302],
    ["/missing", 404],
    ["/answered", 201],
    ["/dated", 200],
    ["/headed", 200],
    ["/failing", 500],
    ["/file.txt", 200],
    ["/nowhere", 404],
  ] as const) {
    const answer = await pages(address);
    expect([address, answer.quick, answer.status]).toEqual([address, null, status]);
  }
  // A failure is reported once, by the router.
  expect(said).toHaveBeenCalledTimes(3);
  said.mockClear();
});
