import { isUtf8 } from "node:buffer";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { hasVisibleText } from "@shop/kit/has-visible-text";
import { languages, type Language, type LocalText } from "@shop/kit/locale";
import { StaffError } from "@shop/api/platform/errors/staff-error";
import { whyUnread } from "@shop/api/platform/errors/unread-file";
import { sayInvalid } from "./say-invalid.ts";

const text = z.string().trim().refine(hasVisibleText, "is empty");

/** A text in the three languages, in JSON. */
export const threeLanguages = z.strictObject({ en: text, km: text, zh: text });

/** The path of a picture below the media directory, or an https address. */
export const pictureAddress = z
  .string()
  .regex(
    /^(https:\/\/\S+|(?!.*\.\.)[\w][\w./~-]*)$/,
    "is neither a path below the media directory nor an https address",
  )
  .max(300);

/** A text file without the byte order mark that editors on Windows write. Refuses other encodings, of which shoppers would see replacement characters. */
async function readText(path: string): Promise<string> {
  const bytes = await readFile(path).catch((error: unknown) => {
    throw new StaffError(whyUnread(path, error));
  });
  if (!isUtf8(bytes) || bytes.includes(0)) throw new StaffError(`${path} is not in UTF-8: save the file as such`);
  return bytes.toString("utf8").replace(/^\uFEFF/, "");
}

/** Longest text, in characters. */
const longest = 50_000;

/** The title (`# …` in the first line) and the Markdown below it of `en.md`, `km.md` and `zh.md` in a directory. */
export async function readMarkdown(directory: string): Promise<{ title: LocalText; body: LocalText }> {
  const read = await Promise.all(
    languages.map(async (language): Promise<[Language, string, string]> => {
      const path = join(directory, `${language}.md`);
      const text = (await readText(path)).replaceAll("\r\n", "\n").trim();
      const [, title = "", body = ""] = /^# +(.+)\n+([\s\S]+)$/.exec(text) ?? [];
      if (!title) throw new StaffError(`${path} must begin with a title such as "# Delivery", with text below it`);
      if (text.length > longest) throw new StaffError(`${path} is longer than ${longest} characters`);
      return [language, title.trim(), body.trim()];
    }),
  );
  return {
    title: textsOf(read.map(([language, title]) => [language, title])),
    body: textsOf(read.map(([language, , body]) => [language, body])),
  };
}

/** Combines texts by language. */
export const textsOf = (entries: [Language, string][]): LocalText =>
  Object.fromEntries(entries) as Record<Language, string>;

/** Reads a JSON file and validates it. Throws a {@link StaffError} that says what is wrong. */
export async function readJson<Form extends z.ZodType>(path: string, form: Form): Promise<z.output<Form>> {
  let value: unknown;
  const text = await readText(path);
  if (text.trim() === "") throw new StaffError(`${path} is empty`);
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new StaffError(`${path} is not valid JSON: ${(error as Error).message}`);
  }
  const read = form.safeParse(value, { error: sayInvalid });
  if (!read.success)
    throw new StaffError(
      `${path}:\n${read.error.issues.map(({ path: at, message }) => `  ${at.join(".") || "the file"}: ${message}`).join("\n")}`,
    );
  return read.data;
}
