import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether what stands here can answer: not in the server's text, nor while React takes it over; what the browser writes itself is alive at once. */
export const useAlive = () => useSyncExternalStore(never, () => true, () => false);
