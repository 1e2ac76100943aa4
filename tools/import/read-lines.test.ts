import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { formatOf, readLines, type Format, type Line } from "./read-lines.ts";

const directory = mkdtempSync(join(tmpdir(), "shop-lines-"));
afterAll(() => rmSync(directory, { recursive: true }));

async function linesOf(name: string, content: string | Buffer, format: Format = formatOf(name)): Promise<Line[]> {
  const path = join(directory, name);
  writeFileSync(path, content);
  const lines: Line[] = [];
  for await (const line of readLines(path, format)) lines.push(line);
  return lines;
}

test("JSON lines, plain and gzipped, with line numbers as in an editor", async () => {
  const text = '\uFEFF{"sku":"a"}\r\n\n{"sku":"ខ"}';
  const wanted = [
    { number: 1, fields: { sku: "a" } },
    { number: 3, fields: { sku: "ខ" } },
  ];
  expect(await linesOf("a.jsonl", text)).toEqual(wanted);
  expect(await linesOf("a.jsonl.gz", gzipSync(text))).toEqual(wanted);
});

test("a JSON array with one record on each line", async () => {
  expect(await linesOf("a.json", '[\n{"sku":"a"},\n{"sku":"b"}\n]\n')).toEqual([
    { number: 2, fields: { sku: "a" } },
    { number: 3, fields: { sku: "b" } },
  ]);
  expect(await linesOf("empty.json", "[]\n")).toEqual([]);
});

test("a line separator inside a text does not end the line", async () => {
  expect(await linesOf("a.jsonl", '{"sku":"a\u2028b"}')).toEqual([{ number: 1, fields: { sku: "a\u2028b" } }]);
});

test("characters of several bytes stay whole across chunks of the file", async () => {
  const name = "កាមេរ៉ា".repeat(20_000);
  expect(await linesOf("long.jsonl", `{"name":"${name}"}`)).toEqual([{ number: 1, fields: { name } }]);
});

test("a line that is not a JSON object is reported, and reading continues", async () => {
  const lines = await linesOf("bad.jsonl", '{"sku":\n7\n[1]\n{"sku":"b"}');
  expect(lines.map((line) => ("error" in line ? line.error : line.fields.sku))).toEqual([
    "is not JSON",
    "is not a JSON object",
    "is not a JSON object",
    "b",
  ]);
});

test("CSV with a header: quotes, line breaks inside them, a byte order mark", async () => {
  const lines = await linesOf("a.csv", '\uFEFFsku,name\na,"Two\nlines, ""quoted"""\nb,Plain\n');
  expect(lines).toEqual([
    { number: 3, fields: { sku: "a", name: 'Two\nlines, "quoted"' } },
    { number: 4, fields: { sku: "b", name: "Plain" } },
  ]);
});

const inches = "a quote is wrong, or the row is too long";

test.each([
  ["inches without quotes around them", '24" monitor', 1],
  ["inches inside of quotes", '"24" monitor"', 1],
  ["a quote that is never closed", '"24 inches', 1],
  ["a quote that the row after it closes", '"24 inches\nb,"Plain', 2],
])("CSV with %s loses only that row", async (_, name, refused) => {
  const lines = await linesOf("quote.csv", `sku,name\na,${name}\nc,"Two\nlines"\nd,Plain\n`);
  const refusals = Array.from({ length: refused }, (__, index) => ({ number: index + 2, error: inches }));
  expect(lines).toEqual([
    ...refusals,
    { number: refused + 3, fields: { sku: "c", name: "Two\nlines" } },
    { number: refused + 4, fields: { sku: "d", name: "Plain" } },
  ]);
});

test("CSV with an unclosed quote loses only that row", async () => {
  const lines = await linesOf("open.csv", `sku,name\na,"Open\n${"b,Plain\n".repeat(300_000)}`);
  expect(lines.filter((line) => "error" in line)).toEqual([{ number: 2, error: inches }]);
  expect(lines).toHaveLength(300_001);
});

test("CSV with CRLF is read; with CR alone or a broken header it is refused", async () => {
  expect(await linesOf("windows.csv", 'sku,name\r\n\r\na,"A"\r\n')).toEqual([
    { number: 3, fields: { sku: "a", name: "A" } },
  ]);
  await expect(linesOf("mac.csv", "sku,name\ra,A\r")).rejects.toThrow("CR alone");
  await expect(linesOf("heading.csv", 'sku,na"me\na,A')).rejects.toThrow(
    "a quote in its header row is wrong, or the row is too long",
  );
  expect(
    await linesOf("unnamed.csv", "sku,name,,\na,A,,\n"),
    "columns without a name, as spreadsheets leave them",
  ).toEqual([{ number: 2, fields: { sku: "a", name: "A" } }]);
  await expect(linesOf("twice.csv", "sku,name,sku\na,A,b")).rejects.toThrow('its header row: has "sku" twice');
});

test("CSV from spreadsheets: semicolons or tabs, and empty rows", async () => {
  const lines = [
    { number: 2, fields: { sku: "a", name: "A, B", price: "49.90" } },
    { number: 4, fields: { sku: "b", name: 'C; "D"', price: "" } },
  ];
  expect(await linesOf("semicolons.csv", 'sku;name;price\na;A, B;49.90\n;;\nb;"C; ""D""";\n')).toEqual(lines);
  expect(await linesOf("tabs.csv", 'sku\tname\tprice\na\tA, B\t49.90\n\t\t\nb\t"C; ""D"""\t\n')).toEqual(lines);
  expect(await linesOf("commas.csv", 'sku,name,price\na,"A, B",49.90\n,,\nb,"C; ""D""",\n')).toEqual(lines);
});

test("a file in another encoding is refused, not imported with wrong letters", async () => {
  const refused = { number: 2, error: "is not in UTF-8: save the file as such" };
  expect(await linesOf("latin.csv", Buffer.from("sku,name\na,Caf\xe9\nb,Tea\n", "latin1"))).toEqual([
    refused,
    { number: 3, fields: { sku: "b", name: "Tea" } },
  ]);
  expect(await linesOf("latin.jsonl", Buffer.from('{"sku":"b"}\n{"sku":"a","name":"Caf\xe9"}\n', "latin1"))).toEqual([
    { number: 1, fields: { sku: "b" } },
    refused,
  ]);
});

test("Excel's Unicode Text is read, and a workbook is refused with what to do", async () => {
  const text = Buffer.from("\uFEFFsku\tname\r\na\tទូរស័ព្ទ\r\n", "utf16le");
  expect(await linesOf("unicode.csv", text)).toEqual([{ number: 2, fields: { sku: "a", name: "ទូរស័ព្ទ" } }]);
  await expect(linesOf("goods.xlsx", "PK\u0003\u0004")).rejects.toThrow(
    /goods\.xlsx is a workbook or a ZIP file: save it as "CSV UTF-8", and import that$/,
  );
});

test("a missing or truncated file is a failure, not an end", async () => {
  await expect(async () => {
    for await (const _ of readLines(join(directory, "none.jsonl"), "jsonl"));
  }).rejects.toThrow("ENOENT");
  await expect(linesOf("broken.jsonl.gz", gzipSync('{"sku":"a"}\n'.repeat(10_000)).subarray(0, 60))).rejects.toThrow(
    "unexpected end of file",
  );
});

test("columns of CSV in brackets are not read, nor is the apostrophe of an export", async () => {
  expect(await linesOf("export.csv", "sku,(name),(for_sale),price\n'-7,'=Lamp,4,5\n'7,'s lamp,4,6\n")).toEqual([
    { number: 2, fields: { sku: "-7", price: "5" } },
    { number: 3, fields: { sku: "'7", price: "6" } },
  ]);
});
