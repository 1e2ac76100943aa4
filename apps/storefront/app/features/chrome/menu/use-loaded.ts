import { useCallback, useEffect, useState } from "react";

export type Loaded<Value> =
  | { state: "loading" }
  | { state: "failed"; retry: () => void }
  | { state: "there"; value: Value };

/** Loads a panel's data when it opens. `load` returns null on failure, which can be retried. */
export function useLoaded<Value>(load: () => Promise<Value | null>): Loaded<Value> {
  const [loaded, setLoaded] = useState<{ load: typeof load; value: Value | null } | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isCancelled = false;
    void load().then((value) => isCancelled || setLoaded({ load, value }));
    return () => {
      isCancelled = true;
    };
  }, [load, round]);
  const retry = useCallback(() => {
    setLoaded(null);
    setRound((value) => value + 1);
  }, []);
  if (loaded?.load !== load) return { state: "loading" };
  return loaded.value === null ? { state: "failed", retry } : { state: "there", value: loaded.value };
}
