import { useCallback, useEffect, useState } from "react";

export type Loaded<Value> = { state: "loading" } | { state: "failed"; retry: () => void } | { state: "there"; value: Value };

/** What a panel shows, asked for when it is opened; null from `load` is a failure that can be tried again. */
export function useLoaded<Value>(load: () => Promise<Value | null>): Loaded<Value> {
  const [loaded, setLoaded] = useState<{ load: typeof load; value: Value | null } | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let gone = false;
    void load().then((value) => gone || setLoaded({ load, value }));
    return () => {
      gone = true;
    };
  }, [load, round]);
  const retry = useCallback(() => {
    setLoaded(null);
    setRound((value) => value + 1);
  }, []);
  if (loaded?.load !== load) return { state: "loading" };
  return loaded.value === null ? { state: "failed", retry } : { state: "there", value: loaded.value };
}
