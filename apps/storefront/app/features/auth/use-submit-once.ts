import type { FormEvent } from "react";
import { useNavigation } from "react-router";

/** Ignores a form that is submitted again before its answer: the first answer would be lost, although its one-time code is used up. */
export function useSubmitOnce(): (event: FormEvent) => void {
  const { state } = useNavigation();
  return (event) => state !== "idle" && event.preventDefault();
}
