import { expect, test } from "vitest";
import { readEvents } from "./ask-stream.ts";

test("parses complete events and keeps an incomplete one for later", () => {
  const whole = `data: {"type":"text","text":"a\\n\\nb"}\n\ndata: {"type":"part","part":{"type":"contact"}}\n\ndata: {"ty`;
  const { events, rest } = readEvents(whole);
  expect(events).toEqual([
    { type: "text", text: "a\n\nb" },
    { type: "part", part: { type: "contact" } },
  ]);
  expect(readEvents(`${rest}pe":"text","text":"c"}\n\n`)).toEqual({ events: [{ type: "text", text: "c" }], rest: "" });
});

test("ignores anything that is not an event, such as comments", () => {
  expect(readEvents(": \n\nretry: 3000\n\n")).toEqual({ events: [], rest: "" });
});
