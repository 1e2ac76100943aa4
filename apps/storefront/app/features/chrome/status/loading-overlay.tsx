import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { useT } from "../../../i18n/locale.tsx";
import { loadingMinTime, slowTime } from "../../../lib/constants.ts";
import { Spinner } from "../../../ui/notices/spinner.tsx";
import { useBusy } from "./use-busy.ts";

const times = { delay: 300, least: loadingMinTime };

/**
 * Whether a form is being submitted as a document, as it is while its own script has not come. Ends when the page is
 * left, is restored by "back", or after a time in which the shopper may have cancelled. Meanwhile further submissions
 * are blocked: the browser would discard the first answer, although what the first request used, such as a one-time
 * code, is used up.
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

/** Whether a form is being sent, or was and the next page is on its way: that one may hang forever. */
function useSending(): boolean {
  const { state, formMethod } = useNavigation();
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (state !== "loading") return setLate(false);
    const timer = setTimeout(setLate, slowTime, true);
    return () => clearTimeout(timer);
  }, [state]);
  return state !== "idle" && !late && formMethod !== undefined && formMethod !== "GET";
}

/** Covers the page while a form is being submitted, so that nothing is pressed twice. */
export function LoadingOverlay() {
  const t = useT();
  const leaving = useLeaving();
  const sending = useSending();
  const shown = useBusy(leaving || sending, times);
  if (!shown) return null;
  return (
    <div className="fixed inset-0 z-50 grid place-items-center bg-scrim">
      <div className="rounded-lg bg-surface px-8 shadow-float">
        <Spinner label={t("core.loading")} />
      </div>
    </div>
  );
}
