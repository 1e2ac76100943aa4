import { expect, test } from "vitest";
import "../i18n/server-messages.ts";
import { lastPage } from "./last-page.ts";

test("if the error page itself fails, there is still a way home (specification, section 8)", () => {
  expect(lastPage("en")).toContain("<h1>An error occurred while showing the error page</h1>");
  expect(lastPage("en")).toContain('<a href="/">Home page</a>');
  expect(lastPage("km")).toContain('<html lang="km">');
  expect(lastPage("km")).toContain('href="/kh"');
});
