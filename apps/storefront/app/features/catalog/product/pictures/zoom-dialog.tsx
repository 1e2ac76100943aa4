import { useEffect, useRef, useState } from "react";
import { useT } from "../../../../i18n/locale.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { IconButton } from "../../../../ui/controls/icon-button.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { useModal } from "../../../../ui/dialogs/use-modal.ts";
import { useEnlarged } from "./use-enlarged.ts";

interface ZoomDialogProps {
  name: string;
  images: string[];
  /** Index of the picture shown first. */
  first: number;
  /** The `sizes` used on the page, whose file is already loaded. */
  shownSizes: string;
  onClose: () => void;
}

/** A picture in full screen. A tap enlarges it around that point; it can then be moved with finger, mouse or arrow keys. */
export default function ZoomDialog({ name, images, first, shownSizes, onClose }: ZoomDialogProps) {
  const t = useT();
  const [index, setIndex] = useState(first);
  const [sharp, setSharp] = useState<number>();
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const { ref, handlers } = useModal(true, onClose);
  const { enlarged, showWhole, handlers: tap } = useEnlarged(frame, picture);
  const step = (by: number) => {
    setIndex((index + by + images.length) % images.length);
    showWhole();
  };
  // With an enlarged picture, arrow keys scroll it instead.
  useLeftAndRightKeys((by) => !enlarged && step(by));
  return (
    <dialog ref={ref} {...handlers} aria-label={name} className="m-0 h-dvh max-h-none w-full max-w-none bg-surface">
      <div className="grid h-full grid-rows-[auto_minmax(0,1fr)_auto] gap-2 p-3">
        <div className="flex items-center justify-between gap-3">
          <p className="line-clamp-1 font-semibold">{name}</p>
          <IconButton icon="x" label={t("product.zoom_close")} onClick={onClose} />
        </div>
        <div ref={frame} className="flex overflow-auto rounded-lg">
          <button
            type="button"
            aria-label={t("product.zoom")}
            aria-pressed={enlarged !== null}
            {...tap}
            style={
              enlarged
                ? { width: enlarged.width, height: enlarged.height, flexShrink: 0, margin: "auto", cursor: "zoom-out" }
                : { cursor: "zoom-in" }
            }
            className="relative block size-full"
          >
            {/* The file that the page has already loaded, until the large one arrives. */}
            {sharp !== index && (
              <Picture
                src={images[index]!}
                alt=""
                width={640}
                height={640}
                sizes={shownSizes}
                priority
                className="absolute inset-0 size-full bg-tile"
              />
            )}
            <Picture
              key={index}
              ref={picture}
              src={images[index]!}
              onLoad={() => setSharp(index)}
              // Leaves the file below, or its placeholder.
              onError={({ currentTarget }) => void (currentTarget.style.opacity = "0")}
              alt={t("product.picture_of", { name, number: index + 1, count: images.length })}
              width={1280}
              height={1280}
              sizes="220vw"
              priority
              draggable={false}
              className={classNames(sharp === index && "bg-tile", "relative size-full")}
            />
          </button>
        </div>
        {images.length > 1 && (
          <div className="flex justify-center gap-4">
            <IconButton icon="chevron-left" label={t("product.zoom_previous")} onClick={() => step(-1)} />
            <IconButton icon="chevron-right" label={t("product.zoom_next")} onClick={() => step(1)} />
          </div>
        )}
      </div>
    </dialog>
  );
}

/** Calls with -1 or 1 for the left and the right arrow key. */
function useLeftAndRightKeys(step: (by: number) => void): void {
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key === "ArrowLeft") step(-1);
      if (key === "ArrowRight") step(1);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  });
}
