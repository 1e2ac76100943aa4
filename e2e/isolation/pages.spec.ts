import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../../apps/storefront/app/routes.ts";
import { expect, isFull, send, test, type Sent } from "../fixtures/shop.ts";
import { attackersOf, forge } from "./attackers.ts";
import { entries, type PageEntry } from "./entries.ts";
import { makeVictim, stateOf, type Victim } from "./victim.ts";

interface Page {
  pattern: string;
  /** Accepts forms. */
  takesForms: boolean;
}

const app = join(import.meta.dirname, "../../apps/storefront/app");
const prefixes = isFull ? ["", "/kh", "/zh"] : [""];
const store = "S001";
const origin = `http://s001.localhost:${process.env.E2E_PORT}`;

/** Every page of the route table, without layouts. */
function pagesOf(config: RouteConfigEntry[], above = ""): Page[] {
  return config.flatMap(({ path, file, children }) => {
    const pattern =
      path === ":lang?"
        ? above
        : [above, path]
            .filter((part) => part !== undefined)
            .join("/")
            .replace("//", "/");
    if (children) return pagesOf(children, pattern);
    const source = readFileSync(join(app, file), "utf8");
    return [
      {
        pattern: pattern.startsWith("/") ? pattern : `/${pattern}`,
        takesForms: /export (async )?(function|const) action\b|export \{[^}]*\baction\b/.test(source),
      },
    ];
  });
}

const order = Object.keys(entries);
const pages = pagesOf(await routes).toSorted(
  (left, right) => order.indexOf(left.pattern) - order.indexOf(right.pattern),
);

/** URL of a page's data request. */
function dataOf(address: string): string {
  const [path, search] = address.split("?") as [string, string?];
  return `${path === "/" ? "/_" : path}.data${search === undefined ? "" : `?${search}`}`;
}

function get(address: string, token: string | null): Promise<Sent> {
  return send(store, address, { headers: token === null ? {} : { cookie: `jwt=${token}` } });
}

function post(address: string, form: Partial<Record<string, string>>, token: string | null): Promise<Sent> {
  const headers = {
    origin,
    "content-type": "application/x-www-form-urlencoded",
    ...(token !== null && { cookie: `jwt=${token}` }),
  };
  return send(store, address, {
    method: "POST",
    headers,
    body: new URLSearchParams(form as Record<string, string>).toString(),
  });
}

/** Private texts of the victim in an answer, except those that the attacker sent themselves. */
const leaked = ({ secrets }: Victim, { text, headers }: Sent, said: string) =>
  secrets.filter(
    (secret) => !said.includes(secret) && (text.includes(secret) || JSON.stringify(headers).includes(secret)),
  );

test("every page of the route table has an entry here and vice versa, with a form if it accepts one", () => {
  expect(order.toSorted()).toEqual([...new Set(pages.map(({ pattern }) => pattern))].toSorted());
  for (const { pattern, takesForms } of pages) expect(Boolean(entries[pattern]!.forms), pattern).toBe(takesForms);
});

test("no page shows or changes another customer's data, whoever asks and whatever ids the URL has", async () => {
  const victim = await makeVictim(store);
  const attackers = await attackersOf(victim);
  const all = pages.map(({ pattern }) => [pattern, entries[pattern]!] as const);

  // Visited by the victim first: whatever can be cached now is. And a check of the forgery itself: with the right claims it works.
  const shown: string[] = [];
  for (const [pattern, entry] of all.filter(([path]) => path !== "/logout")) {
    const page = await get(entry.at(victim), forge(victim));
    if (leaked(victim, page, entry.at(victim)).length === 0) continue;
    shown.push(pattern);
    expect(page.headers["cache-control"], pattern).toMatch(/no-store/);
  }
  expect(shown.toSorted()).toEqual(
    all
      .filter(([, { shows }]) => shows)
      .map(([pattern]) => pattern)
      .toSorted(),
  );

  const before = await stateOf(victim);
  const faults: string[] = [];
  let asked = 0;
  function judge(who: string, what: string, answer: Sent, { theirs }: PageEntry): void {
    asked++;
    if (answer.status >= 500) faults.push(`${who}: ${what} answered ${answer.status}`);
    if (theirs && answer.status === 200 && !what.includes(".data")) faults.push(`${who}: ${what} was shown`);
    for (const secret of leaked(victim, answer, what)) faults.push(`${who}: ${what} showed "${secret}"`);
  }
  for (const [index, { name, token }] of attackers.entries()) {
    for (const [turn, [, entry]] of all.entries()) {
      for (const prefix of prefixes) {
        const address = prefix + entry.at(victim);
        // Page and data come from the same loader, so a short run checks only one of them.
        const addresses = isFull
          ? [address, dataOf(address)]
          : [(index + turn) % 2 === 0 || entry.theirs ? address : dataOf(address)];
        for (const each of addresses) judge(name, each, await get(each, token), entry);
        for (const form of entry.forms?.(victim) ?? [])
          judge(name, `a form at ${address} ${JSON.stringify(form)}`, await post(address, form, token), entry);
      }
    }
  }
  console.info(`${pages.length} pages × ${attackers.length} attackers: ${asked} requests, ${faults.length} faults`);
  expect(faults).toEqual([]);
  expect(await stateOf(victim)).toEqual(before);
});
