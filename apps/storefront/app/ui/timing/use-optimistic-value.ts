import { useState, type Dispatch, type SetStateAction } from "react";

/**
 * An optimistic value: changes at once when something is chosen, and follows `known` whenever that
 * changes, for example through a link or "back".
 */
export function useOptimisticValue<Value>(known: Value): [Value, Dispatch<SetStateAction<Value>>] {
  const [followed, setFollowed] = useState(known);
  const [ahead, setAhead] = useState(known);
  if (followed !== known) {
    setFollowed(known);
    setAhead(known);
  }
  return [ahead, setAhead];
}
