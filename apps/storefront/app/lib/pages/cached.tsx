import { createContext, use, type FunctionComponent } from "react";

/** The text to write for a part: a mark in place of a cached one, or marks around one to be rendered. */
export type Place = { known: string } | { begin: string; end: string };

/** Looks up the cached parts of one page on the server: see `cached-parts.ts`. */
export interface PagePlaces {
  /** `by` has to include everything that the part's HTML depends on beside store and language. */
  place(name: string, by: string): Place;
  /** The mark for several consecutive parts; null if one of them is not cached. */
  known(name: string, bys: readonly string[]): string | null;
}

/** Provided on the server for public pages only; otherwise nothing is cached. */
export const CachedParts = createContext<PagePlaces | null>(null);

/**
 * Caches the HTML of a component that looks the same on many pages. The server renders it once per
 * store, language and value of `by`. The HTML may depend on nothing else: whatever the component
 * reads beside that, such as the URL, has to be part of `by`. Not suitable for components that call
 * `useId` (its value depends on the position in the tree) or that contain images which are not
 * lazy (React writes preloads for those into the head). Browsers use the component itself:
 * `import.meta.env.SSR ? cached("footer", Footer) : Footer`.
 */
export function cached<Props extends object>(
  name: string,
  Component: FunctionComponent<Props>,
  by: (props: Props) => string = () => "",
): FunctionComponent<Props> {
  return function Cached(props) {
    const place = use(CachedParts)?.place(name, by(props));
    if (!place) return <Component {...props} />;
    if ("known" in place) return place.known;
    return (
      <>
        {place.begin}
        <Component {...props} />
        {place.end}
      </>
    );
  };
}

/**
 * Like `cached`, for the consecutive items of a list. If all are cached, one mark stands for the whole
 * list and React renders none of them. `keyOf` gives the React key of an item.
 */
export function cachedEach<Props extends object>(
  name: string,
  Component: FunctionComponent<Props>,
  by: (props: Props) => string,
  keyOf: (props: Props) => number | string,
): FunctionComponent<{ each: readonly Props[] }> {
  const One = cached(name, Component, by);
  return function CachedEach({ each }) {
    return use(CachedParts)?.known(name, each.map(by)) ?? each.map((props) => <One key={keyOf(props)} {...props} />);
  };
}
