import { useLayoutEffect, useState, type DOMAttributes, type MouseEvent, type RefObject } from "react";
import { enlarge, type Enlarged } from "./enlarge.ts";
import { useDrag } from "./use-drag.ts";

/**
 * Lets a tap enlarge the picture in a frame around that point, or show it whole again; enlarged, it can be dragged.
 * `handlers` are for what the picture fills.
 */
export function useEnlarged(
  frame: RefObject<HTMLElement | null>,
  picture: RefObject<HTMLImageElement | null>,
): { enlarged: Enlarged | null; showWhole: () => void; handlers: DOMAttributes<Element> } {
  const [enlarged, setEnlarged] = useState<Enlarged | null>(null);
  const drag = useDrag(frame);
  useLayoutEffect(() => {
    if (!enlarged) return;
    const { x, y, width, height } = enlarged;
    const { clientWidth, clientHeight } = frame.current!;
    frame.current!.scrollTo(x * width - clientWidth / 2, y * height - clientHeight / 2);
  }, [enlarged, frame]);
  const onClick = ({ clientX, clientY, detail }: MouseEvent) => {
    const { left, top, width, height } = frame.current!.getBoundingClientRect();
    const { naturalWidth, naturalHeight } = picture.current!;
    // A click by keyboard has no position.
    const byKey = detail === 0;
    if (!byKey && drag.wasDragged()) return;
    // The second of a double tap, which elsewhere enlarges pictures: it would show the picture whole again.
    if (detail > 1) return;
    const at = byKey ? null : { x: clientX - left, y: clientY - top };
    const natural = { width: naturalWidth || 1, height: naturalHeight || 1 };
    setEnlarged(enlarged ? null : enlarge({ width, height }, natural, at));
  };
  return { enlarged, showWhole: () => setEnlarged(null), handlers: { ...drag.handlers, onClick } };
}
