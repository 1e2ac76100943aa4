import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { useT } from "../../../i18n/locale.tsx";
import { loadingMinTime } from "../../../lib/constants.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import { useBusy } from "./use-busy.ts";

const times = { delay: 300, least: loadingMinTime };

/** Whether a form is being sent as a whole document, until the page goes or is come back to. */
function useLeaving(): boolean {
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    const sent = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if (!event.defaultPrevented && form.method === "post") setLeaving(true);
    };
    const back = () => setLeaving(false);
    addEventListener("submit", sent);
    addEventListener("pageshow", back);
    return () => {
      removeEventListener("submit", sent);
      removeEventListener("pageshow", back);
    };
  }, []);
  return leaving;
}

/** Covers the page while a form is being sent, so that nothing is pressed twice. */
export function LoadingOverlay() {
  const t = useT();
  const { state, formMethod } = useNavigation();
  const leaving = useLeaving();
  const shown = useBusy(leaving || (state !== "idle" && formMethod !== undefined && formMethod !== "GET"), times);
  if (!shown) return null;
  return (
    <div className="fixed inset-0 z-50 grid place-items-center bg-scrim">
      <div className="rounded-lg bg-surface px-8 shadow-float">
        <Spinner label={t("core.loading")} />
      </div>
    </div>
  );
}
