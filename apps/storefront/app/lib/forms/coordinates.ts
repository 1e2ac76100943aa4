import { asciiDigits } from "@shop/kit/digits";

/** A coordinate as people type it, with Khmer digits or a decimal comma, as a decimal string. */
export const plainDegrees = (text: string): string => asciiDigits(text).replace(",", ".").trim();

const pair = /^\s*(-?\d+[.,]\d+)[\s,;]+(-?\d+[.,]\d+)\s*$/;

/** Both coordinates in one text, as map applications copy them: `11.5564, 104.9282`. Null for anything else. */
export function bothDegrees(text: string): { lat: string; long: string } | null {
  const [, lat, long] = pair.exec(asciiDigits(text)) ?? [];
  return lat && long ? { lat: plainDegrees(lat), long: plainDegrees(long) } : null;
}
