import type { IncomingMessage, ServerResponse } from "node:http";

const encodings = ["br", "zstd", "gzip"] as const;
export type Encoding = (typeof encodings)[number] | "identity";
/** A body in the forms that browsers ask for, those that are there. */
export type Bodies = Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>;

/** Browsers send a handful of different headers: what each takes is worked out once. */
const known = new Map<string, readonly Encoding[]>();
const knownLimit = 200;

function acceptedBy(header: string): readonly Encoding[] {
  const found = known.get(header);
  if (found) return found;
  const accepted = new Set(
    header
      .split(",")
      .map((part) => part.trim().toLowerCase().split(/\s*;\s*/))
      .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ""))
      .map(([name]) => name),
  );
  const list = encodings.filter((encoding) => accepted.has(encoding));
  if (known.size >= knownLimit) known.clear();
  known.set(header, list);
  return list;
}

/** The smallest form that a browser takes, of those that are there; plain where it takes none. */
export function bestEncoding(acceptEncoding: string, bodies?: Bodies): Encoding {
  return acceptedBy(acceptEncoding).find((encoding) => !bodies || bodies[encoding]) ?? "identity";
}

/** Whether one of the forms that are there is one that a browser takes. */
export function hasForm(acceptEncoding: string, bodies: Bodies): boolean {
  return bodies[bestEncoding(acceptEncoding, bodies)] !== undefined;
}

/** Whether a browser has what bears this tag: `If-None-Match` lists tags, which proxies that compress anew mark as weak. */
const lists = (ifNoneMatch: string, tag: string | undefined) => tag !== undefined && ifNoneMatch.split(",").some((one) => one.trim().replace(/^W\//, "") === tag);

/** An answer that is the same for everybody, in memory, with its headers written for each form. */
export class KeptAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bodies: Bodies;
  /** Without quotes; each form has a tag of its own. Undefined where the name says what is in it. */
  readonly etag: string | undefined;
  readonly #heads: Partial<Record<Encoding, string[]>> = {};

  constructor(status: number, headers: Readonly<Record<string, string>>, bodies: Bodies, etag?: string) {
    this.status = status;
    this.headers = headers;
    this.bodies = bodies;
    this.etag = etag;
  }

  /** Bytes of memory, about. */
  get size(): number {
    return Object.values(this.bodies).reduce((sum, body) => sum + body.byteLength, 2048);
  }

  tagOf(encoding: Encoding): string | undefined {
    return this.etag && (encoding === "identity" ? `"${this.etag}"` : `"${this.etag}-${encoding}"`);
  }

  #head(encoding: Encoding): string[] {
    const etag = this.tagOf(encoding);
    return (this.#heads[encoding] ??= [
      ...Object.entries(this.headers).flat(),
      ...(etag ? ["etag", etag] : []),
      ...(encoding === "identity" ? [] : ["content-encoding", encoding]),
      // Of a 304 too: it is the length that a 200 would have.
      "content-length",
      String(this.bodies[encoding]!.byteLength),
    ]);
  }

  /** What is sent to one browser, which must take one of the forms: status, headers and body, null for a browser that has it already. */
  for(method: string | undefined, acceptEncoding: string, ifNoneMatch: string | undefined): [status: number, head: string[], body: Uint8Array<ArrayBuffer> | null] {
    const encoding = bestEncoding(acceptEncoding, this.bodies);
    const head = this.#head(encoding);
    if (this.status === 200 && ifNoneMatch !== undefined && lists(ifNoneMatch, this.tagOf(encoding))) return [304, head, null];
    const body = this.bodies[encoding]!;
    return [this.status, head, method === "HEAD" ? null : body];
  }

  /** Sends it, past all that an answer made for one request needs. */
  send(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { headers, method } = incoming;
    const [status, head, body] = this.for(method, (headers["accept-encoding"] as string | undefined) ?? "", headers["if-none-match"]);
    outgoing.writeHead(status, head);
    outgoing.end(body ?? undefined);
  }
}
