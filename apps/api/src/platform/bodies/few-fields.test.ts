import { expect, test } from "vitest";
import { hasFewFields } from "./few-fields.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const field = (boundary: string) => `--${boundary}\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n`;

test("a form has as many fields as somebody fills in", () => {
  for (const boundary of ["x", "----WebKitFormBoundary7MA4YWxkTrZu0gW"]) {
    const type = `multipart/form-data; boundary=${boundary}`;
    expect(hasFewFields(bytes(field(boundary).repeat(900)), type)).toBe(true);
    expect(hasFewFields(bytes(field(boundary).repeat(1100)), type)).toBe(false);
  }
  expect(hasFewFields(bytes("a=1&".repeat(900)), "application/x-www-form-urlencoded;charset=UTF-8")).toBe(true);
  expect(hasFewFields(bytes("a=1&".repeat(1100)), "application/x-www-form-urlencoded")).toBe(false);
});

test("however a boundary is written, it is the one that the form's reader finds", async () => {
  const missed: string[] = [];
  let read = 0;
  for (const written of ['boundary="a b"', "charset=utf-8; boundary=a", "BOUNDARY=a", 'boundary="a\\b"', "boundary=a; boundary=c"]) {
    const type = `Multipart/Form-Data; ${written}`;
    for (const boundary of ["a b", "a", "ab", "c"]) {
      const form = (fields: number) => bytes(`${field(boundary).repeat(fields)}--${boundary}--\r\n`);
      const isRead = await new Response(form(2), { headers: { "content-type": type } }).formData().then((found) => [...found].length === 2, () => false);
      if (!isRead) continue;
      read++;
      if (hasFewFields(form(1100), type)) missed.push(`${written} for ${boundary}`);
    }
  }
  expect(read).toBe(5);
  expect(missed).toEqual([]);
});

test("what is no form has no fields", () => {
  expect(hasFewFields(bytes("&".repeat(5000)), "application/json")).toBe(true);
  expect(hasFewFields(bytes("&".repeat(5000)), "")).toBe(true);
});
