import { randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { SiteInfo } from "@shop/contract/types";
import type { Language } from "@shop/kit/locale";
import { hashOf, inlineElements, type InlineElements } from "./inline-elements.ts";
import type { PagePlaces, Place } from "./cached.tsx";
import { handingOver } from "./page-data.ts";

/** A stretch of HTML as it is sent, with the hashes of its inline elements. */
export interface Piece extends InlineElements {
  bytes: Uint8Array<ArrayBuffer>;
}

/** Maximum bytes of all cached parts together, keys included (approximately). */
const mostBytes = 24 * 1024 * 1024;
/** Overhead of a cache entry beside its HTML and its key. */
const entryBytes = 200;

/** Marker that cannot occur in content: it starts with a control character, and the rest is random per process. */
const mark = `\u0001${randomBytes(12).toString("base64url")}`;
const markEnd = "\u0002";
/** React writes this between two adjacent text nodes, hence next to a mark. */
const between = "<!-- -->";

const parts = new LRUCache<string, Piece>({
  maxSize: mostBytes,
  sizeCalculation: ({ bytes }, key) => bytes.byteLength + key.length + entryBytes,
});

/** Number of each version of a store. A changed store is a new object and gets a new number, so its old parts are never requested again. */
const numbers = new WeakMap<SiteInfo, number>();
let stores = 0;

function numberOf(site: SiteInfo): number {
  const known = numbers.get(site) ?? ++stores;
  numbers.set(site, known);
  return known;
}

/** Encodes HTML as a piece. */
export function pieceOf(html: string): Piece {
  return { bytes: Buffer.from(html), ...inlineElements(html) };
}

const handingOverHash = hashOf(handingOver);

/** The loaders' data and the script that hands them to the router. That script is the same on all pages; the data contain no `<`. */
const handoffPiece = (handoff: string): Piece => ({
  bytes: Buffer.from(`<script type="application/json">${handoff}</script><script>${handingOver}</script>`),
  scripts: [handingOverHash],
  styles: [],
});

/** Builds a page without cached parts from React's HTML; the loaders' data go to the end of the body. */
export function pageOf(html: string, handoff: string | null): Piece {
  if (handoff === null) return pieceOf(html);
  const end = html.lastIndexOf("</body>");
  return joined([pieceOf(html.slice(0, end)), handoffPiece(handoff), pieceOf(html.slice(end))]);
}

/** Concatenates pieces. */
function joined(pieces: readonly Piece[]): Piece {
  if (pieces.length === 1) return pieces[0]!;
  return {
    bytes: Buffer.concat(pieces.map((piece) => piece.bytes)),
    scripts: pieces.flatMap(({ scripts }) => scripts),
    styles: pieces.flatMap(({ styles }) => styles),
  };
}

/**
 * The cached parts of one page while it is rendered. React writes marks: one in place of a known
 * part, a pair around a new one. `whole` then replaces the former with the cached HTML and stores
 * the latter. A part's HTML depends on its name, store, language and `by` only, so an entry never
 * becomes stale.
 */
export class PageParts implements PagePlaces {
  readonly #of: string;
  /** Cache keys of the parts that this page renders itself. */
  readonly #keys: string[] = [];
  /** The cached pieces that each mark stands for. */
  readonly #known: (readonly Piece[])[] = [];

  constructor(site: SiteInfo, language: Language) {
    this.#of = `${numberOf(site)} ${language}`;
  }

  place(name: string, by: string): Place {
    const key = this.#key(name, by);
    const piece = parts.get(key);
    if (piece) return { known: this.#markOf([piece]) };
    const index = this.#keys.push(key) - 1;
    return { begin: `${mark}b${index}${markEnd}`, end: `${mark}e${index}${markEnd}` };
  }

  known(name: string, bys: readonly string[]): string | null {
    const pieces: Piece[] = [];
    for (const by of bys) {
      const piece = parts.get(this.#key(name, by));
      if (!piece) return null;
      pieces.push(piece);
    }
    return pieces.length === 0 ? null : this.#markOf(pieces);
  }

  #key(name: string, by: string): string {
    return `${this.#of} ${name} ${by}`;
  }

  #markOf(pieces: readonly Piece[]): string {
    return `${mark}k${this.#known.push(pieces) - 1}${markEnd}`;
  }

  /** Builds the page from React's HTML; the loaders' data go to the end of the body. */
  whole(html: string, handoff: string | null = null): Piece {
    if (handoff === null) return joined(this.#pieces(html));
    const end = html.lastIndexOf("</body>");
    return joined([...this.#pieces(html.slice(0, end)), handoffPiece(handoff), pieceOf(html.slice(end))]);
  }

  #pieces(html: string): Piece[] {
    const [first, ...marked] = html
      .split(mark)
      .map((stretch) => (stretch.endsWith(between) ? stretch.slice(0, -between.length) : stretch));
    /** A stack: the page itself, and the parts whose end mark has not been reached. */
    const open: Piece[][] = [[pieceOf(first!)]];
    for (const stretch of marked) {
      const markAt = stretch.indexOf(markEnd);
      const index = Number(stretch.slice(1, markAt));
      if (stretch[0] === "b") open.push([]);
      else if (stretch[0] === "k") open.at(-1)!.push(...this.#known[index]!);
      else {
        const part = joined(open.pop()!);
        // A copy, because the bytes may be a slice of a larger buffer, which would stay in memory.
        parts.set(this.#keys[index]!, { ...part, bytes: new Uint8Array(part.bytes) });
        open.at(-1)!.push(part);
      }
      const rest = stretch.slice(markAt + 1 + (stretch.startsWith(between, markAt + 1) ? between.length : 0));
      if (rest) open.at(-1)!.push(pieceOf(rest));
    }
    return open[0]!;
  }
}
