import type { Holiday } from "@shop/contract/types";
import { formatDays } from "@shop/kit/date";
import { useLocale, useT } from "../i18n/locale.tsx";
import { Alert } from "../ui/notices/alert.tsx";

/** The days on which the store is closed, with why; nothing if there are none. */
export function Holidays({ holidays }: { holidays: readonly Holiday[] }) {
  const t = useT();
  const { language } = useLocale();
  if (holidays.length === 0) return null;
  return (
    <Alert tone="info">
      {holidays.map(({ from, to, text }) => (
        <p key={from}>{t("core.named", { name: formatDays(from, to, language), text })}</p>
      ))}
    </Alert>
  );
}
