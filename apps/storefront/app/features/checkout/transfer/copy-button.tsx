import { useT } from "../../../i18n/locale.tsx";
import { snackbar } from "../../../state/snackbar.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { copyText } from "../../../lib/browser/copy-text.ts";

/** Copies a number for use in the bank's app, where typing it leads to mistakes; `label` says what it is. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useT();
  const copy = async () =>
    snackbar.show((await copyText(text)) ? t("checkout.copied", { text }) : t("checkout.not_copied"));
  return (
    <Button
      variant="quiet"
      className="shrink-0"
      aria-label={t("core.named", { name: t("checkout.copy"), text: label })}
      onClick={() => void copy()}
    >
      {t("checkout.copy")}
    </Button>
  );
}
