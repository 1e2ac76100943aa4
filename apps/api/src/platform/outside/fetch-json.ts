export interface JsonAnswer {
  status: number;
  // What a service outside says is of no known shape until it is read.
  body: unknown;
}

/** Reads a body up to a limit: a service gone wrong must not fill the memory. */
async function readText(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Error(`${new URL(response.url).host} answered more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** Calls a bank or provider until the signal ends it, and reads no more than so many bytes; follows no redirects, because a token goes along. */
export async function fetchJson(url: string, init: RequestInit, { signal, maxBytes }: { signal: AbortSignal; maxBytes: number }): Promise<JsonAnswer> {
  const response = await fetch(url, { ...init, redirect: "error", signal });
  const text = await readText(response, maxBytes);
  try {
    return { status: response.status, body: text === "" ? null : JSON.parse(text) };
  } catch {
    throw new Error(`${new URL(url).host} answered ${response.status} with no JSON`);
  }
}
