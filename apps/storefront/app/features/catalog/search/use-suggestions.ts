import { useEffect, useState } from "react";
import type { CallData } from "@shop/contract/types";
import { browserApi } from "../../../lib/browser/browser-api.ts";
import { cleanSearchText, isWorthSuggesting } from "./search-text.ts";

export type Suggestions = CallData<"search.suggest">;

/** Debounce in milliseconds: shorter than a pause in typing, longer than the gap between two keys. */
const pause = 140;
/** Cached results, for a shopper who types back and forth. */
const keptAnswers = 30;
const cache = new Map<string, Suggestions>();

function keep(text: string, found: Suggestions) {
  cache.set(text, found);
  if (cache.size > keptAnswers) cache.delete(cache.keys().next().value!);
}

/** Suggestions for a text; null until there is an answer. A failed request suggests nothing (specification, section 8). */
export function useSuggestions(typed: string): Suggestions | null {
  const text = cleanSearchText(typed);
  const wanted = isWorthSuggesting(text);
  const [answer, setAnswer] = useState<{ text: string; found: Suggestions } | null>(null);

  useEffect(() => {
    if (!wanted) return setAnswer(null);
    const known = cache.get(text);
    if (known) return setAnswer({ text, found: known });
    const aborter = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const result = await browserApi("search.suggest", { query: { text } }, { signal: aborter.signal });
        if (!result.ok) return setAnswer(null);
        keep(text, result.answer.data);
        setAnswer({ text, found: result.answer.data });
      } catch (error) {
        if (!aborter.signal.aborted) throw error;
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [text, wanted]);

  // Keeps the previous answer while the next one is loading, so that the list does not flicker.
  return wanted ? (answer?.found ?? null) : null;
}
