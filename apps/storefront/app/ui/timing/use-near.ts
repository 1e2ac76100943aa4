import { useState, useSyncExternalStore, type RefObject } from "react";

/** What to call when an element comes near, each once. */
const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** From half a screen away: what is added there is in its place before it is seen. */
function watch(element: Element, arrived: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.();
    },
    { rootMargin: "50% 0px" },
  );
  waiting.set(element, arrived);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

/**
 * Whether what stands in `place` can answer and is about to be seen: not in the server's text, and
 * there only when React has taken it over and it comes near the screen, so that a slow phone makes
 * what a screen shows and not what a whole page could. What the browser writes itself is near at once.
 */
export function useNear(place: RefObject<Element | null>): boolean {
  const [state] = useState(() => arrival(place));
  // React asks for the last one on the server, and in the browser for nothing but the server's text.
  return useSyncExternalStore(state.subscribe, state.isNear, state.isFar);
}

function arrival(place: RefObject<Element | null>) {
  let near = true;
  return {
    isNear: () => near,
    isFar: () => (near = false),
    subscribe(changed: () => void) {
      const element = place.current;
      if (near || !element) return () => undefined;
      const leave = watch(element, () => {
        near = true;
        leave();
        changed();
      });
      return leave;
    },
  };
}
