import { useEffect, useRef, useState } from "react";
import { mostClaimPictures as most } from "@shop/contract/limits";
import { useT } from "../../i18n/locale.tsx";
import { useRefusalText } from "../../ui/notices/refusal.tsx";
import { typedBefore } from "../../lib/forms/typed-before.ts";
import { uploadPicture } from "../../lib/forms/upload-picture.ts";
import { Button } from "../../ui/controls/button.tsx";
import { FileField } from "../../ui/controls/file-field.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { IconButton } from "../../ui/controls/icon-button.tsx";

interface Chosen {
  id: number;
  /** Null for a picture uploaded before signing in again. */
  file: File | null;
  preview: string;
  /** Progress from 0 to 1. */
  share: number;
  /** URL once it is uploaded. */
  address: string | null;
  failure: string | null;
  /** It failed, and retrying makes sense. */
  again: boolean;
}

/** Pictures of a claim, each uploaded as soon as it is chosen, with progress and retry. Without script they are submitted with the form. */
export function ClaimPictures({ error, onSending }: { error: string | undefined; onSending: (sending: boolean) => void }) {
  const t = useT();
  const refusalText = useRefusalText();
  const [pictures, setPictures] = useState<Chosen[]>([]);
  const [beyond, setBeyond] = useState(false);
  const [scripted, setScripted] = useState(false);
  const nextId = useRef(0);
  const shown = useRef(pictures);
  shown.current = pictures;
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    setScripted(true);
    const sent = typedBefore(section.current!.closest("form"), "pictures");
    if (sent) setPictures(sent.split(" ").map((address) => ({ id: nextId.current++, file: null, preview: address, share: 1, address, failure: null, again: false })));
  }, []);
  useEffect(() => () => shown.current.forEach(({ preview }) => URL.revokeObjectURL(preview)), []);
  // Also true for failed uploads that can be retried, so that no claim is sent without a picture unnoticed.
  const isSending = pictures.some(({ address, failure, again }) => address === null && (failure === null || again));
  useEffect(() => onSending(isSending), [isSending, onSending]);

  const change = (id: number, more: Partial<Chosen>) => setPictures((all) => all.map((one) => (one.id === id ? { ...one, ...more } : one)));

  async function send(id: number, file: File): Promise<void> {
    change(id, { share: 0, failure: null, again: false });
    const result = await uploadPicture(file, "claim", (share) => change(id, { share }));
    if (result.ok) change(id, { address: result.imageUrl });
    else change(id, { again: result.again, failure: result.refusal ? refusalText(result.refusal) : t("errors.broken") });
  }

  function choose(files: FileList): void {
    const room = most - pictures.length;
    setBeyond(files.length > room);
    const added = [...files].slice(0, room).map((file) => ({ id: nextId.current++, file, preview: URL.createObjectURL(file), share: 0, address: null, failure: null, again: false }));
    setPictures([...pictures, ...added]);
    for (const { id, file } of added) void send(id, file);
  }

  function remove({ id, preview }: Chosen): void {
    URL.revokeObjectURL(preview);
    setBeyond(false);
    setPictures((all) => all.filter((one) => one.id !== id));
  }

  return (
    <div ref={section} className="grid gap-3">
      <FileField
        label={t("warranty.pictures")}
        hint={t("warranty.pictures_hint")}
        choose={t("warranty.pictures_choose")}
        error={beyond ? t("warranty.pictures_beyond") : error}
        // The script has uploaded the files already, so they are not submitted with the form as well.
        name={scripted ? undefined : "files"}
        multiple
        accept="image/jpeg,image/png,image/webp"
        disabled={pictures.length >= most}
        onChange={(event) => {
          choose(event.currentTarget.files!);
          event.currentTarget.value = "";
        }}
      />
      <input type="hidden" name="pictures" value={pictures.flatMap(({ address }) => address ?? []).join(" ")} />
      <div role="status">
        <ul className="grid gap-2">
          {pictures.map((one, index) => (
            <li key={one.id} className="grid grid-cols-[4rem_1fr_auto] items-center gap-3 rounded-md bg-surface-2 p-2">
              <img src={one.preview} alt="" width={64} height={64} className="size-16 rounded-md bg-tile object-cover" />
              <div className="min-w-0">
                <Progress picture={one} number={index + 1} onRetry={() => one.file && void send(one.id, one.file)} />
                {one.file && <p className="truncate text-sm text-muted">{one.file.name}</p>}
              </div>
              <IconButton label={t("warranty.picture_remove", { number: index + 1 })} icon="x" onClick={() => remove(one)} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Progress({ picture: { address, failure, again, share }, number, onRetry }: { picture: Chosen; number: number; onRetry: () => void }) {
  const t = useT();
  if (failure) {
    return (
      <div className="grid gap-1">
        <p className="text-sm font-medium text-danger">{t("warranty.picture_failed", { number, why: failure })}</p>
        {again && (
          <Button variant="secondary" onClick={onRetry} className="justify-self-start">
            {t("warranty.picture_retry")}
          </Button>
        )}
      </div>
    );
  }
  if (address) {
    return (
      <p className="flex items-center gap-2 text-success">
        <Icon name="circle-check" className="size-5" />
        {t("warranty.picture_ready", { number })}
      </p>
    );
  }
  return (
    <p className="grid gap-1 text-sm tabular-nums">
      {t("warranty.picture_sending", { percent: Math.round(share * 100) })}
      <progress value={share} max={1} className="w-full" aria-label={t("warranty.picture", { number })} />
    </p>
  );
}
