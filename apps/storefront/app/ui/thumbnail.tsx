import { classNames } from "./class-names.ts";
import { Picture } from "./picture.tsx";

/** A small square picture of goods or a category beside its name, in CSS pixels. */
export function Thumbnail({ src, size, className }: { src: string; size: number; className?: string }) {
  return (
    <Picture
      src={src}
      alt=""
      width={size}
      height={size}
      className={classNames("aspect-square shrink-0 rounded-md bg-tile", size < 44 ? "p-0.5" : "p-1", className)}
    />
  );
}
