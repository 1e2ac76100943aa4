import { readFileSync } from "node:fs";
import { join } from "node:path";
import Validator from "@adobe/structured-data-validator";
import { validateXML } from "xmllint-wasm";
import { expect, isFull, languages, send, storeUrl, test } from "../fixtures/shop.ts";
import { pathOf, readEnginePage } from "./engine-page.ts";

const schema = { fileName: "sitemap.xsd", contents: readFileSync(join(import.meta.dirname, "sitemap.xsd"), "utf8") };
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!.replaceAll("&amp;", "&"));

/** Properties that Google recommends and the shop does not have: ratings, facts that its products lack, and of deliveries a region, since they are told for the whole country, and the days before sending. */
const notKept = [
  "aggregateRating",
  "review",
  "audience",
  "hasCertification",
  "material",
  "pattern",
  "size",
  "subjectOf",
  "isVariantOf",
  "inProductGroupWithID",
  "gtin",
  "addressRegion",
  "handlingTime",
];
/** Properties of some products only: a colour if there are several, a promotion that ends. */
const notEverywhere = ["color", "priceValidUntil", "brand", "mpn"];
/** Properties of a variant that are given once, for its group. */
const ofGroup = ["brand", "description", "mpn"];

interface Issue {
  severity: string;
  issueMessage: string;
  fieldNames: string[];
  path: { type: string }[];
}

async function issuesOf(data: Record<string, unknown>[]): Promise<Issue[]> {
  const byType = Object.groupBy(structuredClone(data), (part) => String(part["@type"]));
  return (await new Validator().validate({ jsonld: byType })) as Issue[];
}

for (const store of ["S001", "S016", ...(isFull ? ["S007"] : [])]) {
  test(`the structured data of ${store} has all that Google asks for, and nothing wrong`, async () => {
    const { data } = JSON.parse((await send(store, "/rest/api/products?row_per_page=24")).text) as {
      data: { id: number }[];
    };
    for (const prefix of Object.values(languages)) {
      for (const { id } of isFull ? data : data.slice(0, 6)) {
        const page = await readEnginePage(store, `${prefix}/product/${id}`);
        expect(
          page.data.map((part) => part["@type"]),
          `product ${id}`,
        ).toEqual([expect.stringMatching(/^Product(Group)?$/), "BreadcrumbList"]);
        const issues = (await issuesOf(page.data)).filter(({ severity, fieldNames, path }) => {
          const field = fieldNames[0]!;
          const isVariant = path[0]?.type === "ProductGroup";
          return (
            severity === "ERROR" ||
            !(notKept.includes(field) || notEverywhere.includes(field) || (isVariant && ofGroup.includes(field)))
          );
        });
        expect(issues, `product ${id}`).toEqual([]);
      }
    }
  });
}

test("the validator notices what is missing or wrong", async () => {
  const { data } = await readEnginePage("S001", "/product/5003");
  const [product] = data as [{ offers: Record<string, unknown> }];
  const errors = async (part: Record<string, unknown>) =>
    (await issuesOf([part])).filter(({ severity }) => severity === "ERROR").map(({ fieldNames }) => fieldNames[0]);
  expect(await errors(product)).toEqual([]);
  expect(await errors({ ...product, name: undefined, image: undefined })).toEqual(
    expect.arrayContaining(["name", "image"]),
  );
  expect(
    await errors({ ...product, offers: { ...product.offers, price: undefined, priceSpecification: undefined } }),
  ).toEqual(expect.arrayContaining(["price"]));
});

test("the home page describes the store; the data of a product match its page", async ({ page }) => {
  const home = await readEnginePage("S001", "/zh");
  expect(home.data).toMatchObject([
    {
      "@type": "OnlineStore",
      name: "Mekong Lotus",
      url: storeUrl("S001"),
      contactPoint: expect.arrayContaining([
        expect.objectContaining({ telephone: expect.stringMatching(/^\+855\d{8,9}$/) }),
      ]),
    },
    { "@type": "WebSite", name: "Mekong Lotus", url: storeUrl("S001", "/zh"), inLanguage: "zh" },
  ]);
  expect((await issuesOf(home.data)).filter(({ severity }) => severity === "ERROR")).toEqual([]);

  expect((await readEnginePage("S001", "/kh/policy")).data).toMatchObject([
    {
      "@id": `${storeUrl("S001")}#store`,
      hasMerchantReturnPolicy: { merchantReturnLink: storeUrl("S001", "/kh/policy#returns") },
    },
  ]);

  const { data } = await readEnginePage("S001", "/product/5003");
  const offer = (
    data[0] as { offers: { price: number; priceValidUntil: string; priceSpecification: { price: number } } }
  ).offers;
  await page.goto(storeUrl("S001", "/product/5003"));
  const main = page.getByRole("main");
  await expect(main.getByText(`$${offer.price.toFixed(2)}`).first()).toBeVisible();
  await expect(main.getByText(`$${offer.priceSpecification.price.toFixed(2)}`).first()).toBeVisible();
  expect(Date.parse(offer.priceValidUntil)).toBeGreaterThan(Date.now());
  expect((await readEnginePage("S001", "/product/7043")).data.map((part) => part["@type"])).toEqual(["BreadcrumbList"]);
});

test("the sitemap follows sitemaps.org; every page in it exists, under its canonical URL, with its other languages", async () => {
  const index = await send("S001", "/sitemap.xml");
  const parts = locations(index.text);
  expect(parts.length).toBeGreaterThan(1);
  const bodies = await Promise.all(
    parts.map(async (part) => ({
      fileName: `part${pathOf(part).replaceAll("/", "-")}.xml`,
      contents: (await send("S001", pathOf(part))).text,
    })),
  );
  for (const file of [{ fileName: "index.xml", contents: index.text }, ...bodies]) {
    const { errors } = await validateXML({ xml: [file], schema: [schema] });
    expect(errors, file.fileName).toEqual([]);
  }
  const addresses = bodies.flatMap(({ contents }) => locations(contents));
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const { contents } of bodies) expect(locations(contents).length).toBeLessThanOrEqual(50_000);

  // Every kind of page, and a sample of the products; all of them with FULL=1.
  const known = new Set(addresses);
  const visited = addresses.filter(
    (address, position) => isFull || (address.includes("/product/") ? position % 400 === 0 : position % 17 === 0),
  );
  expect(visited.length).toBeGreaterThan(10);
  for (const address of visited) {
    const page = await readEnginePage("S001", pathOf(address));
    expect(page, address).toMatchObject({ status: 200, canonical: address, robots: "" });
    expect(Object.keys(page.alternates).toSorted(), address).toEqual(["en", "km", "x-default", "zh"]);
    for (const other of Object.values(page.alternates))
      expect(known.has(other), `${address} names ${other}`).toBe(true);
    expect(Object.values(page.alternates), address).toContain(address);
  }
});

test("a page and its translations link to each other", async () => {
  for (const path of ["/", "/phone?page=2", "/product/1", "/category?brand_id=2", "/category/1/sub/1001"]) {
    const { alternates } = await readEnginePage("S001", path);
    expect(Object.keys(alternates), path).toHaveLength(4);
    for (const address of Object.values(alternates))
      expect((await readEnginePage("S001", pathOf(address))).alternates, address).toEqual(alternates);
  }
});

test("filtered and sorted lists have the plain list as their canonical URL; further pages have their own", async () => {
  const canonical = async (path: string) => pathOf((await readEnginePage("S001", path)).canonical);
  expect(await canonical("/phone?brand_id=2&in_stock=1&page=1")).toBe("/phone");
  expect(await canonical("/zh/phone?sort=price_asc&page=2")).toBe("/zh/phone");
  expect(await canonical("/phone?page=2")).toBe("/phone?page=2");
  expect(await canonical("/phone?page=1&utm_source=x")).toBe("/phone");
  expect(await canonical("/category?cat_id=1")).toBe("/phone");
  expect(await canonical("/kh/category?brand_id=2&promotion=1")).toBe("/kh/category?brand_id=2");
  expect(await canonical("/kh/category?brand_id=2&brand_id=3")).toBe("/kh/category");
  expect(await canonical("/product/1?v=105")).toBe("/product/1");
  expect(await canonical("/kh/search/PHONE?sort=price_asc&page=2")).toBe("/kh/search/phone");
  expect((await readEnginePage("S001", "/search/phone")).robots).toBe("");
  const none = await readEnginePage("S001", "/phone?price_max=1");
  expect([none.robots, pathOf(none.canonical)], "nothing of it is left, but the list itself is no empty one").toEqual([
    "",
    "/phone",
  ]);
  for (const nothing of ["/search", "/search/zzqqxx"])
    expect((await readEnginePage("S001", nothing)).robots, nothing).toContain("noindex");
});

test("robots.txt allows everything but private pages, and every page has a picture that chats can show", async () => {
  const { text } = await send("S001", "/robots.txt");
  expect(text).toContain(`Sitemap: ${storeUrl("S001", "/sitemap.xml")}`);
  const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path!);
  const isClosed = (path: string) => closed.some((start) => path.startsWith(start));
  for (const prefix of Object.values(languages)) {
    for (const path of ["/checkout", "/account/myaccount", "/login", "/print/order?id=1"])
      expect(isClosed(prefix + path), prefix + path).toBe(true);
    for (const path of ["/phone", "/product/1", "/category?cat_id=5", "/brands", "/help-center"])
      expect(isClosed(prefix + path), prefix + path).toBe(false);
  }
  for (const path of ["/", "/kh/phone", "/zh/product/1", "/category?brand_id=1", "/brands"]) {
    const { picture } = await readEnginePage("S001", path);
    const answer = await send("S001", pathOf(picture));
    expect(answer.status, `${path}: ${picture}`).toBe(200);
    expect(answer.headers["content-type"], picture).toMatch(/^image\/(png|jpeg|webp)$/);
  }
});
