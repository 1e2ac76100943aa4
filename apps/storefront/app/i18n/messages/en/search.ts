/** The search box, its suggestions, and the page of results. */
export const search = {
  label: "Search products",
  placeholder: "Search products, brands, models",
  submit: "Search",
  suggestions: "Suggestions",
  products: "Products",
  categories: "Categories",
  brands: "Brands",
  all_results: "All results for “{text}”",
  suggestion_count: "{count} suggestions. Use the up and down arrow keys.",
  no_suggestions: "No suggestions",

  title: "Search",
  title_for: "Results for “{text}”",
  description: "What {store} has for “{text}”, with prices and what is in stock.",
  did_you_mean: "Did you mean {text}?",
  near: "Also close to what you look for",
  loose: "Nothing has all of these words. This is close to it:",
  none_for: "Nothing found for “{text}”",
  none_tip: "Check the spelling, use fewer words, or search for a model number.",
  none_browse: "Or look around in a category:",
  start: "What are you looking for?",
} as const;
