import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from "react";
import { useT } from "../../../../i18n/locale.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { IconButton } from "../../../../ui/controls/icon-button.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { useModal } from "../../../../ui/dialogs/use-modal.ts";
import { enlarge, type Enlarged } from "./enlarge.ts";
import { useDrag } from "./use-drag.ts";

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
  const [close, setClose] = useState<Enlarged | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const { ref, handlers } = useModal(true, onClose);
  const drag = useDrag(frame);
  const step = (by: number) => {
    setIndex((index + by + images.length) % images.length);
    setClose(null);
  };
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      // With an enlarged picture, arrow keys scroll it instead.
      if (close) return;
      if (key === "ArrowLeft") step(-1);
      if (key === "ArrowRight") step(1);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  });
  useLayoutEffect(() => {
    if (!close) return;
    const { clientWidth, clientHeight } = frame.current!;
    frame.current!.scrollTo(close.x * close.width - clientWidth / 2, close.y * close.height - clientHeight / 2);
  }, [close]);
  const tap = ({ clientX, clientY, detail }: MouseEvent) => {
    const { left, top, width, height } = frame.current!.getBoundingClientRect();
    const { naturalWidth, naturalHeight } = picture.current!;
    // A click by keyboard has no position.
    const byKey = detail === 0;
    if (!byKey && drag.wasDragged()) return;
    const at = byKey ? null : { x: clientX - left, y: clientY - top };
    setClose(close ? null : enlarge({ width, height }, { width: naturalWidth || 1, height: naturalHeight || 1 }, at));
  };
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
            aria-pressed={close !== null}
            onClick={tap}
            {...drag.handlers}
            style={
              close
                ? { width: close.width, height: close.height, flexShrink: 0, margin: "auto", cursor: "zoom-out" }
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
