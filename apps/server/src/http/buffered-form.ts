import { hasFewFields } from "@shop/api/platform/bodies/few-fields";
import { MemoryBudget } from "@shop/api/platform/bodies/memory-budget";
import { readBytes } from "@shop/api/platform/bodies/read-bytes";
import { readForm } from "@shop/api/platform/bodies/read-form";
import type { BodyRefusal } from "@shop/api/platform/bodies/read-chunks";
import { networkOf } from "@shop/api/platform/limits/network-of";

const kilobyte = 1024;
/**
 * Largest form with files: a warranty claim has up to five pictures, each as large as an upload may be. It is somewhat
 * more than that, so that a picture which is too large reaches the page, which can name it.
 */
export const maxFormWithFiles = 48 * kilobyte * kilobyte;
/** Largest form without files, and most of the texts in one with files: as much as the store API accepts as JSON. */
const maxTexts = 256 * kilobyte;
/** Memory for all forms with files that are being answered. Few need it: pages whose script runs upload pictures one by one to the store API. */
const formsWithFiles = new MemoryBudget(4 * maxFormWithFiles);

/** A form that has been read: a request with its texts as the body, and its files apart from that, so that they are not copied again. */
interface BufferedForm {
  request: Request;
  files: FormData;
}

/**
 * Reads the form that a client sent, and answers it. Its memory is counted until the answer is done. A form that is
 * refused is not read any further, and `answer` gets the reason.
 */
export function withBufferedForm<Answer>(
  request: Request,
  ip: string,
  answer: (form: BufferedForm | BodyRefusal) => Promise<Answer>,
): Promise<Answer> {
  if (request.method === "GET" || request.method === "HEAD") return answer({ request, files: new FormData() });
  return isWithFiles(request) ? withFiles(request, networkOf(ip, "line"), answer) : withTexts(request, answer);
}

const isWithFiles = ({ headers }: Request) => /^multipart\/form-data\b/i.test(headers.get("content-type") ?? "");
const isWithTexts = ({ headers }: Request) =>
  /^application\/x-www-form-urlencoded\b/i.test(headers.get("content-type") ?? "");
/** Of what is no form: pages say of each field that it is missing. */
const noFields = () => new URLSearchParams();

async function withTexts<Answer>(
  request: Request,
  answer: (form: BufferedForm | BodyRefusal) => Promise<Answer>,
): Promise<Answer> {
  const bytes = await readBytes(request, maxTexts);
  if (typeof bytes === "string") return answer(bytes);
  if (!hasFewFields(bytes)) return answer("too large");
  return answer({ request: withBody(request, isWithTexts(request) ? bytes : noFields()), files: new FormData() });
}

function withFiles<Answer>(
  request: Request,
  sender: string,
  answer: (form: BufferedForm | BodyRefusal) => Promise<Answer>,
): Promise<Answer> {
  return formsWithFiles.use(sender, async (reservation) => {
    const form = await readForm(request, { most: maxFormWithFiles, mostOfTexts: maxTexts }, reservation);
    if (form === "malformed") return answer({ request: withBody(request, noFields()), files: new FormData() });
    return answer(typeof form === "string" ? form : separateFiles(request, form));
  });
}

function separateFiles(request: Request, form: FormData): BufferedForm {
  const texts = new URLSearchParams();
  const files = new FormData();
  for (const [name, value] of form) {
    if (typeof value === "string") texts.append(name, value);
    else files.append(name, value);
  }
  return { request: withBody(request, texts), files };
}

function withBody({ url, method, headers: sent, signal }: Request, body: BodyInit): Request {
  const headers = new Headers(sent);
  // These headers described the body as it was sent. The new request gets its own, and a type without parameters:
  // Node takes seconds to read a very long one.
  headers.delete("content-length");
  headers.set("content-type", "application/x-www-form-urlencoded");
  return new Request(url, { method, headers, signal, body });
}
