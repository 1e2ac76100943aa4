import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { WithNumbers } from "./with-numbers.tsx";

test.each([
  ["Order S001-26-K7Q4-9XP3 is placed.", ["S001-26-K7Q4-9XP3"]],
  ["订单 26-K7Q4-9XP3。", ["26-K7Q4-9XP3"]],
  ["សំណើ C26-K7Q4-9XP3 និង S001-26-K7Q4-9XP4", ["C26-K7Q4-9XP3", "S001-26-K7Q4-9XP4"]],
  ["TP-Link TAPO-C200 on 2026-11-22", []],
])("%s: its numbers are in one piece, and the text is as it was", (text, numbers) => {
  const html = renderToStaticMarkup(<WithNumbers text={text} />);
  expect([...html.matchAll(/<span class="inline-block">([^<]*)<\/span>/g)].map(([, number]) => number)).toEqual(
    numbers,
  );
  expect(html.replace(/<[^>]*>/g, "")).toBe(text);
});
