import { expect, test } from "vitest";
import { appLink } from "./app-link.ts";

const site = { playstore: "https://play", appstore: "https://apps", download_link: null };
const android = "Mozilla/5.0 (Linux; Android 15; Pixel 8) Chrome/140 Mobile Safari/537.36";
const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1";
const ipad = "Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) Safari/604.1";
const desktop = "Mozilla/5.0 (X11; Linux x86_64) Chrome/140";

test.each([
  [android, "https://play"],
  [iphone, "https://apps"],
  [ipad, "https://apps"],
  [desktop, "https://play"],
  ["", "https://play"],
])("/download by device: %s gets %s (specification, section 2)", (agent, link) => {
  expect(appLink(site, agent)).toBe(link);
});

test("a configured download_link overrides both (specification, section 2)", () => {
  for (const agent of [android, iphone, desktop])
    expect(appLink({ ...site, download_link: "https://own" }, agent)).toBe("https://own");
});

test("a store with a single app links to that one, a store without apps has no link", () => {
  expect(appLink({ ...site, appstore: null }, iphone)).toBe("https://play");
  expect(appLink({ playstore: null, appstore: null, download_link: null }, android)).toBeNull();
});
