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

/** The widths that the server has of a photograph of its own, for the browser to choose from; drawings and pictures from elsewhere are one file. */
export function sourceSet(src: string): string | undefined {
  return /^\/media\/[^?]+\.(jpe?g|png|webp|avif)$/i.test(src) ? pictureWidths.map((width) => `${src}?w=${width} ${width}w`).join(", ") : undefined;
}

/** Asks for a picture of the first screen in the head of a page that the server writes, as React does for one that it renders there. */
export function askFirst(src: string, sizes: string): void {
  const imageSrcSet = sourceSet(src);
  preload(src, { as: "image", fetchPriority: "high", ...(imageSrcSet && { imageSrcSet, imageSizes: sizes }) });
}

/** A picture that is shown whole. Without `sizes` it is shown as wide as `width` says. */
export function Picture({ alt, priority = false, className, sizes, ...props }: PictureProps) {
  const srcSet = sourceSet(props.src);
  return (
    <img
      decoding={priority ? "sync" : "async"}
      alt={alt}
      {...(srcSet && { srcSet, sizes: sizes ?? `${props.width}px` })}
      {...props}
      className={classNames("object-contain", className)}
      {...(priority ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
    />
  );
}
