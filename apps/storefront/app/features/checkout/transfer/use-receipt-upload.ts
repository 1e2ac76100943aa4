import { type RefObject, useEffect, useRef, useState } from "react";
import { useRefusalText } from "../../../ui/notices/refusal.tsx";
import { typedBefore } from "../../../lib/forms/typed-before.ts";
import { uploadPicture } from "../../../lib/forms/upload-picture.ts";

/** State of an upload; `share` is the progress from 0 to 1. */
export type Upload =
  | { state: "none" }
  | { state: "sending"; share: number }
  | { state: "done" }
  | { state: "failed"; text: string; again: boolean };

/**
 * Uploads a receipt as soon as it is chosen. `imageUrl` is one that was uploaded earlier; one uploaded
 * before a reload or a change of language is restored.
 */
export function useReceiptUpload(
  place: RefObject<HTMLElement | null>,
  imageUrl: string | undefined,
  onSending: (sending: boolean) => void,
) {
  const refusalText = useRefusalText();
  const [kept, setKept] = useState(imageUrl ?? "");
  const [chosen, setChosen] = useState<string>();
  const [preview, setPreview] = useState<string>();
  const [upload, setUpload] = useState<Upload>(imageUrl ? { state: "done" } : { state: "none" });
  const file = useRef<File>(undefined);
  useEffect(() => {
    const sent = typedBefore(place.current!.closest("form"), "image_url");
    if (!sent) return;
    setKept(sent);
    setUpload({ state: "done" });
    // Read once: later uploads are newer.
    // oxlint-disable-next-line exhaustive-deps
  }, []);
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);
  // Also true for a failed upload that can be retried, so that no order is placed without the receipt unnoticed.
  const isSending = upload.state === "sending" || (upload.state === "failed" && upload.again);
  // Called only when the value changes, not when the callback does.
  // oxlint-disable-next-line exhaustive-deps
  useEffect(() => onSending(isSending), [isSending]);

  async function sendFile(picture: File): Promise<void> {
    setUpload({ state: "sending", share: 0 });
    const isStillChosen = () => file.current === picture;
    const result = await uploadPicture(
      picture,
      "receipt",
      (share) => isStillChosen() && setUpload({ state: "sending", share }),
    );
    // Another picture was chosen in the meantime: ignore this stale response.
    if (!isStillChosen()) return;
    if (result.ok) {
      setKept(result.imageUrl);
      setUpload({ state: "done" });
    } else {
      setUpload({ state: "failed", again: result.again, text: refusalText(result.refusal) });
    }
  }

  const send = () => void (file.current && sendFile(file.current));

  function choose(picture: File | undefined): void {
    if (!picture) return;
    file.current = picture;
    setKept("");
    setChosen(picture.name);
    setPreview(URL.createObjectURL(picture));
    send();
  }

  return { kept, chosen, preview, upload, choose, send, dropPreview: () => setPreview(undefined) };
}
