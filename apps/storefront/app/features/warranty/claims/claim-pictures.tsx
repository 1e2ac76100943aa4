import { useEffect, useRef, useState } from "react";
import { mostClaimPictures as most } from "@shop/contract/limits";
import { useT } from "../../../i18n/locale.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { FileField } from "../../../ui/controls/file-field.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { IconButton } from "../../../ui/controls/icon-button.tsx";
import { useClaimPictures, type ChosenPicture } from "./use-claim-pictures.ts";

/** Pictures of a claim, each uploaded as soon as it is chosen, with progress and retry. Without script they are submitted with the form. */
export function ClaimPictures({
  error,
  onSending,
}: {
  error: string | undefined;
  onSending: (sending: boolean) => void;
}) {
  const t = useT();
  const section = useRef<HTMLDivElement>(null);
  const { pictures, beyond, isSending, choose, send, remove } = useClaimPictures(section);
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  useEffect(() => onSending(isSending), [isSending, onSending]);

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
              <img
                src={one.preview}
                onError={({ currentTarget }) => void (currentTarget.style.visibility = "hidden")}
                alt=""
                width={64}
                height={64}
                className="size-16 rounded-md bg-tile object-cover"
              />
              <div className="min-w-0">
                <Progress picture={one} number={index + 1} onRetry={() => one.file && void send(one.id, one.file)} />
                {one.file && <p className="truncate text-sm text-muted">{one.file.name}</p>}
              </div>
              <IconButton
                label={t("warranty.picture_remove", { number: index + 1 })}
                icon="x"
                onClick={() => remove(one)}
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Progress({
  picture: { address, failure, again, share },
  number,
  onRetry,
}: {
  picture: ChosenPicture;
  number: number;
  onRetry: () => void;
}) {
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
