import type { Language } from "@shop/kit/locale";
import type { VisitorApi } from "../api/visitor-api.ts";

/** A page with the hashes of its inline scripts and styles, for its Content-Security-Policy. */
export interface WrittenPage {
  bytes: Uint8Array<ArrayBuffer>;
  scripts: readonly string[];
  styles: readonly string[];
}

/** What the server uses of the storefront's build. */
export interface Storefront {
  /** The page to show while the server is overloaded or the database cannot be reached, in the language of the path or of `Accept-Language`. */
  busyPage: (path: string, acceptLanguage: string | null | undefined) => string;
  /** The same for a form that is too large. */
  tooLargePage: (path: string, acceptLanguage: string | null | undefined) => string;
  /** The page to show when even the error page fails. */
  lastPage: (language: Language) => string;
  /** The normalised address of a public page, by which it is cached; null for pages that are rendered for their visitor. */
  publicAddress: (url: URL) => string | null;
  /** How many public pages have been rendered by the whole router since the start, which takes longer than the quick way. */
  routerPageCount: () => number;
  /** Renders a page. It is returned apart from its response, whose body is then empty; null where the response is no page or has a body of its own. */
  handleVisit: (
    request: Request,
    visit: { origin: string; host: string; everybody: boolean; api: VisitorApi; files: FormData },
  ) => Promise<{ response: Response; page: WrittenPage | null }>;
}
