import { hasFewFields } from "@shop/api/platform/bodies/few-fields";
import { readBytes } from "@shop/api/platform/bodies/read-bytes";
import { readForm } from "@shop/api/platform/bodies/read-form";
import { Room } from "@shop/api/platform/bodies/room";
import type { NotTaken } from "@shop/api/platform/bodies/take-in";
import { line, networkOf } from "@shop/api/platform/limits/network-of";

const kilobyte = 1024;
/** A form with pictures may hold five of a claim, each as large as an upload may be, so that one that is larger is refused by its name. */
export const mostWithFiles = 48 * kilobyte * kilobyte;
/** As much as the store API takes of JSON. */
const mostOfTexts = 256 * kilobyte;
/** Bytes of all forms with pictures that are in memory at once. Pages with a script send their pictures one by one, to the store API. */
const atOnce = new Room(4 * mostWithFiles);

/** A sent form: its texts as the request's body, and its files beside it, where nobody copies them. */
export interface WholeForm {
  request: Request;
  files: FormData;
}

/** Answers a form that somebody at an address sent with all that it holds; of one that is not taken in no more is read. */
export function withWholeForm<Answer>(request: Request, ip: string, answer: (form: WholeForm | NotTaken) => Promise<Answer>): Promise<Answer> {
  if (!request.body) return answer({ request, files: new FormData() });
  return isWithFiles(request) ? withFiles(request, networkOf(ip, line), answer) : withTexts(request, answer);
}

const isWithFiles = ({ headers }: Request) => /^\s*multipart\/form-data\b/i.test(headers.get("content-type") ?? "");

async function withTexts<Answer>(request: Request, answer: (form: WholeForm | NotTaken) => Promise<Answer>): Promise<Answer> {
  const bytes = await readBytes(request, mostOfTexts);
  if (typeof bytes === "string") return answer(bytes);
  return answer(hasFewFields(bytes) ? { request: withBody(request, bytes), files: new FormData() } : "too large");
}

async function withFiles<Answer>(request: Request, sender: string, answer: (form: WholeForm | NotTaken) => Promise<Answer>): Promise<Answer> {
  const held = atOnce.enter(sender);
  try {
    const form = await readForm(request, { most: mostWithFiles, mostOfTexts }, { room: atOnce, held });
    // Whoever reads it as a form finds that it is none.
    if (form === "malformed") return await answer({ request: withBody(request, null), files: new FormData() });
    return await answer(typeof form === "string" ? form : apart(request, form));
  } finally {
    atOnce.leave(held);
  }
}

function apart(request: Request, form: FormData): WholeForm {
  const texts = new URLSearchParams();
  const files = new FormData();
  for (const [name, value] of form) {
    if (typeof value === "string") texts.append(name, value);
    else files.append(name, value);
  }
  return { request: withBody(request, texts), files };
}

function withBody({ url, method, headers: sent, signal }: Request, body: BodyInit | null): Request {
  const headers = new Headers(sent);
  // They were of the body as it came.
  headers.delete("content-length");
  if (body instanceof URLSearchParams) headers.delete("content-type");
  return new Request(url, { method, headers, signal, body });
}
