import { expect, test } from "vitest";
import { chatLinks, phoneNumbers, socialLinks, telephone } from "./store-links.ts";

test("chat links are made of ids or whole addresses, and left out where a store has none", () => {
  expect(chatLinks({ telegram_url: "https://t.me/x", chat_id: "shop page", whatapp: "+855 12 345 678" }).map(({ href }) => href)).toEqual([
    "https://t.me/x",
    "https://m.me/shop%20page",
    "https://wa.me/85512345678",
  ]);
  expect(chatLinks({ telegram_url: null, chat_id: "https://m.me/y", whatapp: null }).map(({ href }) => href)).toEqual(["https://m.me/y"]);
});

test("a store shows the numbers and networks that it has", () => {
  expect(phoneNumbers({ smart: "010 200 101", cellcard: null, metfone: "", whatapp: null })).toEqual([{ operator: "Smart", number: "010 200 101" }]);
  expect(socialLinks({ facebook_url: null, telegram_channel: null, tiktok_url: "https://t", youtube_url: null }).map(({ name }) => name)).toEqual(["TikTok"]);
});

test("numbers can be called", () => {
  expect(telephone("+855 (0)12-345")).toBe("tel:+855012345");
});
