interface Step {
  name: string;
  to: string;
}

export interface Trail {
  /** What the language calls the home page. */
  home: string;
  /** Absolute address of a path of the store in the page's language. */
  address: (path: string) => string;
  /** From below the home page down to the page itself. */
  steps: Step[];
}

/** BreadcrumbList for search engines: the way from the home page down to the page (https://developers.google.com/search/docs/appearance/structured-data/breadcrumb). */
export function trailData({ home, address, steps }: Trail) {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [{ name: home, to: "/" }, ...steps].map(({ name, to }, index) => ({ "@type": "ListItem", position: index + 1, name, item: address(to) })),
  };
}
