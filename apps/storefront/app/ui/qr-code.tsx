import { useMemo } from "react";
import { qrPath } from "../lib/qr-path.ts";

/** A QR code of a text, black on what is behind it; `border` is its quiet zone in squares (scanners want 4). */
export function QrCode({
  text,
  label,
  border = 4,
  className,
}: {
  text: string;
  label: string;
  border?: number;
  className: string;
}) {
  const { size, path } = useMemo(() => qrPath(text, border), [text, border]);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className={className}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="black" />
    </svg>
  );
}
