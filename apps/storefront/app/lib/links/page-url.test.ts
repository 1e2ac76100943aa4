import { matchRoutes } from "react-router";
import { expect, test, vi } from "vitest";
import { pageUrl, withDecodablePath } from "./page-url.ts";

test.each([
  ["/kh/account/myaccount/addresses", "/kh/account/myaccount/addresses"],
  ["/account/myaccount/mydata.data", "/account/myaccount/mydata"],
  [
    "/account/myaccount/addresses.data?add=1&_routes=routes%2Faccount%2Faddresses&next=%2Fcheckout",
    "/account/myaccount/addresses?add=1&next=%2Fcheckout",
  ],
  ["/checkout.data?_routes=x", "/checkout"],
  ["/_.data", "/"],
])("%s is the page %s", (address, page) => {
  const { pathname, search, origin } = pageUrl(new Request(`http://shop.test${address}`));
  expect([pathname + search, origin]).toEqual([page, "http://shop.test"]);
});

test.each(["/search/%", "/search/%ff", "/search/50%25%zz", "/search/%E1%9E%80%ff?page=2"])(
  "%s is routed as the router reads it, without its warning on the console",
  async (address) => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const read = (url: string) => matchRoutes([{ path: "/search/:text" }], new URL(url).pathname)!.at(-1)!.params.text;
    const sent = new Request(`http://shop.test${address}`, { method: "POST", body: "text" });
    const request = withDecodablePath(sent);
    expect(read(request.url)).toBe(new URL(sent.url).pathname.slice("/search/".length));
    expect(warned).not.toHaveBeenCalled();
    expect(read(sent.url)).toBe(read(request.url));
    expect(warned).toHaveBeenCalled();
    expect([new URL(request.url).search, request.method, await request.text()]).toEqual([
      new URL(sent.url).search,
      "POST",
      "text",
    ]);
    warned.mockRestore();
  },
);

test("a path that can be decoded is left alone", () => {
  const request = new Request("http://shop.test/search/50%25?page=%ff");
  expect(withDecodablePath(request)).toBe(request);
});
