import { expect, test } from "vitest";
import { pageUrl } from "./page-url.ts";

test.each([
  ["/kh/account/myaccount/addresses", "/kh/account/myaccount/addresses"],
  ["/account/myaccount/mydata.data", "/account/myaccount/mydata"],
  ["/account/myaccount/addresses.data?add=1&_routes=routes%2Faccount%2Faddresses&next=%2Fcheckout", "/account/myaccount/addresses?add=1&next=%2Fcheckout"],
  ["/checkout.data?_routes=x", "/checkout"],
  ["/_.data", "/"],
])("%s is the page %s", (address, page) => {
  const { pathname, search, origin } = pageUrl(new Request(`http://shop.test${address}`));
  expect([pathname + search, origin]).toEqual([page, "http://shop.test"]);
});
