import { useRef } from "react";
import { useT } from "../../../i18n/locale.tsx";
import { LoadFailed } from "../../../ui/notices/load-failed.tsx";
import { useIntoView } from "../../../ui/use-into-view.ts";

/** The choice could not be priced; scrolled into view, with a button to try again. */
export function UnpricedNotice({ retry }: { retry: () => void }) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  useIntoView(() => place.current);
  return (
    <div ref={place}>
      <LoadFailed text={t("core.broken")} retry={retry} />
    </div>
  );
}
