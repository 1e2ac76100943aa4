import { useT } from "../../../i18n/locale.tsx";
import { snackbar } from "../../../state/snackbar.ts";
import { Button } from "../../../ui/controls/button.tsx";

/** Takes a number over into the bank's app, where copying by hand makes mistakes; `label` says which one. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useT();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      snackbar.show(t("checkout.copied", { text }));
    } catch {
      // The browser forbids it: the number is there to be read.
    }
  };
  return (
    <Button variant="quiet" className="shrink-0" aria-label={t("core.named", { name: t("checkout.copy"), text: label })} onClick={() => void copy()}>
      {t("checkout.copy")}
    </Button>
  );
}
