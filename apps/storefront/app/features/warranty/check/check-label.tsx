import type { DeviceCheck } from "@shop/contract/types";
import { useDate, useT } from "../../../i18n/locale.tsx";
import { useRootData } from "../../../lib/root-data.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { QrCode } from "../../../ui/qr-code.tsx";
import { spacedCode } from "./spaced-code.ts";

/** A label for a used device or its box, with a QR code of its report and the code in text. */
export function CheckLabel({ check, address }: { check: DeviceCheck; address: string }) {
  const t = useT();
  const date = useDate();
  const site = useRootData()?.site;
  return (
    <main className="grid justify-items-start gap-4 bg-white p-6 text-black print:p-0">
      <article className="grid w-88 max-w-full grid-cols-[7.5rem_1fr] items-center gap-3 rounded-lg border border-black p-3 print:rounded-none">
        <QrCode text={address} label={t("warranty.scan")} className="size-30 bg-white" />
        <div className="grid min-w-0 gap-0.5 text-sm">
          <p>{site?.name}</p>
          <h1 className="text-base leading-snug font-semibold">{check.device}</h1>
          <p className="font-semibold">{t("warranty.grade", { grade: check.grade })}</p>
          <p className="text-xl font-semibold tracking-wider tabular-nums">{spacedCode(check.code)}</p>
          <p className="text-xs tabular-nums">{t("warranty.serial_end", { end: check.serial_end })}</p>
          <p className="text-xs tabular-nums">{t("warranty.checked_on", { date: date(check.checked_on) })}</p>
        </div>
      </article>
      <Button onClick={() => print()} className="print:hidden">
        {t("warranty.print")}
      </Button>
    </main>
  );
}
