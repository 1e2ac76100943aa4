import { type RefObject, useEffect, useRef, useState } from "react";
import { useT } from "../../../i18n/locale.tsx";
import { useRefusalText } from "../../../ui/notices/refusal.tsx";
import { typedBefore } from "../../../lib/forms/typed-before.ts";
import { uploadPicture } from "../../../lib/forms/upload-picture.ts";

/** How far a picture is; `share` of it has been sent, from 0 to 1. */
export type Upload = { state: "none" } | { state: "sending"; share: number } | { state: "done" } | { state: "failed"; text: string; again: boolean };

/**
 * Sends the picture of a receipt as soon as it is chosen. `imageUrl` is that of one which was sent
 * before this page; one that was sent before the page was asked for anew or in another language is found again.
 */
export function useReceiptUpload(place: RefObject<HTMLElement | null>, imageUrl: string | undefined, onSending: (sending: boolean) => void) {
  const t = useT();
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
    // Read once: what is sent from here on is the newer one.
    // oxlint-disable-next-line exhaustive-deps
  }, []);
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);
  // What did not get through is sent again, or another is chosen: an order does not go without it unseen.
  const isSending = upload.state === "sending" || (upload.state === "failed" && upload.again);
  // Told once of each change, whatever else the page shows.
  // oxlint-disable-next-line exhaustive-deps
  useEffect(() => onSending(isSending), [isSending]);

  async function sendFile(picture: File): Promise<void> {
    setUpload({ state: "sending", share: 0 });
    const isStillChosen = () => file.current === picture;
    const result = await uploadPicture(picture, "receipt", (share) => isStillChosen() && setUpload({ state: "sending", share }));
    // Another was chosen meanwhile: that one is the receipt, however late this answer is.
    if (!isStillChosen()) return;
    if (result.ok) {
      setKept(result.imageUrl);
      setUpload({ state: "done" });
    } else {
      setUpload({ state: "failed", again: result.again, text: result.refusal ? refusalText(result.refusal) : t("errors.broken") });
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
