import { expect, test } from "vitest";
import { makeOrderNumber, readOrderNumber } from "./order-number.ts";

const at = new Date("2026-11-21T00:00:00Z");
const signs = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

test("a number has the store, the year and two groups of four characters that can be read aloud", () => {
  expect(makeOrderNumber("S001", at)).toMatch(/^S001-26-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
  expect(makeOrderNumber(null, at)).toMatch(/^26-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
});

test("numbers are not consecutive", () => {
  expect(new Set(Array.from({ length: 2000 }, () => makeOrderNumber("S001", at))).size).toBe(2000);
});

test("a number is found as it was typed", () => {
  for (const code of ["S001", null]) {
    const number = makeOrderNumber(code, at);
    expect(readOrderNumber(` ${number.toLowerCase().replaceAll("-", " ")} `)).toBe(number);
  }
});

test("every single wrong character and every swap of two is noticed", () => {
  const taken: string[] = [];
  for (let round = 0; round < 20; round++) {
    const number = makeOrderNumber("S001", at);
    const start = number.length - 9;
    const places = [0, 1, 2, 3, 5, 6, 7, 8].map((offset) => start + offset);
    const put = (place: number, sign: string, text = number) => text.slice(0, place) + sign + text.slice(place + 1);
    for (const place of places) {
      for (const sign of signs) {
        if (sign !== number[place] && readOrderNumber(put(place, sign)) !== null) taken.push(put(place, sign));
      }
    }
    for (const [index, place] of places.slice(0, -2).entries()) {
      const next = places[index + 1]!;
      const swapped = put(next, number[place]!, put(place, number[next]!));
      if (swapped !== number && readOrderNumber(swapped) !== null) taken.push(swapped);
    }
  }
  expect(taken).toEqual([]);
});

test("the year is that of Phnom Penh, seven hours ahead of UTC", () => {
  expect(makeOrderNumber("S001", new Date("2026-12-31T16:59:59Z"))).toMatch(/^S001-26-/);
  expect(makeOrderNumber("S001", new Date("2026-12-31T17:00:00Z"))).toMatch(/^S001-27-/);
});
