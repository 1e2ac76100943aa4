import { useEffect, useRef, useState, type RefObject } from "react";
import { Thumbnail } from "../../ui/thumbnail.tsx";
import { classNames } from "../../ui/class-names.ts";
import type { ComparedColumn } from "./use-compared.ts";

/** Height in pixels of what stays of the page's header on a scrolled page. */
function headerHeight(): number {
  const header = document.querySelector<HTMLElement>("header .sticky");
  // On paper there is none.
  return header?.offsetHeight ? header.offsetHeight + parseFloat(getComputedStyle(header).top) : 0;
}

/**
 * The product names, sticky below the page's header once the table's head has scrolled away. The
 * head itself cannot be sticky, since it is inside a horizontally scrolling container. Follows the
 * widths and the horizontal scrolling of the table's columns.
 */
export function NamesInView({
  columns,
  table,
}: {
  columns: ComparedColumn[];
  table: RefObject<HTMLDivElement | null>;
}) {
  const strip = useRef<HTMLDivElement>(null);
  const [widths, setWidths] = useState<number[]>([]);
  const [top, setTop] = useState(0);
  const [isAway, setAway] = useState(false);

  useEffect(() => {
    const scrolled = table.current!;
    const head = scrolled.querySelector("tr")!;
    let watch: IntersectionObserver | undefined;
    const follow = () => void (strip.current!.scrollLeft = scrolled.scrollLeft);
    const sizes = new ResizeObserver(() => {
      const covered = headerHeight();
      setTop(covered);
      setWidths([...head.cells].map(({ offsetWidth }) => offsetWidth));
      watch?.disconnect();
      watch = new IntersectionObserver(
        (entries) => {
          const { isIntersecting, boundingClientRect } = entries.at(-1)!;
          setAway(!isIntersecting && boundingClientRect.top < covered);
          follow();
        },
        { rootMargin: `-${Math.ceil(covered)}px 0px 0px` },
      );
      watch.observe(head);
    });
    sizes.observe(head);
    scrolled.addEventListener("scroll", follow, { passive: true });
    return () => {
      sizes.disconnect();
      watch?.disconnect();
      scrolled.removeEventListener("scroll", follow);
    };
  }, [columns, table]);

  return (
    // The negative margin cancels its height, so that it overlaps the table and ends with it.
    <div
      ref={strip}
      aria-hidden="true"
      style={{ top }}
      className={classNames(
        "sticky z-20 -mb-14 h-14 overflow-hidden border border-line bg-surface shadow-card print:hidden",
        !isAway && "invisible",
      )}
    >
      <div className="flex h-full w-max">
        <span style={{ width: widths[0] }} className="sticky start-0 bg-surface" />
        {columns.map(({ item, product }, index) => (
          <span key={item.id} style={{ width: widths[index + 1] }} className="flex items-center gap-2 px-2 sm:px-3">
            <Thumbnail src={product?.image ?? item.image} size={40} className="max-sm:hidden" />
            <span className="line-clamp-2 text-xs font-semibold wrap-anywhere sm:text-sm">
              {product?.name ?? item.name}
            </span>
          </span>
        ))}
      </div>
    </div>
  );
}
