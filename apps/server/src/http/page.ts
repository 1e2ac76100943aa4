/** A page as it was rendered: whole, plain and for nobody's browser yet. */
export interface Page {
  status: number;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
}

/** A page out of a response that has it as its body. */
export async function pageOf(response: Response): Promise<Page> {
  return { status: response.status, headers: response.headers, body: new Uint8Array(await response.arrayBuffer()) };
}
