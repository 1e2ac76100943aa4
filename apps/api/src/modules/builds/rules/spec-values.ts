import type { Facts, Plugs } from "./facts.ts";

/** The number that a pattern finds in a text; undefined if there is none. */
export const numberIn = (text: string | undefined, pattern: RegExp): number | undefined => {
  const found = text === undefined ? null : pattern.exec(text);
  return found ? Number(found[1]) : undefined;
};

export const millimetres = (text?: string) => numberIn(text, /^(\d+(?:\.\d+)?)\s*mm\b/);
export const watts = (text?: string) => numberIn(text, /^(\d+(?:\.\d+)?)\s*W\b/);
export const count = (text?: string) => numberIn(text, /^(\d+(?:\.\d+)?)(?:\s|$)/);
export const listOf = (text: string | undefined) =>
  text
    ?.split(",")
    .map((item) => item.trim())
    .filter(Boolean);
export const yesOrNo = (text: string | undefined) =>
  text === undefined ? undefined : !/^(no|none|gone|-)$/i.test(text);
/** `LGA 1700` and `LGA1700` are one socket. */
export const socketName = (text: string) => text.toUpperCase().replace(/\s+/g, "");

export function gigabytes(text: string | undefined): number | undefined {
  const found = text === undefined ? null : /^(\d+(?:\.\d+)?)\s*(GB|TB)/i.exec(text);
  return found ? Number(found[1]) * (found[2]!.toUpperCase() === "TB" ? 1000 : 1) : undefined;
}

const boardSizes: ReadonlyMap<string, string> = new Map([
  ["atx", "ATX"],
  ["matx", "mATX"],
  ["microatx", "mATX"],
  ["uatx", "mATX"],
  ["miniitx", "Mini-ITX"],
  ["itx", "Mini-ITX"],
  ["eatx", "EATX"],
]);

/** `Micro ATX`, `mATX` and `Micro-ATX` in one spelling. */
export const boardSizeName = (text: string): string => boardSizes.get(text.toLowerCase().replace(/[\s-]/g, "")) ?? text;

/** Plugs such as `1 × 16-pin, 4 × 8-pin`. */
export function plugsIn(text: string | undefined): Plugs | undefined {
  if (text === undefined) return undefined;
  const plugs: Plugs = { six: 0, eight: 0, sixteen: 0 };
  if (/^(none|no)$/i.test(text)) return plugs;
  for (const [, many, kind] of text.matchAll(/(\d+)\s*[×x]\s*(6\+2-pin|6-pin|8-pin|16-pin|12VHPWR|12V-2x6)/gi)) {
    const key = /^6-pin$/i.test(kind!) ? "six" : /^(8|6\+2)-pin$/i.test(kind!) ? "eight" : "sixteen";
    plugs[key] += Number(many);
  }
  return plugs.six + plugs.eight + plugs.sixteen > 0 ? plugs : undefined;
}

/** `PCIe 5.0 x16`; lists without a generation say `PCIe x16`. */
export function linkIn(text: string | undefined): Pick<Facts, "linkGeneration" | "linkLanes"> {
  return { linkGeneration: numberIn(text, /\bPCIe\s*(\d)\.\d/i), linkLanes: numberIn(text, /\bx(\d+)\b/i) };
}
