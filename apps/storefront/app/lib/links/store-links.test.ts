import { expect, test } from "vitest";
import { askAddress, chatLinks, phoneNumbers, socialLinks, telephone } from "./store-links.ts";

test("chat links accept ids or full URLs, and are left out if a store has none", () => {
  expect(
    chatLinks({ telegram_url: "https://t.me/x", chat_id: "shop page", whatapp: "+855 12 345 678" }).map(
      ({ href }) => href,
    ),
  ).toEqual(["https://t.me/x", "https://m.me/shop%20page", "https://wa.me/85512345678"]);
  expect(chatLinks({ telegram_url: null, chat_id: "https://m.me/y", whatapp: null }).map(({ href }) => href)).toEqual([
    "https://m.me/y",
  ]);
});

test("chats start with a text if their URL supports it", () => {
  const links = (telegram_url: string | null, chat_id: string | null, whatapp: string | null) =>
    chatLinks({ telegram_url, chat_id, whatapp }, "Order S1-7 & a+b សួស្តី").map(({ href }) => href);
  for (const href of links("https://t.me/shop", "page", "+855 12 345 678")) {
    expect(new URL(href).searchParams.get("text")).toBe("Order S1-7 & a+b សួស្តី");
    expect(href).not.toContain("+");
  }
  const whole = ["https://t.me/+AbCdEf", "https://t.me/joinchat/AbCdEf", "https://example.com/chat", "not an address"];
  for (const href of whole) expect(links(href, null, null)).toEqual([href]);
});

test("a store shows only the numbers and networks that it has", () => {
  expect(phoneNumbers({ smart: "010 200 101", cellcard: null, metfone: "", whatapp: null })).toEqual([
    { operator: "Smart", number: "010 200 101" },
  ]);
  expect(
    socialLinks({ facebook_url: null, telegram_channel: null, tiktok_url: "https://t", youtube_url: null }).map(
      ({ name }) => name,
    ),
  ).toEqual(["TikTok"]);
});

test.each([
  ["chat", { telegram_url: "https://t.me/x", smart: "010 200 101" }, "https://t.me/x"],
  ["Messenger", { chat_id: "shop" }, "https://m.me/shop"],
  ["WhatsApp", { whatapp: "+855 12 345 678", cellcard: "011 200 101" }, "https://wa.me/85512345678"],
  ["number", { metfone: "060 200 101" }, "tel:060200101"],
  ["page", { facebook_url: "https://facebook.example/x" }, "https://facebook.example/x"],
  ["silence", {}, null],
])("a store is asked by its %s", (_, has, address) => {
  expect(
    askAddress({
      telegram_url: null,
      chat_id: null,
      whatapp: null,
      smart: null,
      cellcard: null,
      metfone: null,
      facebook_url: null,
      ...has,
    }),
  ).toBe(address);
});

test("phone numbers become tel: links", () => {
  expect(telephone("+855 (0)12-345")).toBe("tel:+855012345");
});
