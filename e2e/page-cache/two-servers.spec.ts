import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { setStorePrice } from "../../apps/api/src/modules/catalog/public.ts";
import { setStoreField } from "../../apps/api/src/modules/stores/public.ts";
import { languageCookie } from "../../packages/kit/src/constants.ts";
import { publishChange } from "../../apps/api/src/platform/changes/changes.ts";
import { openDatabase, type Database } from "../../apps/api/src/platform/database/database.ts";
import { codeIn, outboxTexts } from "../../apps/api/src/testing/shops/outbox.ts";
import { publicPages } from "../../apps/storefront/app/lib/pages/public-pages.ts";
import { e164 } from "../fixtures/phones.ts";
import { languages } from "../fixtures/shop.ts";
import { twoServers, type Server, type TwoServers } from "../fixtures/two-servers.ts";

test.describe.configure({ mode: "serial" });

let shop: TwoServers;
let database: Database;
test.beforeAll(async () => {
  shop = await twoServers();
  database = openDatabase(shop.databaseUrl, { poolSize: 2 });
});
test.afterAll(async () => {
  await database?.close();
  await shop?.close();
});

const prefixes = Object.values(languages);
const agent =
  "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Mobile Safari/537.36";

/** One page of each kind that is public (`publicPages` of the storefront). */
async function publicPaths(): Promise<string[]> {
  const row = async <Row extends Record<string, unknown>>(query: string) =>
    (await database.pool.query<Row>(query)).rows[0]!;
  const news = await row("select id from news order by id limit 1");
  const article = await row("select id from help_articles order by id limit 1");
  const topic = await row("select id from help_categories order by id limit 1");
  const sub = await row(
    "select category_id c, subcategory_id s from listings where store_id = 1 and subcategory_id is not null limit 1",
  );
  const variant = await row(
    "select product_id p, variant_id v from listing_variants where store_id = 1 order by variant_id limit 1",
  );
  const check = await row("select code from device_checks where store_id = 1 and published order by id limit 1");
  return [
    "/",
    "/category",
    `/category/${sub.c}/sub/${sub.s}`,
    "/phone?sort=price_asc",
    "/camera",
    "/smarthome",
    "/sparepart",
    "/promotions",
    "/services",
    "/search/phone",
    "/product/1",
    `/product/${variant.p}?v=${variant.v}`,
    "/brands",
    "/compare",
    "/services/allfreelancer",
    "/services/freelancer?id=1",
    "/check-result",
    `/check-result/${check.code}`,
    `/print/check?id=${check.code}`,
    "/policy",
    "/chat",
    "/news",
    `/news/${news.id}`,
    "/help-center",
    "/help-center/index-copy",
    `/help-center/category/${topic.id}`,
    `/help-center/detail/${article.id}`,
  ];
}

/** Files without a language. */
const publicFiles = [
  "/robots.txt",
  "/sitemap.xml",
  "/sitemap/parts/pages",
  "/sitemap/parts/1",
  "/manifest.webmanifest",
];

const inLanguage = (prefix: string, path: string) => prefix + (path === "/" && prefix ? "" : path);

/** The URL of a page's data request. */
function dataOf(address: string): string {
  const [path, query] = address.split("?");
  return `${path === "/" ? "/_" : path}.data${query ? `?${query}` : ""}`;
}

/** The headers of a shopper with an account, a cart and a language. */
async function visitor(server: Server): Promise<{ headers: Record<string, string>; secrets: string[] }> {
  const post = (path: string, body: object, cookie = "") =>
    server.send(`/rest${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: "http://s001.localhost:8000", ...(cookie && { cookie }) },
      body: JSON.stringify(body),
    });
  const phone = "012777001";
  await post("/api/auth/register", { name: "Sokunthea Visitor", phone, password: "correct horse 1" });
  const code = () => codeIn(outboxTexts(shop.dataDir, e164(phone)).at(-1));
  await expect.poll(code).toBeTruthy();
  const otp = code();
  const { headers } = await post("/api/verify", { phone, otp });
  const jwt = String(headers["set-cookie"]).split(";", 1)[0]!;
  expect(jwt).toMatch(/^jwt=ey/);
  return {
    headers: {
      cookie: `${jwt}; cart=%5B1%5D; ${languageCookie}=zh; other=visitor-mark`,
      "accept-language": "zh-CN,zh;q=0.9",
      "user-agent": agent,
      "save-data": "on",
      dnt: "1",
      referer: "https://elsewhere.example/visitor-mark",
    },
    secrets: [jwt.slice(4), "Sokunthea", phone, "visitor-mark", "Android 14"],
  };
}

test("a public page has the same bytes for a visitor and for nobody, in three languages, and contains nothing of the visitor", async () => {
  const [first, second] = shop.servers;
  const { headers, secrets } = await visitor(first);
  const paths = await publicPaths();
  const tried = [...paths, ...publicFiles].map((path) => path.split("?", 1)[0]!);
  expect(
    publicPages.filter(([pattern]) => !tried.some((path) => pattern.test(path))).map(String),
    "a page that is kept is not tried here",
  ).toEqual([]);
  const pages = prefixes.flatMap((prefix) => paths.map((path) => inLanguage(prefix, path)));
  const addresses = [
    ...pages,
    ...pages.map(dataOf),
    "/product/1.data?_routes=routes%2Fcatalog%2Fproduct",
    ...publicFiles,
  ];
  const before = await Promise.all(shop.servers.map((server) => server.rendered()));
  for (const address of addresses) {
    // `/` would redirect a visitor to their language.
    const sent =
      address === "/"
        ? { ...headers, cookie: headers.cookie!.replace(`${languageCookie}=zh`, `${languageCookie}=en`) }
        : headers;
    const [withVisitor, withNobody] = await Promise.all([first.get(address, sent), second.get(address)]);
    expect([withVisitor.status, withNobody.status], address).toEqual([200, 200]);
    expect(withVisitor.body.equals(withNobody.body), address).toBe(true);
    const { date: _one, ...visited } = withVisitor.headers;
    const { date: _other, ...plain } = withNobody.headers;
    expect(visited, address).toEqual(plain);
    expect(visited["set-cookie"], address).toBeUndefined();
    const text = withVisitor.body.toString();
    expect(
      secrets.filter((secret) => text.includes(secret)),
      address,
    ).toEqual([]);
  }
  // Each page was rendered once per process, so two independent renderings were compared.
  const after = await Promise.all(shop.servers.map((server) => server.rendered()));
  expect(after.map((count, index) => count - before[index]!)).toEqual([addresses.length, addresses.length]);
  // None of them needed the router: see `lib/pages/quick-page.ts` of the storefront.
  expect(await Promise.all(shop.servers.map((server) => server.renderedByRouter()))).toEqual([0, 0]);
});

test("a page put together of cached parts has the same bytes as one rendered as a whole", async () => {
  const [server] = shop.servers;
  const paths = (await publicPaths()).flatMap((path) => prefixes.map((prefix) => inLanguage(prefix, path)));
  const read = () => Promise.all(paths.map((path) => server.get(path)));
  const first = await read();
  const before = await server.rendered();
  await database.transaction(async (tx) => {
    await publishChange(tx, { kind: "product", ids: [1] });
    await publishChange(tx, { kind: "content" });
  });
  const rendered = async () => {
    await server.get("/policy");
    return server.rendered();
  };
  await expect.poll(rendered).toBeGreaterThan(before);
  const again = await read();
  for (const [index, path] of paths.entries()) expect(again[index]!.body.equals(first[index]!.body), path).toBe(true);
  // In each language all pages that have cacheable parts.
  expect((await server.rendered()) - before).toBeGreaterThan(paths.length / 2);
});

test("irrelevant parameters do not create further cache entries", async () => {
  const [server] = shop.servers;
  for (const path of ["/phone?sort=price_asc", "/product/1", "/"]) {
    const kept = await server.get(path);
    const before = await server.rendered();
    for (const more of ["utm_source=x", "fbclid=1&gclid=2", "page_=2", "__proto__=1"]) {
      const same = await server.get(`${path}${path.includes("?") ? "&" : "?"}${more}`);
      expect(same.headers.etag, `${path} ${more}`).toBe(kept.headers.etag);
    }
    expect(await server.rendered(), path).toBe(before);
  }
});

test("a changed price is on every page of every process within a second, and no other page is rendered again", async () => {
  const { rows } = await database.pool.query<{ id: number; sku: string; brand: number; sub: number; category: number }>(
    `select p.id, p.sku, l.brand_id brand, l.subcategory_id sub, l.category_id category
     from listings l join products p on p.id = l.product_id join categories c on c.id = l.category_id
     where l.store_id = 1 and c.key = 'phone' and l.brand_id is not null and l.subcategory_id is not null
       and not exists (select from variants v where v.product_id = p.id)
     order by l.popularity desc, l.product_id limit 1`,
  );
  const { id, sku, brand, sub, category } = rows[0]!;
  const other = (
    await database.pool.query<{ id: number }>(
      "select l.product_id id from listings l join categories c on c.id = l.category_id where l.store_id = 1 and c.key = 'camera' limit 1",
    )
  ).rows[0]!.id;
  const check = (
    await database.pool.query<{ code: string }>(
      "select code from device_checks where store_id = 1 and published order by id limit 1",
    )
  ).rows[0]!.code;
  const showing = [
    "/phone?price_min=777",
    `/kh/category/${category}/sub/${sub}?price_min=777`,
    `/category?brand_id=${brand}&price_min=777`,
    `/zh/product/${id}`,
  ];
  const holding = ["/", "/category", "/search/phone"];
  const others = [
    "/camera",
    `/product/${other}`,
    "/brands",
    "/kh/help-center",
    "/policy",
    "/zh/news",
    "/check-result",
    `/check-result/${check}`,
    "/services/allfreelancer",
  ];
  const paths = [...showing, ...holding, ...others];
  const elsewhere = { host: "s002.localhost:8000" };
  const read = (server: Server) =>
    Promise.all([...paths.map((path) => server.get(path)), server.get("/phone", elsewhere)]);
  const before = await Promise.all(shop.servers.map(read));
  expect(before.flat().filter(({ status }) => status !== 200)).toEqual([]);
  const rendered = await Promise.all(shop.servers.map((server) => server.rendered()));

  const amount = 777_77;
  await database.transaction((tx) =>
    setStorePrice(tx, 1, { sku, actor: "e2e", at: new Date() }, { price: amount, promoPrice: null, promoEndsAt: null }),
  );
  const changed = performance.now();
  for (const server of shop.servers) {
    for (const path of showing) {
      while (!(await server.get(path)).body.includes("$777.77")) {
        expect(performance.now() - changed, path).toBeLessThan(1000);
        await sleep(20);
      }
    }
  }
  await Promise.all(shop.servers.map(read));
  const again = await Promise.all(shop.servers.map((server) => server.rendered()));
  // Pages that show the price, and lists that could contain the product; no others.
  expect(again.map((count, index) => count - rendered[index]!)).toEqual([
    showing.length + holding.length,
    showing.length + holding.length,
  ]);
});

test("a change of a store renders its own pages again, and no other store's", async () => {
  const paths = ["/", "/kh/phone", "/product/1", "/policy"];
  const elsewhere = { host: "s002.localhost:8000" };
  const read = (server: Server) =>
    Promise.all([...paths.map((path) => server.get(path)), server.get("/policy", elsewhere)]);
  await Promise.all(shop.servers.map(read));
  const rendered = await Promise.all(shop.servers.map((server) => server.rendered()));
  await database.transaction((tx) =>
    setStoreField(tx, { code: "S002", field: "color", value: "#123f6b", actor: "e2e" }),
  );
  for (const server of shop.servers) {
    await expect
      .poll(
        async () => (await server.get("/policy", elsewhere)).body.includes('name="theme-color" content="#123f6b"'),
        { timeout: 1000 },
      )
      .toBe(true);
    await read(server);
  }
  const again = await Promise.all(shop.servers.map((server) => server.rendered()));
  expect(again.map((count, index) => count - rendered[index]!)).toEqual([1, 1]);
});

test("a rate-limited page says when to try again, both an error page and a form", async () => {
  const [server] = shop.servers;
  const paths = [
    "/check-result/2345672A",
    "/tracking-delivery?order=S001-26-2345-672A&phone=1234",
    "/warranty?order=S001-26-2345-672A&phone=1234",
  ];
  // A page for an unknown code is cached as well, so another code is used.
  await server.get("/check-result/2345672B");
  const { rowCount } = await database.pool.query(
    "update rate_limits set points = 1000000 where key like 'lookup/60:%'",
  );
  expect(rowCount).toBe(1);
  for (const path of prefixes.flatMap((prefix) => paths.map((path) => prefix + path))) {
    const { status, headers } = await server.get(path);
    expect([path, status, Number(headers["retry-after"]) > 0]).toEqual([path, 429, true]);
  }
});
