import { createContext, type RouterContextProvider } from "react-router";
import type { Client } from "@shop/contract/client";
import type { SiteInfo } from "@shop/contract/types";
import type { Piece } from "./pages/cached-parts.ts";

/** What the server knows about a request before any route runs. */
export interface RequestInfo {
  api: Client;
  site: SiteInfo;
  /** Origin for canonical URLs: the store's configured one, not the Host header. */
  origin: string;
  /** Whether the page holds nothing of its visitor, so that it can be cached. */
  everybody: boolean;
  /** Uploaded files of a submitted form. */
  files: FormData;
}

export const requestContext = createContext<RequestInfo>();

/** Receives the rendered page. It is passed beside the response, since a response body would copy it several times. */
export interface WrittenPage {
  page: Piece | null;
}

export const writtenPage = createContext<WrittenPage>();

type Contexts = Readonly<RouterContextProvider>;

/** The store API for this visitor, in the language of the URL. */
export const apiOf = (context: Contexts): Client => context.get(requestContext).api;
export const siteOf = (context: Contexts): SiteInfo => context.get(requestContext).site;

/** The files chosen in a file field. A browser sends an empty file for a field without a choice; those are dropped. */
export const filesOf = (context: Contexts, name: string): File[] =>
  context
    .get(requestContext)
    .files.getAll(name)
    .filter((file) => file instanceof File && file.size > 0) as File[];
