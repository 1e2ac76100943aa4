import { useState, type Dispatch, type SetStateAction } from "react";

/** What is chosen, ahead of the page that it asks for; follows what is known, as Back or a link changes that. */
export function useAhead<Value>(known: Value): [Value, Dispatch<SetStateAction<Value>>] {
  const [followed, setFollowed] = useState(known);
  const [ahead, setAhead] = useState(known);
  if (followed !== known) {
    setFollowed(known);
    setAhead(known);
  }
  return [ahead, setAhead];
}
