import { useEffect, useRef, useState } from "react";
import { useT } from "../../../../i18n/locale.tsx";
import { placeholderImage } from "../../../../lib/constants.ts";
import { useLatePart } from "../../../../parts/use-late-part.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { Picture } from "../../../../ui/picture.tsx";
import { cardFile } from "../../card/product-card.tsx";
import { scrollRow } from "../../scroll-row.ts";
import { Icon } from "../../../../ui/icons/icon.tsx";
import { Skeleton } from "../../../../ui/notices/skeleton.tsx";
import { scrollBehavior } from "../../../../ui/timing/scroll-behavior.ts";
import { galleryClass, mainPicture, thumbnailsAhead } from "../look.ts";

const loadZoom = () => import("./zoom-dialog.tsx");

/**
 * `sizes` of the main picture. On a phone its height is limited to leave room for name and price
 * (`mainPicture`), and so is the width of a square picture. Uses plain units, because the browser's
 * preload scanner does not know `svh` and would load a different file than the image itself.
 */
const mainSizes = "(min-width: 64rem) 27rem, (min-width: 40rem) 45vw, min(85vw, max(21vh, 40vh - 7.5rem))";
const pictureId = (index: number) => `picture-${index + 1}`;

interface GalleryProps {
  name: string;
  images: string[];
  /** Reserves space for thumbnails that are still loading. */
  more?: boolean;
  /** Uses the file that the card has already loaded. */
  asCard?: boolean;
}

/** The pictures of a product as a scrolling strip, with thumbnails and a zoom dialog. */
export function Gallery({ name, images, more = false, asCard = false }: GalleryProps) {
  const t = useT();
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [zoomed, setZoomed] = useState(false);
  const ZoomDialog = useLatePart(loadZoom, zoomed, setZoomed)?.default;
  const first = images[0];
  // The placeholder has nothing to look at closer.
  const isZoomable = first !== placeholderImage;

  // Scrolls back to the start when another variant's picture comes first. `void` because newer
  // browsers return a promise from `scrollTo`, which React would call as a cleanup function.
  useEffect(() => void strip.current?.scrollTo({ left: 0 }), [first]);

  const jump = (index: number) =>
    strip.current?.scrollTo({ left: index * strip.current.clientWidth, behavior: scrollBehavior() });
  const alt = (index: number) =>
    images.length > 1 ? t("product.picture_of", { name, number: index + 1, count: images.length }) : name;
  return (
    <div className={galleryClass(more || images.length > 1)}>
      <div className="relative">
        <ul
          ref={strip}
          // Focusable, so that arrow keys can scroll it.
          tabIndex={images.length > 1 ? 0 : undefined}
          aria-label={t("product.pictures", { name })}
          onScroll={({ currentTarget }) => setShown(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}
          className={`${scrollRow} flex rounded-lg`}
        >
          {images.map((image, index) => (
            <li key={image} id={pictureId(index)} className="w-full shrink-0 snap-center">
              <Picture
                src={image}
                alt={alt(index)}
                {...(asCard ? cardFile : { width: 640, height: 640, sizes: mainSizes })}
                priority={index === 0}
                // For pointers; the keyboard has the button below.
                onClick={isZoomable ? () => setZoomed(true) : undefined}
                className={classNames(mainPicture, isZoomable && "cursor-zoom-in")}
              />
            </li>
          ))}
        </ul>
        {isZoomable && (
          <button
            type="button"
            aria-label={t("product.zoom")}
            onClick={() => setZoomed(true)}
            className="absolute end-2 bottom-2 grid size-11 place-items-center rounded-md bg-surface text-muted hover:text-ink"
          >
            <Icon name="maximize-2" className="size-5" />
          </button>
        )}
      </div>
      {more && <Skeleton className={thumbnailsAhead} />}
      {images.length > 1 && (
        <ul className={`${scrollRow} flex gap-2 p-0.5 max-sm:h-0 max-sm:min-h-full max-sm:flex-col max-sm:gap-1`}>
          {images.map((image, index) => (
            <li key={image} className="shrink-0">
              <a
                href={`#${pictureId(index)}`}
                aria-label={alt(index)}
                aria-current={shown === index ? "true" : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  jump(index);
                }}
                className="block rounded-md border-2 border-transparent aria-[current]:border-accent"
              >
                <Picture
                  src={image}
                  alt=""
                  width={56}
                  height={56}
                  className="size-14 rounded-md bg-tile p-1.5 sm:size-17"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {ZoomDialog && (
        <ZoomDialog name={name} images={images} first={shown} shownSizes={mainSizes} onClose={() => setZoomed(false)} />
      )}
    </div>
  );
}
