import { useDeferredValue, useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * Whether what stands here can answer: not in the server's text, nor while React takes it over.
 * After that it waits for what is more urgent; what the browser writes itself is alive at once.
 */
export const useAlive = () => useDeferredValue(useSyncExternalStore(never, () => true, () => false));
