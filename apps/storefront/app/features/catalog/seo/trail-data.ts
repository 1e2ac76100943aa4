interface Step {
  name: string;
  to: string;
}

interface Trail {
  /** Name of the home page in the page's language. */
  home: string;
  /** Absolute URL of a path, in the page's language. */
  address: (path: string) => string;
  /** From the first step below the home page down to the page itself. */
  steps: Step[];
}

/** BreadcrumbList for search engines (https://developers.google.com/search/docs/appearance/structured-data/breadcrumb). */
export function trailData({ home, address, steps }: Trail) {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [{ name: home, to: "/" }, ...steps].map(({ name, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: address(to),
    })),
  };
}
