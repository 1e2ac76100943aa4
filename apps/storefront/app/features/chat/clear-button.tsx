import { useState } from "react";
import { useT } from "../../i18n/locale.tsx";
import { snackbar } from "../../state/snackbar.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";

/** Deletes the conversation, after a confirmation. */
export function ClearButton({ clear }: { clear: () => Promise<boolean> }) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const [isClearing, setClearing] = useState(false);
  const confirm = async () => {
    setClearing(true);
    if (await clear()) snackbar.show(t("chat.cleared"));
    setClearing(false);
  };
  if (!isAsking) {
    return (
      <Button variant="quiet" onClick={() => setAsking(true)}>
        <Icon name="trash" className="size-5" />
        {t("chat.clear")}
      </Button>
    );
  }
  return (
    <div role="group" aria-label={t("chat.clear_question")} className="flex flex-wrap items-center justify-end gap-2">
      <span className="text-sm">{t("chat.clear_question")}</span>
      <Button variant="danger" disabled={isClearing} aria-busy={isClearing} onClick={() => void confirm()}>
        {t("chat.clear_yes")}
      </Button>
      <Button variant="secondary" disabled={isClearing} onClick={() => setAsking(false)}>
        {t("chat.clear_no")}
      </Button>
    </div>
  );
}
