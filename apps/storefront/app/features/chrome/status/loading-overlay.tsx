import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { useT } from "../../../i18n/locale.tsx";
import { loadingMinTime, slowTime } from "../../../lib/constants.ts";
import { Spinner } from "../../../ui/notices/spinner.tsx";
import { useBusy } from "./use-busy.ts";

const times = { delay: 300, least: loadingMinTime };

/**
 * Whether a form is being sent as a whole document, until the page goes or is come back to, or
 * so much time has passed that the shopper may have stopped it. Meanwhile nothing else is sent:
 * a browser drops the first answer for the second one, and what the first has used, such as a
 * code, is used.
 */
function useLeaving(): boolean {
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    let timer = 0;
    const back = () => {
      clearTimeout(timer);
      timer = 0;
      setLeaving(false);
    };
    const sent = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if (event.defaultPrevented || form.method !== "post") return;
      if (timer) return event.preventDefault();
      timer = window.setTimeout(back, slowTime);
      setLeaving(true);
    };
    addEventListener("submit", sent);
    addEventListener("pageshow", back);
    return () => {
      clearTimeout(timer);
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
