export interface JsonAnswer {
  status: number;
  // The answer of an external service has no known type before it is checked.
  body: unknown;
}

/** Reads a body up to a limit, so that a faulty service cannot fill the memory. */
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

/** Calls a bank or provider, until the signal aborts, and reads a limited number of bytes. Does not follow redirects, because the request contains a token. */
export async function fetchJson(
  url: string,
  init: RequestInit,
  { signal, maxBytes }: { signal: AbortSignal; maxBytes: number },
): Promise<JsonAnswer> {
  const response = await fetch(url, { ...init, redirect: "error", signal });
  const text = await readText(response, maxBytes);
  try {
    return { status: response.status, body: text === "" ? null : JSON.parse(text) };
  } catch {
    throw new Error(`${new URL(url).host} answered ${response.status} with no JSON`);
  }
}
