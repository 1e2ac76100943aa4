import { expect, test } from "vitest";
import { pageNumberOf, stayWithin } from "./list-pages.ts";

const asked = (page: string) => pageNumberOf(new URLSearchParams({ page }));

test("an invalid page number means the first page, and page numbers are capped", () => {
  for (const page of ["", "0", "-1", "1.5", "abc", "１", "1e3"]) expect(asked(page), page).toBe(1);
  expect([asked("7"), asked("1000000000")]).toEqual([7, 1_000_000]);
  expect(pageNumberOf(new URLSearchParams())).toBe(1);
});

test("a page past the end redirects to the last, keeping the rest of the query", () => {
  const led = (address: string, lastPage: number) => {
    try {
      stayWithin(new URL(address, "http://shop.example"), lastPage);
      return null;
    } catch (thrown) {
      return [(thrown as Response).status, (thrown as Response).headers.get("location")];
    }
  };
  expect(led("/kh/phone?sort=name&page=9", 4)).toEqual([302, "/kh/phone?sort=name&page=4"]);
  expect(led("/phone?page=9", 0)).toEqual([302, "/phone"]);
  for (const [address, lastPage] of [
    ["/phone?page=4", 4],
    ["/phone", 0],
    ["/phone?page=x", 1],
  ] as const)
    expect(led(address, lastPage), address).toBeNull();
});
