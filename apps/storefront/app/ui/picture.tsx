import type { ComponentProps } from "react";
import { preload } from "react-dom";
import { pictureWidths } from "@shop/kit/constants";
import { classNames } from "./class-names.ts";

interface PictureProps extends Omit<ComponentProps<"img">, "src" | "alt" | "width" | "height" | "loading" | "fetchPriority"> {
  src: string;
  alt: string;
  /** Its shape, known before it is there, so that the page does not move. */
  width: number;
  height: number;
  /** The largest picture of the first screen: fetched first instead of when it comes near. */
  priority?: boolean;
}

/**
 * The files that the server has of a picture of its own that is shown `width` wide at most, for the
 * browser to choose from: none of less than half as many dots, nor of three a pixel, which no eye
 * tells apart. Drawings are painted for it; a picture from elsewhere is one file.
 */
export function filesOf(src: string, width: number): { src: string; srcSet?: string } {
  if (!/^\/media\/[^?]+\.(jpe?g|png|webp|avif|svg)$/i.test(src)) return { src };
  const widths = pictureWidths.filter((each) => each > width / 2 && each < width * 3);
  return widths.length > 1 ? { src, srcSet: widths.map((each) => `${src}?w=${each} ${each}w`).join(", ") } : { src: `${src}?w=${widths[0] ?? pictureWidths[0]}` };
}

/** Asks for a picture of the first screen in the head of a page that the server writes, as React does for one that it renders there. */
export function askFirst(address: string, width: number, sizes: string): void {
  const { src, srcSet } = filesOf(address, width);
  preload(src, { as: "image", fetchPriority: "high", ...(srcSet && { imageSrcSet: srcSet, imageSizes: sizes }) });
}

/** A picture that is shown whole. Without `sizes` it is shown as wide as `width` says. */
export function Picture({ alt, priority = false, className, src, sizes, ...props }: PictureProps) {
  const files = filesOf(src, props.width);
  return (
    <img
      decoding={priority ? "sync" : "async"}
      alt={alt}
      {...files}
      {...(files.srcSet && { sizes: sizes ?? `${props.width}px` })}
      {...props}
      className={classNames("object-contain", className)}
      {...(priority ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
    />
  );
}
