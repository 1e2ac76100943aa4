import { useEffect, useRef, useState } from "react";
import type { BankAccount } from "@shop/contract/types";
import { useMoney, useT } from "../../../i18n/locale.tsx";
import { typedBefore } from "../../../lib/forms/typed-before.ts";
import { Alert } from "../../../ui/notices/alert.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { FileField } from "../../../ui/controls/file-field.tsx";
import { CopyButton } from "./copy-button.tsx";
import { TransferAccounts } from "./transfer-accounts.tsx";
import { type Upload, useReceiptUpload } from "./use-receipt-upload.ts";

/**
 * The accounts to transfer to, and the upload of the receipt with preview, progress and retry.
 * Without script the file is submitted with the form.
 */
export function Receipt({
  amount,
  banks,
  typed,
  errorOf,
  onSending,
}: {
  /** Amount to transfer, in decimal major units. */
  amount: number;
  banks: BankAccount[];
  /** The values of the form that was sent, if it was. */
  typed: Record<string, string> | undefined;
  errorOf: (field: string) => string | undefined;
  /** Whether an upload is in progress or has to be retried; an order submitted meanwhile would lack the receipt. */
  onSending: (sending: boolean) => void;
}) {
  const t = useT();
  const money = useMoney();
  const section = useRef<HTMLElement>(null);
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  const { kept, chosen, preview, upload, choose, send, dropPreview } = useReceiptUpload(
    section,
    typed?.image_url,
    onSending,
  );
  // Restores the account that was chosen before a change of language.
  useEffect(() => {
    const before = typedBefore(section.current!.closest("form"), "payment_method");
    const account = before && section.current!.querySelector<HTMLInputElement>(`[value="${CSS.escape(before)}"]`);
    if (account) account.checked = true;
  }, []);

  const [methodError, imageError] = [errorOf("payment_method"), errorOf("image_url")];
  const refused = imageError !== undefined && kept !== "" && kept === typed?.image_url;

  return (
    <section ref={section} className="grid gap-3 card p-4">
      <h2 className="text-heading">{t("checkout.transfer_title")}</h2>
      <p className="text-muted">{t("checkout.transfer_text")}</p>
      <div className="flex min-h-11 items-center justify-between gap-2 pe-1">
        <p className="text-price">{money(amount)}</p>
        {scripted && <CopyButton text={String(amount)} label={t("checkout.grand_total")} />}
      </div>
      {methodError && <Alert tone="danger">{methodError}</Alert>}
      <TransferAccounts banks={banks} method={typed?.payment_method} scripted={scripted} />
      <input type="hidden" name="image_url" value={kept} />
      <FileField
        label={t("checkout.receipt")}
        hint={t("checkout.receipt_hint")}
        choose={t("checkout.receipt_choose")}
        chosen={chosen}
        // The script has uploaded the file already, so it is not submitted with the form as well.
        name={scripted ? undefined : "receipt"}
        accept="image/jpeg,image/png,image/webp"
        // The error no longer applies once a new picture has been chosen.
        error={upload.state === "none" || refused ? imageError : undefined}
        onChange={(event) => choose(event.currentTarget.files?.[0])}
      />
      {preview && (
        <img
          src={preview}
          onError={dropPreview}
          alt={t("checkout.receipt")}
          width={160}
          height={160}
          className="size-40 rounded-md bg-tile object-contain"
        />
      )}
      {!refused && <UploadStatus upload={upload} onRetry={send} />}
    </section>
  );
}

/** Progress of the upload. */
function UploadStatus({ upload, onRetry }: { upload: Upload; onRetry: () => void }) {
  const t = useT();
  return (
    <div role="status">
      {upload.state === "sending" && (
        <p className="grid gap-1">
          {t("checkout.uploading", { percent: Math.round(upload.share * 100) })}
          <progress value={upload.share} max={1} className="w-full" />
        </p>
      )}
      {upload.state === "done" && <p className="text-success">{t("checkout.receipt_ready")}</p>}
      {upload.state === "failed" && (
        <div className="flex flex-wrap items-center gap-3">
          <Alert tone="danger">{upload.text}</Alert>
          {upload.again && (
            <Button variant="secondary" onClick={onRetry}>
              {t("checkout.upload_retry")}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
