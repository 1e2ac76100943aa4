import { expect, it } from "vitest";
import { homeLocale, languageRedirect } from "./home-language.ts";

const redirected = (address: string, headers: Record<string, string>, method = "GET") =>
  languageRedirect(method, new URL(`http://shop.test${address}`), (name) => headers[name])?.headers.get("location") ??
  null;

it("redirects the home page to the shopper's language, by cookie before Accept-Language", () => {
  const khmer = { "accept-language": "km-KH,en;q=0.5" };
  expect(redirected("/", khmer)).toBe("/kh");
  // The same header again, whose result is cached now.
  expect(redirected("/?from=chat", khmer)).toBe("/kh?from=chat");
  expect(redirected("/", { "accept-language": "fr, zh;q=0.8" })).toBe("/zh");
  expect(redirected("/", { ...khmer, cookie: "a=1; i18n_redirected=zh" })).toBe("/zh");
  expect(redirected("/", { ...khmer, cookie: "i18n_redirected=en" })).toBeNull();
  expect(redirected("/", { ...khmer, cookie: "a=1; i18n_redirected=none" })).toBe("/kh");
});

it("does not redirect anybody else", () => {
  const others: Record<string, string>[] = [
    {},
    { "accept-language": "" },
    { "accept-language": "en-GB,km;q=0.9" },
    { "accept-language": "de" },
  ];
  for (const headers of others) expect([headers, redirected("/", headers)]).toEqual([headers, null]);
  const khmer = { "accept-language": "km" };
  for (const address of ["/phone", "/kh", "/zh?x=1"]) expect(redirected(address, khmer)).toBeNull();
  expect(redirected("/", khmer, "HEAD")).toBeNull();
  expect(redirected(`/?q=${"a".repeat(20_000)}`, khmer), "what no proxy has room for").toBeNull();
});

it("remembers at most a few hundred Accept-Language values", () => {
  for (let index = 0; index < 1000; index++)
    expect(homeLocale((name) => (name === "accept-language" ? `x-${index}, zh` : null)).slug).toBe("zh");
});
