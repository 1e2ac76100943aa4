import { encode } from "uqr";

/** A QR code as one path of unit squares on a grid of `size`, with `border` squares of quiet zone (scanners want 4). */
export function qrPath(text: string, border: number): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: "M", border });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return { size, path };
}
