/** The search results page. */
export const results = {
  title: "Search",
  title_for: "Results for “{text}”",
  description: "What {store} has for “{text}”, with prices and what is in stock.",
  did_you_mean: "Did you mean {text}?",
  near: "Also close to what you look for",
  loose: "Nothing has all of these words. This is close to it:",
  left_out: "Accessories and others that only mention these words are left out.",
  left_out_show: "Show them too",
  with_mentions: "Also what only mentions the words",
  sort_match: "Best match",
  none_for: "Nothing found for “{text}”",
  none_tip: "Check the spelling, use fewer words, or search for a model number.",
  none_browse: "Or look around in a category:",
  start: "What are you looking for?",
} as const;
