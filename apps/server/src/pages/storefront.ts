import type { Language } from "@shop/kit/locale";
import type { VisitorApi } from "../api/visitor-api.ts";

/** A page as the storefront wrote it, with the hashes of what stands inline in it. */
export interface WrittenPage {
  bytes: Uint8Array<ArrayBuffer>;
  scripts: readonly string[];
  styles: readonly string[];
}

export interface Storefront {
  /** What a shopper reads where no page can be made now, by path and `Accept-Language`. */
  busyPage: (path: string, acceptLanguage: string | null | undefined) => string;
  /** The same for a form that is larger than any of the shop's. */
  tooLargePage: (path: string, acceptLanguage: string | null | undefined) => string;
  /** What a shopper reads where the error page itself fails. */
  lastPage: (language: Language) => string;
  /** The address that a public page is kept under; null for pages of one visitor. */
  publicAddress: (url: URL) => string | null;
  /** Public pages since the start that only the whole router could make, which takes longer. */
  madeByRouter: () => number;
  /** A page stands apart from its response, whose body is then empty. */
  handleVisit: (request: Request, visit: { origin: string; host: string; everybody: boolean; api: VisitorApi; files: FormData }) => Promise<{ response: Response; page: WrittenPage | null }>;
}
