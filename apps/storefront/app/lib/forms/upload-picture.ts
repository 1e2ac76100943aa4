import type { Refusal, Success } from "@shop/contract/types";
import { isAway } from "../api/is-away.ts";
import { shrinkPicture } from "./shrink-picture.ts";

/** `again` says whether uploading the same picture again may succeed. */
type UploadResult = { ok: true; imageUrl: string } | { ok: false; refusal: Refusal | null; again: boolean };

/** Uploads a picture and reports progress from 0 to 1, which `fetch` cannot do. `refusal` is null if the connection broke. */
export async function uploadPicture(
  file: File,
  purpose: "receipt" | "claim",
  onProgress: (share: number) => void,
): Promise<UploadResult> {
  const picture = await shrinkPicture(file);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", `/rest/upload?purpose=${purpose}`);
    request.responseType = "json";
    request.setRequestHeader("accept-language", document.documentElement.lang);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => lengthComputable && onProgress(loaded / total);
    request.onerror = request.ontimeout = request.onabort = () => resolve({ ok: false, refusal: null, again: true });
    request.onload = () => {
      const answer = request.response as Success<"upload.image"> | Refusal | null;
      resolve(
        answer?.code === 0
          ? { ok: true, imageUrl: answer.data.image_url }
          : { ok: false, refusal: answer as Refusal | null, again: isAway(request.status) },
      );
    };
    // Long enough for a picture of 8 MB at 30 kB a second.
    request.timeout = 300_000;
    const form = new FormData();
    form.append("file", picture, file.name);
    request.send(form);
  });
}
