import type { ComponentProps } from "react";
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

/** A picture that is shown whole. */
export function Picture({ alt, priority = false, className, ...props }: PictureProps) {
  return (
    <img
      decoding={priority ? "sync" : "async"}
      alt={alt}
      {...props}
      className={classNames("object-contain", className)}
      {...(priority ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
    />
  );
}
