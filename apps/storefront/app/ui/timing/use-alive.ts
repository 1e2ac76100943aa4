import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False on the server and during hydration, then true. True from the start in what the browser renders itself. */
export const useAlive = () => useSyncExternalStore(never, () => true, () => false);
