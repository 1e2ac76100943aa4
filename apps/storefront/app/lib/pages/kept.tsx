import { createContext, use, type FunctionComponent } from "react";

/** Where a part of a page stands in its text: for what is known already, or around what is written now. */
export type Place = { known: string } | { begin: string; end: string };

/** The parts of one page, on the server: see `kept-parts.ts`. */
export interface PagePlaces {
  /** Where a part belongs; `by` says all that its text depends on beside the store and the language. */
  place(name: string, by: string): Place;
  /** The text that stands for several parts one after the other; null where one of them is not known. */
  known(name: string, bys: readonly string[]): string | null;
}

/** On the server, for pages that hold nothing of their visitor; else nothing is kept. */
export const KeptPlaces = createContext<PagePlaces | null>(null);

/**
 * A part that looks the same on many pages: the server writes its text once for all that `by`
 * says, and puts that in its place. Beside its properties it may depend on the store and the
 * language alone; what else it reads, such as the address, `by` has to read as well. Not for what
 * calls `useId`, whose text depends on where it stands, nor for pictures that are not lazy, which
 * React asks for in the page's head. Browsers take the component itself:
 * `import.meta.env.SSR ? kept("footer", Footer) : Footer`.
 */
export function kept<Props extends object>(name: string, Component: FunctionComponent<Props>, by: (props: Props) => string = () => ""): FunctionComponent<Props> {
  return function Kept(props) {
    const place = use(KeptPlaces)?.place(name, by(props));
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
 * Such parts one after the other, of a list. Where all are known one text stands for them, and
 * React has none of them to go through. `keyOf` tells them apart, as React asks for it.
 */
export function keptEach<Props extends object>(name: string, Component: FunctionComponent<Props>, by: (props: Props) => string, keyOf: (props: Props) => number | string): FunctionComponent<{ each: readonly Props[] }> {
  const One = kept(name, Component, by);
  return function KeptEach({ each }) {
    return use(KeptPlaces)?.known(name, each.map(by)) ?? each.map((props) => <One key={keyOf(props)} {...props} />);
  };
}
