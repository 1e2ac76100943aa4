import { expect, send, storeUrl, test } from "../fixtures/shop.ts";

test("an invalid Host header is refused, and another shop's poisons no cache", async () => {
  expect((await send("a b<script>", "/")).status).toBe(400);
  const evil = await send("S001", "/phone", { headers: { "x-forwarded-host": "evil.example" } });
  expect(evil.status).toBe(200);
  expect(evil.text).not.toContain("evil.example");
  expect((await send("S001", "/phone")).text).not.toContain("evil.example");
});

const pages: [path: string, status: number][] = [
  ["/product/999999999", 404],
  ["/product/abc", 404],
  ["/product/0", 404],
  ["/product/99999999999999999999", 404],
  ["/phone?page=999999", 302],
  ["/phone?page=-1", 200],
  ["/phone?page=1e9", 200],
  ["/category?cat_id=abc", 200],
  ["/category?cat_id=999999", 404],
  ["/nope", 404],
  ["/en/phone", 404],
  ["/kh/nope", 404],
  ["/search/%00", 200],
  ["/search/%27%3B%20drop%20table%20products%3B--", 200],
  ["/search/%3Cscript%3Ealert(1)%3C%2Fscript%3E", 200],
  [`/search/${"a".repeat(10_000)}`, 200],
  [`/search/${"phone%20".repeat(1250)}`, 200],
  [`/search/${encodeURIComponent("ក".repeat(10_000))}`, 200],
  [`/search/${encodeURIComponent("手机".repeat(5000))}?page=-1`, 200],
  ["/search/%3F%21%2E%2C%28%29%26%7C%3C%2D%3E", 200],
  ["/search/%E2%80%AEenohp%E2%80%AC%20%E2%80%8Fphone", 200],
  ["/search/%F0%9F%93%B1", 200],
  ["/phone?page=1000000000", 302],
  ["/search/phone?page=1000000000", 302],
  ["/search/phone?page=-1", 200],
  ["/search/phone?price_min=900&price_max=100", 200],
  ["/search/phone?filter=nothing:here&unknown=1", 200],
  ["/phone?price_min=900&price_max=100", 200],
  ["/phone?filter=nothing:here&unknown=1", 200],
  ["/phone?filter=storage:%00x&sort=price_asc", 200],
  ["/search/phone?filter=storage:%00x&sort=price_desc", 200],
  ["/search/phone?sort=price_asc&price_min=900&price_max=100", 200],
  ["/search/phone?sort=name&page=1000000000", 302],
  ["/help-center?q=%00", 200],
  ["/pcbuilder?slot=cpu&name=a%00", 200],
];
for (const [path, status] of pages) {
  test(`GET ${path.slice(0, 60)} is answered with ${status} in three languages`, async () => {
    for (const prefix of ["", "/kh", "/zh"]) {
      const answer = await send("S001", prefix + path);
      expect(answer.status, prefix).toBe(status);
      if (status === 302)
        expect(answer.headers.location, "the last page").toMatch(
          new RegExp(`^${prefix}/(phone|search/phone)\\?.*page=\\d(&|$)`),
        );
      else expect(answer.headers["content-security-policy"], "a page of the shop").toContain("default-src 'self'");
      expect(answer.text).not.toContain("<script>alert(1)");
    }
  });
}

test("broken percent encoding causes no server error", async () => {
  for (const path of [
    "/search/%E0%A4%A",
    "/%",
    "/rest/products/page=1&row_per_page=15&name=%E0%A4%A",
    "/media/%E0%A4%A",
  ]) {
    const { status } = await send("S001", path);
    expect(status, path).toBeLessThan(500);
  }
});

test("files outside the picture directory cannot be read", async () => {
  for (const path of [
    "/media/../token-keys",
    "/media/..%2Ftoken-keys",
    "/media/%2e%2e/token-keys",
    "/media//etc/passwd",
    "/assets/../../server/index.js",
  ]) {
    const { status, text } = await send("S001", path);
    expect(status, path).toBe(404);
    expect(text).not.toContain("demo:");
  }
});

test("page forms larger than any of the shop's are refused in the page's language", async () => {
  const large = `phone=${"a".repeat(300 * 1024)}`;
  const typed = "application/x-www-form-urlencoded";
  for (const [prefix, text] of [
    ["", "too large"],
    ["/kh", "ធំពេក"],
    ["/zh", "过大"],
  ] as const) {
    const answer = await send("S001", `${prefix}/login`, {
      method: "POST",
      body: large,
      headers: { "content-type": typed, "content-length": String(large.length) },
    });
    expect([answer.status, answer.text.includes(text)], prefix).toEqual([413, true]);
  }
  const { status } = await send("S001", "/login", {
    method: "POST",
    body: "phone=012",
    headers: { "content-type": typed, "content-length": "9", origin: storeUrl("S001", "") },
  });
  expect(status, "what is no larger").not.toBe(413);
});

test("bodies that are not JSON, too large or of another type have different errors", async () => {
  const login = "/rest/api/auth/login?store_code=S001";
  const json = { "content-type": "application/json" };
  const bodies: [path: string, body: string, headers: Record<string, string>, status: number][] = [
    [login, "{", json, 400],
    [login, "a".repeat(10 * 1024 * 1024), json, 413],
    [login, "a=b", { "content-type": "text/plain" }, 415],
    [login, "[]", json, 400],
    [login, '{"phone":"012\\u0000","password":"x"}', json, 400],
    ["/rest/api/auth/login?store_code=NOPE", "{}", json, 404],
  ];
  for (const [path, body, headers, status] of bodies) {
    const answer = await send("S001", path, {
      method: "POST",
      body,
      headers: { ...headers, "content-length": String(Buffer.byteLength(body)) },
    });
    expect(answer.status, body.slice(0, 40)).toBe(status);
    expect(JSON.parse(answer.text)).toMatchObject({ code: -1, data: null });
  }
});
