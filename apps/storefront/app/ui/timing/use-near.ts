import { useState, useSyncExternalStore, type RefObject } from "react";

/** Callbacks by observed element. */
const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Half a screen ahead, so that content is in place before it is visible. */
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
 * Whether an element is hydrated and near the screen. False on the server and during hydration, then
 * true as soon as the element comes near, so that a slow phone builds only what is about to be
 * seen. True from the start in what the browser renders itself.
 */
export function useNear(place: RefObject<Element | null>): boolean {
  const [state] = useState(() => arrival(place));
  // React calls the server snapshot (`isFar`) only on the server and during hydration; calling it marks this element as server-rendered.
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
