import { useRef, useState } from "react";
import { useT } from "../../i18n/locale.tsx";
import { Alert } from "../../ui/notices/alert.tsx";
import { Button } from "../../ui/controls/button.tsx";
import type { Point } from "./point.ts";

/** Uses the phone's geolocation. */
export function WhereIAm({ onFound }: { onFound: (point: Point) => void }) {
  const t = useT();
  const [state, setState] = useState<"idle" | "asking" | "failed">("idle");
  const found = useRef(onFound);
  found.current = onFound;
  const ask = () => {
    if (state === "asking") return;
    if (!("geolocation" in navigator)) return setState("failed");
    setState("asking");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState("idle");
        found.current({ lat: coords.latitude, long: coords.longitude });
      },
      () => setState("failed"),
      { enableHighAccuracy: true, timeout: 10_000, maximumAge: 60_000 },
    );
  };
  return (
    <div className="grid gap-2">
      {/* Not disabled, which would take the focus from it. */}
      <Button variant="secondary" onClick={ask} aria-disabled={state === "asking"}>
        {t(state === "asking" ? "account.locating" : "account.where_i_am")}
      </Button>
      {state === "failed" && <Alert tone="warning">{t("account.locate_failed")}</Alert>}
    </div>
  );
}
