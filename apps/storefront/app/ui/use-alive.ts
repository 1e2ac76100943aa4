import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether what stands here can answer: not in the server's text, nor before React has taken it over. */
export const useAlive = () => useSyncExternalStore(never, () => true, () => false);
