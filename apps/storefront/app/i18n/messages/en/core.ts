/** Texts that every page needs: chrome, errors, and the words of product cards. */
export const core = {
  home_page: "Home page",
  not_found_title: "404 Not Found",
  not_found_text: "This page could not be found",
  error_title: "An error occurred",
} as const;
