import { hash } from "node:crypto";
import { renderToString } from "react-dom/server";
import { useContext, createContext, type ReactNode } from "react";
import { expect, it } from "vitest";
import type { SiteInfo } from "@shop/contract/types";
import { cached, cachedEach, CachedParts } from "./cached.tsx";
import { PageParts, pieceOf } from "./cached-parts.ts";

const Rival = createContext("");
let written = 0;
const Price = cached(
  "test price",
  ({ amount }: { amount: number }) => {
    written++;
    return <b title={`<${amount}>`}>{amount} ៛</b>;
  },
  JSON.stringify,
);
const Card = cached(
  "test card",
  ({ name, amount }: { name: string; amount: number }) => {
    written++;
    return (
      <article>
        {name}
        <Price amount={amount} />
        <style dangerouslySetInnerHTML={{ __html: `.a${amount}{}` }} />
      </article>
    );
  },
  JSON.stringify,
);
const Rows = cachedEach(
  "test row",
  ({ amount }: { amount: number }) => {
    written++;
    return (
      <li>
        <Price amount={amount} />
      </li>
    );
  },
  JSON.stringify,
  ({ amount }) => amount,
);
const Nothing = cached("test nothing", () => null);
const Elsewhere = cached(
  "test elsewhere",
  () => <i>{useContext(Rival)}</i>,
  () => useContext(Rival),
);

const page = (...amounts: number[]) => (
  <main>
    before
    {amounts.map((amount) => (
      <Card key={amount} name={`${amount} & co`} amount={amount} />
    ))}
    after
    <Nothing />
    <script dangerouslySetInnerHTML={{ __html: "go()" }} />
  </main>
);

const site = () => ({ name: "A store" }) as SiteInfo;
const plainly = (node: ReactNode) => renderToString(node);
function withParts(node: ReactNode, of: SiteInfo, language: "en" | "km" = "en") {
  const parts = new PageParts(of, language);
  const { bytes, scripts, styles } = parts.whole(renderToString(<CachedParts value={parts}>{node}</CachedParts>));
  return { html: Buffer.from(bytes).toString(), scripts, styles };
}

it("renders the same page with cached parts, with new ones, and without caching", () => {
  const store = site();
  for (const amounts of [
    [1, 2],
    [1, 2],
    [2, 3, 1],
  ])
    expect(withParts(page(...amounts), store).html).toBe(plainly(page(...amounts)));
});

it("renders a part once per store and language", () => {
  const [store, other] = [site(), site()];
  const renderings = (node: ReactNode, of: SiteInfo, language?: "en" | "km") => {
    written = 0;
    withParts(node, of, language);
    return written;
  };
  expect(renderings(page(4), store)).toBe(2);
  expect(renderings(page(4), store)).toBe(0);
  expect(renderings(page(4, 5), store)).toBe(2);
  expect(renderings(page(4), store, "km")).toBe(2);
  expect(renderings(page(4), other)).toBe(2);
});

it("uses the cached parts of a list at once if all are cached, and single ones if one is new", () => {
  const store = site();
  const rows = (...amounts: number[]) => (
    <ul>
      before
      <Rows each={amounts.map((amount) => ({ amount }))} />
      <Rows each={[]} />
      after
    </ul>
  );
  for (const [amounts, renderings] of [
    [[41, 42], 4],
    [[42, 41, 42], 0],
    [[43, 41], 2],
    [[], 0],
  ] as const) {
    written = 0;
    const { html } = withParts(rows(...amounts), store);
    expect([amounts, written]).toEqual([amounts, renderings]);
    expect(html).toBe(plainly(rows(...amounts)));
  }
});

it("renders a part again for anything that it depends on", () => {
  const store = site();
  for (const rival of ["one", "two", "one"])
    expect(
      withParts(
        <Rival value={rival}>
          <Elsewhere />
        </Rival>,
        store,
      ).html,
    ).toBe(`<i>${rival}</i>`);
});

it("knows the inline elements of cached parts", () => {
  const store = site();
  const sha256 = (text: string) => `'sha256-${hash("sha256", text, "base64")}'`;
  const [first, again] = [withParts(page(6, 7), store), withParts(page(6, 7), store)];
  expect(first.styles).toEqual([sha256(".a6{}"), sha256(".a7{}")]);
  expect(first.scripts).toEqual([sha256("go()")]);
  expect(again).toEqual(first);
  expect(
    pieceOf('<script src="/a.js"></script><script type="application/ld+json">{}</script><script>b()</script>').scripts,
  ).toEqual([sha256("b()")]);
});

it("does not mistake a shopper's input for a mark", () => {
  const store = site();
  withParts(page(8), store);
  const typed = <p>{"\u0001k0\u0002 \u0001b0\u0002"}</p>;
  expect(withParts(typed, store).html).toBe(plainly(typed));
});

it("evicts the oldest parts when the cache is full", () => {
  const store = site();
  const Long = cached(
    "test long",
    ({ id }: { id: number }) => {
      written++;
      return <p>{String(id).padEnd(1_000_000, "x")}</p>;
    },
    JSON.stringify,
  );
  const renderings = (id: number) => {
    written = 0;
    withParts(<Long id={id} />, store);
    return written;
  };
  for (let id = 0; id < 30; id++) expect(renderings(id)).toBe(1);
  expect(renderings(29)).toBe(0);
  expect(renderings(0)).toBe(1);
});
