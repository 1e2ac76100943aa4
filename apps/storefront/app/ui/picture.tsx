import type { ComponentProps } from "react";
import { preload } from "react-dom";
import { pictureWidths } from "@shop/kit/constants";
import { classNames } from "./class-names.ts";

interface PictureProps extends Omit<
  ComponentProps<"img">,
  "src" | "alt" | "width" | "height" | "loading" | "fetchPriority"
> {
  src: string;
  alt: string;
  /** Aspect ratio, known before the image loads, to avoid a layout shift. */
  width: number;
  height: number;
  /** The largest image of the first screen: loaded first instead of lazily. */
  priority?: boolean;
}

/**
 * The `src` and `srcSet` of an image that is displayed at most `width` pixels wide. The server
 * resizes its own images (and rasterizes SVGs); external ones have a single file. Offers nothing
 * below half the display width, and nothing of three pixels per CSS pixel or more, which no eye
 * can tell apart.
 */
export function sourcesOf(src: string, width: number): { src: string; srcSet?: string } {
  if (!/^\/media\/[^?]+\.(jpe?g|png|webp|avif|svg)$/i.test(src)) return { src };
  const widths = pictureWidths.filter((each) => each > width / 2 && each < width * 3);
  return widths.length > 1
    ? { src, srcSet: widths.map((each) => `${src}?w=${each} ${each}w`).join(", ") }
    : { src: `${src}?w=${widths[0] ?? pictureWidths[0]}` };
}

/**
 * Writes a preload for an image of the first screen into the head, as React does by itself for
 * images it renders there. For parts served from the cache.
 */
export function preloadPicture(address: string, width: number, sizes: string): void {
  const { src, srcSet } = sourcesOf(address, width);
  preload(src, { as: "image", fetchPriority: "high", ...(srcSet && { imageSrcSet: srcSet, imageSizes: sizes }) });
}

/** An image shown uncropped. Without `sizes` it is displayed at `width`. */
export function Picture({ alt, priority = false, className, src, sizes, ...props }: PictureProps) {
  const files = sourcesOf(src, props.width);
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
