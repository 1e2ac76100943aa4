import type { RouterContextProvider } from "react-router";
import { apiOf, filesOf } from "../../../lib/context.ts";
import { refusedPage, type RefusedPage } from "../../../lib/forms/refused-page.ts";
import { signedIn } from "../../../lib/api/guard.ts";

type UploadedPictures = { ok: true; pictures: string[] } | { ok: false; page: RefusedPage };

/** URLs of a form's pictures. Files from a browser without script are uploaded first; idempotent for the same form. */
export async function uploadPictures(
  request: Request,
  values: Record<string, string>,
  context: Readonly<RouterContextProvider>,
): Promise<UploadedPictures> {
  const pictures = (values.pictures ?? "").split(" ").filter(Boolean);
  for (const file of filesOf(context, "files")) {
    const body = new FormData();
    body.append("file", file);
    const uploaded = signedIn(
      request,
      await apiOf(context)(
        "upload.image",
        { query: { purpose: "claim" }, body },
        { idempotencyKey: values.key && `${values.key}/${pictures.length}` },
      ),
    );
    if (!uploaded.ok) return { ok: false, page: refusedPage(uploaded, values) };
    pictures.push(uploaded.answer.data.image_url);
  }
  return { ok: true, pictures };
}
