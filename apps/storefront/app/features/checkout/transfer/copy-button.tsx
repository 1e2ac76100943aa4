import { useT } from "../../../i18n/locale.tsx";
import { snackbar } from "../../../state/snackbar.ts";
import { Button } from "../../../ui/controls/button.tsx";

/** Copies a number for use in the bank's app, where typing it leads to mistakes; `label` says which number. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useT();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      snackbar.show(t("checkout.copied", { text }));
    } catch {
      // The browser does not allow it; the number can still be read.
    }
  };
  return (
    <Button variant="quiet" className="shrink-0" aria-label={t("core.named", { name: t("checkout.copy"), text: label })} onClick={() => void copy()}>
      {t("checkout.copy")}
    </Button>
  );
}
