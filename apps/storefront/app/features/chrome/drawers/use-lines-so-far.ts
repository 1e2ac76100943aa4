import { useEffect, useRef, useState, type RefObject } from "react";

/** Lines shown at first, and added each time. */
const step = 24;

interface LinesSoFar<Line> {
  shown: Line[];
  /** For the last line shown. */
  last: RefObject<HTMLLIElement | null>;
}

/** The first lines of a list, and more as the last one comes near: five hundred at once keep a slow phone busy for seconds. */
export function useLinesSoFar<Line>(lines: Line[]): LinesSoFar<Line> {
  const [count, setCount] = useState(step);
  const last = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!last.current || count >= lines.length) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setCount((before) => before + step),
      // Two heights ahead, where browsers know it.
      { scrollMargin: "200% 0px" },
    );
    observer.observe(last.current);
    return () => observer.disconnect();
  }, [count, lines]);
  return { shown: lines.slice(0, count), last };
}
