import { useT } from "../../i18n/locale.tsx";
import { Alert } from "./alert.tsx";
import { Button } from "../controls/button.tsx";

/** Replaces content that failed to load, with a button to try again. */
export function LoadFailed({ text, retry }: { text: string; retry: () => void }) {
  const t = useT();
  return (
    <div className="grid gap-3">
      <Alert tone="warning">{text}</Alert>
      <Button variant="secondary" onClick={retry}>
        {t("core.try_again")}
      </Button>
    </div>
  );
}
