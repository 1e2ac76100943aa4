import { randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { SiteInfo } from "@shop/contract/types";
import type { Language } from "@shop/kit/locale";
import { hashOf, inlineElements, type InlineElements } from "./inline-elements.ts";
import type { PagePlaces, Place } from "./kept.tsx";
import { handingOver } from "./page-data.ts";

/** A stretch of a page as it is sent, and what stands inline in it. */
export interface Piece extends InlineElements {
  bytes: Uint8Array<ArrayBuffer>;
}

/** Bytes of all kept parts together, their names included, about. */
const mostBytes = 24 * 1024 * 1024;
/** What an entry takes beside its text and its name. */
const entryBytes = 200;

/** No text of the shop has these: the first is no letter, and nobody outside the process knows the second. */
const mark = `\u0001${randomBytes(12).toString("base64url")}`;
const markEnd = "\u0002";
/** What React writes between two texts, and so beside a mark. */
const between = "<!-- -->";

const parts = new LRUCache<string, Piece>({ maxSize: mostBytes, sizeCalculation: ({ bytes }, key) => bytes.byteLength + key.length + entryBytes });

/** Stores by what is known of them: a store that changed is another one, and the parts of the former are asked for no more. */
const numbers = new WeakMap<SiteInfo, number>();
let stores = 0;

function numberOf(site: SiteInfo): number {
  const known = numbers.get(site) ?? ++stores;
  numbers.set(site, known);
  return known;
}

/** A text as a piece. */
export function pieceOf(html: string): Piece {
  return { bytes: Buffer.from(html), ...inlineElements(html) };
}

const handingOverHash = hashOf(handingOver);

/** The loaders' data beside the script that hands them over, which is the same on all pages; their text has no `<`. */
const handoffPiece = (handoff: string): Piece => ({
  bytes: Buffer.from(`<script type="application/json">${handoff}</script><script>${handingOver}</script>`),
  scripts: [handingOverHash],
  styles: [],
});

/** The page of the text that React wrote where nothing is kept, with the loaders' data at the end of its body. */
export function pageOf(html: string, handoff: string | null): Piece {
  if (handoff === null) return pieceOf(html);
  const end = html.lastIndexOf("</body>");
  return joined([pieceOf(html.slice(0, end)), handoffPiece(handoff), pieceOf(html.slice(end))]);
}

/** Several one after the other. */
function joined(pieces: readonly Piece[]): Piece {
  if (pieces.length === 1) return pieces[0]!;
  return {
    bytes: Buffer.concat(pieces.map((piece) => piece.bytes)),
    scripts: pieces.flatMap(({ scripts }) => scripts),
    styles: pieces.flatMap(({ styles }) => styles),
  };
}

/**
 * The parts of one page that is being rendered. React writes marks in their places, around those
 * that are not known yet; `whole` puts the texts there, and keeps the new ones. A part's text
 * follows from its name, store, language and properties alone, so none is ever outdated.
 */
export class PageParts implements PagePlaces {
  readonly #of: string;
  /** Names of the parts that are written now. */
  readonly #keys: string[] = [];
  /** What the marks of known parts stand for. */
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

  /** The page of the text that React wrote, with the loaders' data at the end of its body. */
  whole(html: string, handoff: string | null = null): Piece {
    if (handoff === null) return joined(this.#pieces(html));
    const end = html.lastIndexOf("</body>");
    return joined([...this.#pieces(html.slice(0, end)), handoffPiece(handoff), pieceOf(html.slice(end))]);
  }

  #pieces(html: string): Piece[] {
    const [first, ...marked] = html.split(mark).map((stretch) => (stretch.endsWith(between) ? stretch.slice(0, -between.length) : stretch));
    /** The page, and in it the parts that are open. */
    const open: Piece[][] = [[pieceOf(first!)]];
    for (const stretch of marked) {
      const markAt = stretch.indexOf(markEnd);
      const index = Number(stretch.slice(1, markAt));
      if (stretch[0] === "b") open.push([]);
      else if (stretch[0] === "k") open.at(-1)!.push(...this.#known[index]!);
      else {
        const part = joined(open.pop()!);
        // A copy: what was written may be a slice of a larger buffer.
        parts.set(this.#keys[index]!, { ...part, bytes: new Uint8Array(part.bytes) });
        open.at(-1)!.push(part);
      }
      const rest = stretch.slice(markAt + 1 + (stretch.startsWith(between, markAt + 1) ? between.length : 0));
      if (rest) open.at(-1)!.push(pieceOf(rest));
    }
    return open[0]!;
  }
}
