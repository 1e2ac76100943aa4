import { useEffect, useState } from "react";
import { useT } from "../../../i18n/locale.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { useModal } from "../../../ui/use-modal.ts";

interface ZoomDialogProps {
  name: string;
  images: string[];
  /** Index of the picture shown first. */
  first: number;
  /** The `sizes` that the page shows its pictures in: of those a file is there already. */
  shownSizes: string;
  onClose: () => void;
}

/** A picture as large as the screen; a tap enlarges it further, to be moved about by scrolling. */
export default function ZoomDialog({ name, images, first, shownSizes, onClose }: ZoomDialogProps) {
  const t = useT();
  const [index, setIndex] = useState(first);
  const [sharp, setSharp] = useState<number>();
  const [close, setClose] = useState(false);
  const { ref, handlers } = useModal(true, onClose);
  const step = (by: number) => {
    setIndex((index + by + images.length) % images.length);
    setClose(false);
  };
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key === "ArrowLeft") step(-1);
      if (key === "ArrowRight") step(1);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  });
  return (
    <dialog ref={ref} {...handlers} aria-label={name} className="m-0 h-dvh max-h-none w-full max-w-none bg-surface">
      <div className="grid h-full grid-rows-[auto_minmax(0,1fr)_auto] gap-2 p-3">
        <div className="flex items-center justify-between gap-3">
          <p className="line-clamp-1 font-semibold">{name}</p>
          <IconButton icon="x" label={t("product.zoom_close")} onClick={onClose} />
        </div>
        <div className="overflow-auto rounded-lg">
          <button type="button" aria-label={t("product.zoom")} aria-pressed={close} onClick={() => setClose(!close)} className={close ? "relative block w-[220%] cursor-zoom-out" : "relative block size-full cursor-zoom-in"}>
            {/* What the page has shown already, until the large one is there. */}
            {sharp !== index && <Picture src={images[index]!} alt="" width={640} height={640} sizes={shownSizes} priority className="absolute inset-0 size-full bg-tile" />}
            <Picture
              key={index}
              src={images[index]!}
              onLoad={() => setSharp(index)}
              alt={t("product.picture_of", { name, number: index + 1, count: images.length })}
              width={1280}
              height={1280}
              sizes="220vw"
              priority
              className={classNames(sharp === index && "bg-tile", close ? "w-full" : "size-full", "relative")}
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
