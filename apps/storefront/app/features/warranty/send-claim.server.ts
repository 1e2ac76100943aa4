import type { RouterContextProvider } from "react-router";
import { apiOf } from "../../lib/context.ts";
import { refusedForm, textsOf, type FormState } from "../../lib/form.ts";
import { signedIn } from "../../lib/guard.ts";

export type SentClaim = { ok: true; number: string } | { ok: false; state: FormState; status: number };

/** Makes the claim of a sent form. Pictures that a browser without a script sent along are kept first. */
export async function sendClaim(request: Request, context: Readonly<RouterContextProvider>): Promise<SentClaim> {
  const form = await request.formData();
  const values = textsOf(form);
  const api = apiOf(context);
  const pictures = form.getAll("pictures").filter((value) => typeof value === "string");
  for (const file of form.getAll("files")) {
    if (!(file instanceof File) || file.size === 0) continue;
    const body = new FormData();
    body.append("file", file);
    const kept = signedIn(request, await api("upload.image", { query: { purpose: "claim" }, body }));
    if (!kept.ok) return { ok: false, state: refusedForm(kept, values), status: kept.status || 503 };
    pictures.push(kept.answer.data.image_url);
  }
  const wish = { line_id: values.line ?? "", serial: values.serial || null, problem: values.problem ?? "", pictures };
  const result = signedIn(request, await api("claims.make", { body: wish }, { idempotencyKey: values.key }));
  return result.ok ? { ok: true, number: result.answer.data.number } : { ok: false, state: refusedForm(result, values), status: result.status || 503 };
}
