import type { IncomingMessage, ServerResponse } from "node:http";

const encodings = ["br", "zstd", "gzip"] as const;
export type Encoding = (typeof encodings)[number] | "identity";
/** A body in some of the encodings. */
export type Bodies = Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>;

/** What each `Accept-Encoding` accepts. Browsers send only a handful of different headers, so each is parsed once. */
const known = new Map<string, readonly Encoding[]>();
const knownLimit = 200;

function acceptedBy(header: string): readonly Encoding[] {
  const found = known.get(header);
  if (found) return found;
  const accepted = new Set(
    header
      .split(",")
      .map((part) =>
        part
          .trim()
          .toLowerCase()
          .split(/\s*;\s*/),
      )
      .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ""))
      .map(([name]) => name),
  );
  const list = encodings.filter((encoding) => accepted.has(encoding));
  if (known.size >= knownLimit) known.clear();
  known.set(header, list);
  return list;
}

/** The encoding with the smallest result that a client accepts, of those in `bodies` or else of all; `identity` where there is none. */
export function bestEncoding(acceptEncoding: string, bodies?: Bodies): Encoding {
  return acceptedBy(acceptEncoding).find((encoding) => !bodies || bodies[encoding]) ?? "identity";
}

/** Whether a body is there in an encoding that a client accepts. */
export function hasAcceptedEncoding(acceptEncoding: string, bodies: Bodies): boolean {
  return bodies[bestEncoding(acceptEncoding, bodies)] !== undefined;
}

/** Whether `If-None-Match` lists a tag. Proxies that compress anew mark tags as weak, which makes no difference here. */
const lists = (ifNoneMatch: string, tag: string | undefined) =>
  tag !== undefined && ifNoneMatch.split(",").some((one) => one.trim().replace(/^W\//, "") === tag);

/** A response in memory that is the same for everybody, in one or more encodings. Its headers are put together once for each. */
export class CachedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bodies: Bodies;
  /** Without quotes and without the encoding, which {@link tagOf} adds. Undefined for files whose names change with their content. */
  readonly etag: string | undefined;
  readonly #heads: Partial<Record<Encoding, string[]>> = {};

  constructor(status: number, headers: Readonly<Record<string, string>>, bodies: Bodies, etag?: string) {
    this.status = status;
    this.headers = headers;
    this.bodies = bodies;
    this.etag = etag;
  }

  /** About how much memory it takes, in bytes. */
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
      // In a 304 too, where it is the length that a 200 would have.
      "content-length",
      String(this.bodies[encoding]!.byteLength),
    ]);
  }

  /** What to send to a client, which must accept one of the encodings ({@link hasAcceptedEncoding}). The body is null for HEAD, and with a 304. */
  for(
    method: string | undefined,
    acceptEncoding: string,
    ifNoneMatch: string | undefined,
  ): [status: number, head: string[], body: Uint8Array<ArrayBuffer> | null] {
    const encoding = bestEncoding(acceptEncoding, this.bodies);
    const head = this.#head(encoding);
    if (this.status === 200 && ifNoneMatch !== undefined && lists(ifNoneMatch, this.tagOf(encoding)))
      return [304, head, null];
    const body = this.bodies[encoding]!;
    return [this.status, head, method === "HEAD" ? null : body];
  }

  /** Sends it at once, without making a `Request` and a `Response`. */
  send(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { headers, method } = incoming;
    const [status, head, body] = this.for(
      method,
      (headers["accept-encoding"] as string | undefined) ?? "",
      headers["if-none-match"],
    );
    outgoing.writeHead(status, head);
    outgoing.end(body ?? undefined);
  }
}
