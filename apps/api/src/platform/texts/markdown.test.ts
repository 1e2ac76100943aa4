import { expect, test } from "vitest";
import { renderMarkdown, summarizeMarkdown } from "./markdown.ts";

test("paragraphs, lists, emphasis and headings become HTML; headings are below the page's", () => {
  expect(renderMarkdown("## Prices\nIn **dollars**.\n\n- one\n- two", "en")).toBe(
    "<h2>Prices</h2>\n<p>In <strong>dollars</strong>.</p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>",
  );
  expect(renderMarkdown("# A\n### B", "en", { under: 2 })).toBe("<h3>A</h3>\n<h5>B</h5>");
});

test.each([
  ["**学习办公：**Ryzen 5", "<p><strong>学习办公：</strong>Ryzen 5</p>"],
  ["**ចំណាំ៖**នេះ", "<p><strong>ចំណាំ៖</strong>នេះ</p>"],
  ["在**我的订单**中", "<p>在<strong>我的订单</strong>中</p>"],
  ["**see [Help](/help)**", '<p><strong>see <a href="/help">Help</a></strong></p>'],
  ["2 ** 3 and `**code**`", "<p>2 ** 3 and <code>**code**</code></p>"],
])("bold needs no spaces around it, as Khmer and Chinese have none: %s", (markdown, html) => {
  expect(renderMarkdown(markdown, "en")).toBe(html);
});

test.each([
  ["en", "/warranty"],
  ["km", "/kh/warranty"],
  ["zh", "/zh/warranty"],
] as const)("links within the shop keep the language %s", (language, href) => {
  expect(renderMarkdown("[Warranty](/warranty)", language)).toBe(`<p><a href="${href}">Warranty</a></p>`);
});

test("links to other sites pass on no referrer", () => {
  expect(renderMarkdown("[Bank](https://bank.example/x)", "km")).toBe(
    '<p><a href="https://bank.example/x" rel="nofollow noopener">Bank</a></p>',
  );
});

test.each([
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "[x](javascript:alert(1))",
  "[x](//evil.example)",
  '<a href="/x" onclick="alert(1)" style="color:red">x</a>',
  "<iframe src=https://evil.example></iframe>",
])("removes everything executable: %s", (markdown) => {
  expect(renderMarkdown(markdown, "en")).not.toMatch(/script|onerror|onclick|style|iframe|evil|<img/);
});

test("a summary is plain text, cut between words in languages without spaces too", () => {
  expect(summarizeMarkdown("**Yes.** See [Tracking](/t) & more\n\n- a\n- b", "en")).toBe(
    "Yes. See Tracking & more a b",
  );
  expect(summarizeMarkdown("one two three four", "en", 9)).toBe("one two …");
  const khmer = summarizeMarkdown("អ្នកអាចតាមដានកញ្ចប់តាមលេខបញ្ជាទិញ", "km", 15);
  expect(khmer).toBe("អ្នកអាចតាមដាន …".slice(0, khmer.length - 2) + " …");
  expect(khmer.length).toBeLessThanOrEqual(17);
});
