import { useNavigation } from "react-router";
import { useT } from "../../../i18n/locale.tsx";
import { loadingMinTime } from "../../../lib/constants.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import { useBusy } from "./use-busy.ts";

const times = { delay: 300, least: loadingMinTime };

/** Covers the page while a form is being sent, so that nothing is pressed twice. */
export function LoadingOverlay() {
  const t = useT();
  const { state, formMethod } = useNavigation();
  const shown = useBusy(state !== "idle" && formMethod !== undefined && formMethod !== "GET", times);
  if (!shown) return null;
  return (
    <div className="fixed inset-0 z-50 grid place-items-center bg-scrim">
      <div className="rounded-lg bg-surface px-8 shadow-float">
        <Spinner label={t("core.loading")} />
      </div>
    </div>
  );
}
