/** The search box and its suggestions, which are on every page. */
export const search = {
  label: "Search products",
  placeholder: "Product, brand or model",
  submit: "Search",
  suggestions: "Suggestions",
  products: "Products",
  categories: "Categories",
  brands: "Brands",
  recent: "Recent searches",
  all_results: "All results for “{text}”",
  suggestion_count: "{count} suggestions. Use the up and down arrow keys.",
  sold_out: "Sold out",
  no_suggestions: "No suggestions",
} as const;
