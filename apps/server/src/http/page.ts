/** A complete page, not compressed. */
export interface Page {
  status: number;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
}

/** Reads a response as a page. */
export async function pageOf(response: Response): Promise<Page> {
  return { status: response.status, headers: response.headers, body: new Uint8Array(await response.arrayBuffer()) };
}
