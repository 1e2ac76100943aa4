import { Readable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { eventually } from "../testing/eventually.ts";
import { readForm } from "./read-form.ts";
import { MemoryBudget } from "./memory-budget.ts";

const megabyte = 1024 * 1024;
const limits = { most: 48 * megabyte, mostOfTexts: 1000 };
const bytes = (text: string) => new TextEncoder().encode(text);

/** A request whose body comes in pieces as a network brings them, and is not in memory as a whole. */
function sent(
  parts: Iterable<string | Uint8Array>,
  type = "multipart/form-data; boundary=x",
  pieceBytes = 64 * 1024,
): Request {
  async function* pieces() {
    for (const part of parts) {
      const whole = typeof part === "string" ? bytes(part) : part;
      for (let at = 0; at < whole.byteLength; at += pieceBytes) {
        await nextTurn();
        yield whole.subarray(at, at + pieceBytes);
      }
    }
  }
  return new Request("http://shop.test/", {
    method: "POST",
    headers: { "content-type": type },
    body: Readable.toWeb(Readable.from(pieces())),
    duplex: "half",
  } as RequestInit);
}

function read(request: Request) {
  const budget = new MemoryBudget(4 * limits.most);
  return readForm(request, limits, { budget, body: budget.open("somebody") });
}

const text = (name: string, value: string, boundary = "x") =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (name: string, filename: string, content: Uint8Array) => [
  `--x\r\ncontent-disposition: form-data; name="${name}"; filename="${filename}"\r\ncontent-type: image/jpeg\r\n\r\n`,
  content,
  "\r\n",
];
const end = "--x--\r\n";

test.each([1, 7, 64 * 1024])(
  "texts and files are read as a browser sends them, in pieces of %i bytes",
  async (pieceBytes) => {
    const picture = bytes("\r\n--\r\n--y\r\n\0ÿ\r\n--".repeat(20));
    const form = await read(
      sent(
        [
          text("note", "ជំពូក\r\n二"),
          ...file("files", "រូបភាព.jpg", picture),
          ...file("files", "b.jpg", picture.subarray(9)),
          ...file("none", "", new Uint8Array()),
          end,
        ],
        undefined,
        pieceBytes,
      ),
    );
    if (typeof form === "string") throw new Error(form);
    expect(form.get("note")).toBe("ជំពូក\r\n二");
    const files = form.getAll("files") as File[];
    expect(files.map(({ name, type, size }) => [name, type, size])).toEqual([
      ["រូបភាព.jpg", "image/jpeg", picture.length],
      ["b.jpg", "image/jpeg", picture.length - 9],
    ]);
    expect(new Uint8Array(await files[0]!.arrayBuffer())).toEqual(picture);
    expect((form.get("none") as File).size).toBe(0);
  },
);

/** The longest that this thread computed between two turns of the event loop while something was done, in milliseconds. */
async function longestTurn(work: Promise<unknown>): Promise<number> {
  let longest = 0;
  let isDone = false;
  void work.finally(() => (isDone = true));
  while (!isDone) {
    // Not by the clock: on a busy machine a turn waits for the processor too.
    const begun = process.threadCpuUsage();
    await nextTurn();
    const { user, system } = process.threadCpuUsage(begun);
    longest = Math.max(longest, (user + system) / 1000);
  }
  return longest;
}

test("a form of 45 MB does not block the event loop", async () => {
  const form = read(
    sent(
      Array.from({ length: 5 }, (_, index) => file("files", `${index}.jpg`, new Uint8Array(9 * megabyte)))
        .flat()
        .concat(end),
    ),
  );
  expect(await longestTurn(form)).toBeLessThan(40);
  expect([...((await form) as FormData)]).toHaveLength(5);
});

test("bytes and fields of texts are limited", async () => {
  expect(await read(sent([text("note", "a".repeat(1000)), end]))).toBeInstanceOf(FormData);
  expect(await read(sent([text("note", "a".repeat(600)), text("note", "a".repeat(600)), end]))).toBe("too large");
  expect(await read(sent([text("a", "").repeat(900), end]))).not.toBe("too large");
  expect(await read(sent([text("a", "").repeat(1100), end]))).toBe("too large");
});

test("a form above the limit is not read to its end", async () => {
  const gone = vi.fn<() => void>();
  function* endless() {
    try {
      for (;;) yield text("a", "b".repeat(900));
    } finally {
      gone();
    }
  }
  expect(await read(sent(endless()))).toBe("too large");
  await eventually(() => expect(gone).toHaveBeenCalledOnce());
});

test("a dropped sender is told, even if no more bytes arrive", async () => {
  const budget = new MemoryBudget(100);
  const dropped = budget.open("slow");
  const body = new ReadableStream({ start: (controller) => controller.enqueue(bytes("--x\r\n".padEnd(40, "a"))) });
  const slow = readForm(
    new Request("http://shop.test/", {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=x" },
      body,
      duplex: "half",
    } as RequestInit),
    limits,
    { budget, body: dropped },
  );
  await eventually(() => expect(dropped.bytes).toBe(40));
  for (const sender of ["one", "another"]) expect(budget.reserve(budget.open(sender), 35)).toBe(true);
  expect(await slow).toBe("no memory");
});

test("boundaries are found in any notation; too long ones are refused", async () => {
  const found: string[] = [];
  for (const written of [
    'boundary="a b"',
    "charset=utf-8; boundary=a",
    "BOUNDARY=a",
    'boundary="a\\b"',
    "boundary=a; boundary=c",
    `boundary=${"a".repeat(71)}`,
  ]) {
    for (const boundary of ["a b", "a", "ab", "c", "a".repeat(71)]) {
      const form = await read(
        sent([text("a", "1", boundary), `--${boundary}--\r\n`], `Multipart/Form-Data; ${written}`),
      );
      if (form instanceof FormData && form.get("a") === "1") found.push(`${written} ${boundary}`);
    }
  }
  expect(found).toEqual([
    'boundary="a b" a b',
    "charset=utf-8; boundary=a a",
    "BOUNDARY=a a",
    'boundary="a\\b" ab',
    "boundary=a; boundary=c a",
  ]);
});

test.each<[string, Request]>([
  ["no boundary", sent([text("a", "1"), end], "multipart/form-data")],
  ["no end", sent([text("a", "1")])],
  ["nothing", sent([])],
  ["a field without a name", sent(["--x\r\ncontent-disposition: form-data\r\n\r\n1\r\n", end])],
  [
    "a head that is no text",
    sent(['--x\r\ncontent-disposition: form-data; name="', new Uint8Array([0xff, 0xfe]), '"\r\n\r\n1\r\n', end]),
  ],
  ["a head without an end", sent(["--x\r\n", "a".repeat(20_000), end])],
])("a form with %s is refused", async (_, request) => {
  expect(await read(request)).toBe("malformed");
});
