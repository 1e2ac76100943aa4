import type { RouterContextProvider } from "react-router";
import { apiOf } from "../../../lib/context.ts";
import { textsOf } from "../../../lib/forms/form.ts";
import { refusedPage, type RefusedPage } from "../../../lib/forms/refused-page.ts";
import { signedIn } from "../../../lib/api/guard.ts";
import { uploadPictures } from "./upload-pictures.server.ts";

type SentClaim = { ok: true; number: string } | { ok: false; page: RefusedPage };

/** Makes a claim from a submitted form. */
export async function sendClaim(request: Request, context: Readonly<RouterContextProvider>): Promise<SentClaim> {
  const values = textsOf(await request.formData());
  const uploaded = await uploadPictures(request, values, context);
  if (!uploaded.ok) return uploaded;
  const body = {
    line_id: values.line ?? "",
    serial: values.serial || null,
    problem: values.problem ?? "",
    pictures: uploaded.pictures,
  };
  const result = signedIn(request, await apiOf(context)("claims.make", { body }, { idempotencyKey: values.key }));
  return result.ok ? { ok: true, number: result.answer.data.number } : { ok: false, page: refusedPage(result, values) };
}

/** Answers or withdraws a claim, depending on the submitted form. */
export async function changeClaim(
  request: Request,
  number: string,
  context: Readonly<RouterContextProvider>,
): Promise<{ ok: true; done: "answer" | "withdraw" } | { ok: false; page: RefusedPage }> {
  const values = textsOf(await request.formData());
  const api = apiOf(context);
  if (values.intent === "withdraw") {
    const result = signedIn(request, await api("claims.withdraw", { params: { number } }));
    return result.ok ? { ok: true, done: "withdraw" } : { ok: false, page: refusedPage(result, values) };
  }
  const uploaded = await uploadPictures(request, values, context);
  if (!uploaded.ok) return uploaded;
  const result = signedIn(
    request,
    await api(
      "claims.answer",
      { params: { number }, body: { text: values.text ?? "", pictures: uploaded.pictures } },
      { idempotencyKey: values.key },
    ),
  );
  return result.ok ? { ok: true, done: "answer" } : { ok: false, page: refusedPage(result, values) };
}
