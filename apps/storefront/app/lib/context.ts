import { createContext, type RouterContextProvider } from "react-router";
import type { Client } from "@shop/contract/client";
import type { SiteInfo } from "@shop/contract/types";
import type { Piece } from "./pages/kept-parts.ts";

/** What the server knows of a request before any route runs. */
export interface RequestInfo {
  api: Client;
  site: SiteInfo;
  /** Origin of canonical addresses: the store's own, not the Host header's. */
  origin: string;
  /** Whether the page is everybody's: what it is made of may be kept. */
  everybody: boolean;
  /** Files of a sent form. */
  files: FormData;
}

export const requestContext = createContext<RequestInfo>();

/** Where the page of a request is put when it is written: as the body of a response it would be copied several times. */
export interface WrittenPage {
  page: Piece | null;
}

export const writtenPage = createContext<WrittenPage>();

type Contexts = Readonly<RouterContextProvider>;

/** The store API, spoken to in the language of the address and as the visitor. */
export const apiOf = (context: Contexts): Client => context.get(requestContext).api;
export const siteOf = (context: Contexts): SiteInfo => context.get(requestContext).site;

/** What was chosen in a file field of a sent form; a field where nothing was is sent as a file without a name. */
export const filesOf = (context: Contexts, name: string): File[] => context.get(requestContext).files.getAll(name).filter((file) => file instanceof File && file.size > 0) as File[];
