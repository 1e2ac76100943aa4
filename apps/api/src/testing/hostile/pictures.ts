import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";

/** What stands where only a trick or somebody's secret would: never in a kept picture. */
export const marker = "KEEP-ME-OUT";

interface Hostile {
  name: string;
  content: Uint8Array;
  /** `either`: damaged, so that what can still be seen of it may be kept. */
  expected: "refused" | "cleaned" | "either";
}

type Format = "jpeg" | "png" | "webp";
const formats: Format[] = ["jpeg", "png", "webp"];
const script = `<script>alert("${marker}")</script>`;

/** Pixels of many colours, so that a damaged file has something to break. */
function noise(seed: number, side = 48): Sharp {
  let state = seed + 1;
  const next = () => (state = (state * 48_271) % 0x7fff_ffff) & 255;
  return sharp(Buffer.from(Array.from({ length: side * side * 3 }, next)), {
    raw: { width: side, height: side, channels: 3 },
  });
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.byteLength);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG that says to be so large, with this many bytes of black behind it. */
function blackPng(width: number, height: number, unpacked: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(Buffer.alloc(unpacked), { level: 1 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A JPEG whose head says another size than what follows. */
async function stretchedJpeg(width: number, height: number): Promise<Buffer> {
  const content = await noise(1).jpeg().toBuffer();
  const frame = content.indexOf(Buffer.from([0xff, 0xc0]));
  content.writeUInt16BE(height, frame + 5);
  content.writeUInt16BE(width, frame + 7);
  return content;
}

async function damaged(): Promise<Hostile[]> {
  const found: Hostile[] = [];
  for (const format of formats) {
    const whole = await noise(7).toFormat(format).toBuffer();
    for (let part = 0; part < 15; part++) {
      found.push({
        name: `${format} cut at ${part}/15`,
        content: whole.subarray(0, Math.floor((whole.length * part) / 15)),
        expected: "refused",
      });
    }
    for (let turn = 0; turn < 15; turn++) {
      const content = Buffer.from(whole);
      for (let at = 16 + turn; at < content.length; at += 97 + turn) content[at]! ^= 1 << (turn % 8);
      found.push({ name: `${format} with flipped bits, ${turn}`, content, expected: "either" });
    }
  }
  return found;
}

async function polyglots(): Promise<Hostile[]> {
  const tails = [
    script,
    `<?php echo "${marker}"; ?>`,
    `PK\u0003\u0004${marker}`,
    `%PDF-1.7 ${marker}`,
    `GIF89a/*${marker}*/=1`,
    `#!/bin/sh\necho ${marker}\n`,
    `\u0000\u0000${marker}`,
    `MZ${marker}`,
  ];
  const found: Hostile[] = [];
  for (const format of formats) {
    const whole = await noise(11).toFormat(format).toBuffer();
    for (const [index, tail] of tails.entries()) {
      found.push({
        name: `${format} with tail ${index}`,
        content: Buffer.concat([whole, Buffer.from(tail)]),
        expected: "cleaned",
      });
      found.push({
        name: `${format} behind head ${index}`,
        content: Buffer.concat([Buffer.from(tail), whole]),
        expected: "refused",
      });
    }
  }
  return found;
}

async function secrets(): Promise<Hostile[]> {
  const place = {
    IFD0: { Copyright: marker, Artist: script },
    IFD3: { GPSLatitudeRef: "N", GPSLatitude: "11/1 33/1 0/1" },
  };
  const found: Hostile[] = [];
  for (const format of formats) {
    for (let orientation = 1; orientation <= 8; orientation++) {
      const content = await noise(orientation)
        .withExif(place)
        .withMetadata({ orientation })
        .toFormat(format)
        .toBuffer();
      found.push({ name: `${format} with a place, turned ${orientation}`, content, expected: "cleaned" });
    }
    const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/">${marker}</x:xmpmeta>`;
    found.push({
      name: `${format} with XMP`,
      content: await noise(3).withXmp(xmp).toFormat(format).toBuffer(),
      expected: "cleaned",
    });
    found.push({
      name: `${format} with a colour profile`,
      content: await noise(3).withIccProfile("p3").toFormat(format).toBuffer(),
      expected: "cleaned",
    });
  }
  const png = await noise(5).png().toBuffer();
  for (const type of ["tEXt", "iTXt", "zzZz"]) {
    const content = Buffer.concat([
      png.subarray(0, 33),
      chunk(type, Buffer.from(`Comment\u0000${marker}`)),
      png.subarray(33),
    ]);
    found.push({ name: `png with ${type}`, content, expected: type === "iTXt" ? "either" : "cleaned" });
  }
  const jpeg = await noise(5).jpeg().toBuffer();
  const comment = Buffer.from([0xff, 0xfe, 0, script.length + 2, ...Buffer.from(script)]);
  found.push({
    name: "jpeg with a comment",
    content: Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]),
    expected: "cleaned",
  });
  return found;
}

async function floods(): Promise<Hostile[]> {
  const sides: [number, number][] = [
    [8000, 5001],
    [40_000_001, 1],
    [1, 40_000_001],
    [65_535, 65_535],
    [100_000, 100_000],
    [0x7fff_ffff, 0x7fff_ffff],
    [0, 0],
    [0, 9],
  ];
  const found: Hostile[] = sides.map(([width, height]) => ({
    name: `png of ${width} × ${height}`,
    content: blackPng(width, height, 100),
    expected: "refused",
  }));
  for (const [width, height] of [
    [65_500, 65_500],
    [65_535, 65_535],
    [8000, 5001],
    [0, 48],
  ] as const) {
    found.push({
      name: `jpeg of ${width} × ${height}`,
      content: await stretchedJpeg(width, height),
      expected: "refused",
    });
  }
  found.push({
    name: "png that unpacks to 120 MB",
    content: blackPng(8000, 5001, (8000 * 3 + 1) * 5001),
    expected: "refused",
  });
  found.push({ name: "png with 100 MB behind 8 × 8", content: blackPng(8, 8, 100_000_000), expected: "either" });
  found.push({ name: "more than 8 MB", content: Buffer.alloc(8 * 1024 * 1024 + 1, 0xff), expected: "refused" });
  return found;
}

async function otherKinds(): Promise<Hostile[]> {
  const svg = (inside: string, head = "") =>
    `<?xml version="1.0"?>${head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9">${inside}</svg>`;
  const laughs = Array.from({ length: 12 }, (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`).join(
    "",
  );
  const texts = [
    svg(script),
    svg('<rect width="9" height="9" onload="alert(1)"/>'),
    svg('<image xlink:href="file:///etc/passwd" width="9" height="9"/>'),
    svg('<image href="http://127.0.0.1:9/" width="9" height="9"/>'),
    svg("<foreignObject><body xmlns='http://www.w3.org/1999/xhtml'>x</body></foreignObject>"),
    svg("<text>&file;</text>", '<!DOCTYPE svg [<!ENTITY file SYSTEM "file:///etc/passwd">]>'),
    svg("<text>&l12;</text>", `<!DOCTYPE svg [<!ENTITY l0 "ha">${laughs}]>`),
    svg("<g>".repeat(5000)),
    `<!doctype html>${script}`,
    `<?php echo 1; ?>`,
    '{"a":1}',
    "%PDF-1.7\n%%EOF",
    "PK\u0003\u0004",
    "MZ\u0090",
    "\u007fELF",
    "BM",
    "RIFF\u0000\u0000\u0000\u0000WEBP",
    "RIFF\u0000\u0000\u0000\u0000WAVEfmt ",
    "P6 9 9 255 ",
    "#define x_width 9\n#define x_height 9\n",
    "push graphic-context\nfill 'url(https://x/|id)'\npop graphic-context",
    " ",
    "\u0000",
  ];
  const files = [
    await noise(1).gif().toBuffer(),
    await noise(1).tiff().toBuffer(),
    await noise(1).avif({ effort: 0 }).toBuffer(),
    Buffer.from([0xff, 0xd8]),
    Buffer.from([0xff, 0xd8, 0xff, 0xd9]),
    Buffer.alloc(0),
  ];
  return [...texts.map((text) => Buffer.from(text)), ...files].map((content, index) => ({
    name: `no picture, ${index}`,
    content,
    expected: "refused",
  }));
}

/** Some two hundred files that are meant to harm, to hide something or to tell where somebody lives; the same at every call. */
export async function hostilePictures(): Promise<Hostile[]> {
  return (await Promise.all([damaged(), polyglots(), secrets(), floods(), otherKinds()])).flat();
}
