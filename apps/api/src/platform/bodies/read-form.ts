import { MIMEType } from "node:util";
import {
  MaxPartsExceededError,
  MultipartParseError,
  MultipartParser,
  type MultipartPart,
} from "@remix-run/multipart-parser";
import type { Reservation } from "./memory-budget.ts";
import { readChunks, type BodyRefusal } from "./read-chunks.ts";

/** Far more fields than the largest form of the shop has. Parsing each of them blocks the event loop for some microseconds. */
export const mostFields = 1000;
/** Longest boundary, in characters, by RFC 2046 (5.1.1): a longer one would slow the search for it. */
const longestBoundary = 70;

interface FormLimits {
  /** Bytes of the whole form. */
  most: number;
  /** Bytes of all its text fields together. */
  mostOfTexts: number;
}

/**
 * A form with files, parsed as it arrives: parsing 45 MB at once would block the process for a quarter
 * of a second, and for a whole second where it is a single text.
 */
export async function readForm(
  request: Request,
  { most, mostOfTexts }: FormLimits,
  reservation: Reservation,
): Promise<FormData | BodyRefusal | "malformed"> {
  const boundary = boundaryOf(request.headers.get("content-type") ?? "");
  if (boundary === null) return "malformed";
  const parser = new MultipartParser(boundary, { maxFileSize: most, maxTotalSize: most, maxParts: mostFields });
  const form = new FormData();
  let ofTexts = 0;
  const parse = (chunk: Uint8Array) => {
    for (const part of parser.write(chunk)) {
      if (part.isText) ofTexts += part.size;
      if (ofTexts > mostOfTexts) return false;
      append(form, part);
    }
    return true;
  };
  try {
    const refusal = await readChunks(request, most, reservation, (chunk) => {
      try {
        return parse(chunk);
      } catch (error) {
        // A chunk with the last line break alone, after the closing boundary, is no error.
        if (isOver(parser)) return true;
        throw error;
      }
    });
    if (refusal) return refusal;
    parser.finish();
    return form;
  } catch (error) {
    if (error instanceof MaxPartsExceededError) return "too large";
    if (error instanceof MultipartParseError || isNoText(error)) return "malformed";
    throw error;
  }
}

function append(form: FormData, part: MultipartPart): void {
  const { name, filename = "", mediaType = "" } = part;
  if (name === undefined) throw new MultipartParseError("a field without a name");
  if (part.isFile)
    form.append(name, new File(part.content as Uint8Array<ArrayBuffer>[], filename, { type: mediaType }));
  else form.append(name, new TextDecoder().decode(part.bytes));
}

function isOver(parser: MultipartParser): boolean {
  try {
    parser.finish();
    return true;
  } catch {
    return false;
  }
}

/** Whether a field's head is not written in UTF-8. */
const isNoText = (error: unknown) =>
  error instanceof TypeError && "code" in error && error.code === "ERR_ENCODING_INVALID_ENCODED_DATA";

/** Longest content type, in characters: Node takes seconds to read one with very many spaces. */
const longestType = 500;

/** The multipart boundary; null for any other content type. */
function boundaryOf(contentType: string): string | null {
  if (contentType.length > longestType) return null;
  try {
    const { essence, params } = new MIMEType(contentType);
    const boundary = essence === "multipart/form-data" ? params.get("boundary") : null;
    return boundary && boundary.length <= longestBoundary ? boundary : null;
  } catch {
    return null;
  }
}
