import { expect, test } from "vitest";
import type { SiteInfo } from "@shop/contract/types";
import { withKnownIcons } from "./with-known-icons.ts";

test("an entry of the menu whose icon the shop does not have gets that of a tag", () => {
  const entry = { title: "Camera", to: "/camera", class: "" };
  const site = {
    menu: [
      { ...entry, icon: "camera" },
      { ...entry, icon: "unheard-of" },
    ],
  } as unknown as SiteInfo;
  expect(withKnownIcons(site).menu.map(({ icon }) => icon)).toEqual(["camera", "tag"]);
});
