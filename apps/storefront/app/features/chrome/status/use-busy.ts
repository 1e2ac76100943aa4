import { useEffect, useRef, useState } from "react";
import { createBusySignal, type BusyTimes } from "../../../lib/browser/busy-signal.ts";

/** Debounced busy state (see `createBusySignal`). The times of the first render apply. */
export function useBusy(busy: boolean, times: BusyTimes): boolean {
  const [shown, setShown] = useState(false);
  const signal = useRef<ReturnType<typeof createBusySignal>>(null);
  useEffect(() => {
    signal.current ??= createBusySignal(times, setShown);
    signal.current(busy);
  }, [busy, times]);
  return shown;
}
