import { useEffect, useRef, useSyncExternalStore } from "react";
import { useT } from "../../../i18n/locale.tsx";
import { announce } from "../../../state/announce.ts";
import { Icon } from "../../../ui/icons/icon.tsx";

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/** Whether the browser is online, as far as it knows. */
const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/**
 * Shows that the browser is offline, and announces when it is online again. Blocks forms meanwhile,
 * and reloads failed pages afterwards.
 */
export function NetworkStatus() {
  const t = useT();
  const online = useOnline();
  const before = useRef(true);
  useEffect(() => {
    if (online && !before.current) {
      announce("core.online");
      // Reloads a page that failed to load.
      if (document.querySelector("[data-failed]")) location.reload();
    }
    before.current = online;
    if (online) return;
    // Submitting a form offline would replace the page with the browser's error page, and what was typed would be lost.
    const hold = (event: SubmitEvent) => {
      if ((event.target as HTMLFormElement).method !== "post") return;
      event.preventDefault();
      event.stopPropagation();
      announce("core.offline");
    };
    addEventListener("submit", hold, true);
    return () => removeEventListener("submit", hold, true);
  }, [online]);
  return (
    // At the end of the page, so that nothing moves when it comes.
    <div role="status" className="sticky bottom-[calc(var(--bottom-bar)+var(--page-bar))] z-20">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-warning-soft px-4 py-2 text-sm font-medium text-warning">
          <Icon name="wifi-off" className="size-5" />
          {t("core.offline")}
        </p>
      )}
    </div>
  );
}
