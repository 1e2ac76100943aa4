import { useRef, type DOMAttributes, type PointerEvent, type RefObject } from "react";

/** Mouse movement in pixels that still counts as a click. */
const still = 4;

/** Lets the mouse drag the scrolled content of a frame, as touch does natively. `wasDragged` says whether a click ended a drag. */
export function useDrag(frame: RefObject<Element | null>): {
  handlers: DOMAttributes<Element>;
  wasDragged: () => boolean;
} {
  const start = useRef({ x: 0, y: 0, left: 0, top: 0, far: false });
  const onPointerDown = (event: PointerEvent) => {
    const { scrollLeft: left, scrollTop: top } = frame.current!;
    start.current = { x: event.clientX, y: event.clientY, left, top, far: false };
  };
  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerType !== "mouse" || event.buttons !== 1) return;
    const { x, y, left, top, far } = start.current;
    const [byX, byY] = [event.clientX - x, event.clientY - y];
    if (!far && Math.hypot(byX, byY) < still) return;
    start.current.far = true;
    // Keeps dragging when the mouse leaves the frame.
    event.currentTarget.setPointerCapture(event.pointerId);
    frame.current!.scrollTo(left - byX, top - byY);
  };
  return { handlers: { onPointerDown, onPointerMove }, wasDragged: () => start.current.far };
}
