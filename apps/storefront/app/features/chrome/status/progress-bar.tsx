import { useEffect } from "react";
import { useNavigation, useRevalidator } from "react-router";
import { progressBar, slowTime } from "../../../lib/constants.ts";
import { announce } from "../../../state/announce.ts";
import { useBusy } from "./use-busy.ts";

const times = { delay: progressBar.throttle, least: 0 };
const trail = { delay: 0, least: progressBar.hideDelay };

/**
 * The progress bar of a navigation: shown after 200 ms, nearly full after 5 s, hidden 500 ms after
 * the page has arrived (specification, section 9). If the page does not arrive, says what to do; of what was
 * sent the form says so itself (`sendOrKeep`).
 */
export function ProgressBar() {
  const { state } = useNavigation();
  const isLoading = useBusy(state !== "idle", times) && state !== "idle";
  const shown = useBusy(isLoading, trail);
  const awaited = useRevalidator().state !== "idle" || state === "loading";
  useEffect(() => {
    if (!awaited) return;
    const timer = setTimeout(announce, slowTime, "core.slow");
    return () => clearTimeout(timer);
  }, [awaited]);
  if (!isLoading && !shown) return null;
  return (
    <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-1 overflow-hidden">
      <div
        className={isLoading ? "progress h-full bg-accent" : "h-full bg-accent opacity-0 transition-opacity"}
        style={
          isLoading
            ? { animationDuration: `${progressBar.duration}ms` }
            : { transitionDuration: `${progressBar.hideDelay}ms` }
        }
      />
    </div>
  );
}
