import type { DeviceCheck } from "@shop/contract/types";
import { Link } from "../../../i18n/link.tsx";
import { useDate, useT } from "../../../i18n/locale.tsx";
import { Breadcrumb } from "../../../ui/breadcrumb.tsx";
import { Button, buttonClass } from "../../../ui/controls/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Icon, type IconName } from "../../../ui/icons/icon.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { QrCode } from "../../../ui/qr-code.tsx";
import { spacedCode } from "./spaced-code.ts";

const looks: Record<DeviceCheck["items"][number]["result"], { look: string; icon: IconName }> = {
  good: { look: "text-success", icon: "circle-check" },
  flaw: { look: "text-warning", icon: "triangle-exclamation-point" },
  fault: { look: "text-danger", icon: "circle-exclamation-point" },
};
const gradeLooks = {
  A: "bg-success-soft text-success",
  B: "bg-accent-soft text-accent-ink",
  C: "bg-warning-soft text-warning",
};

/** The inspection report of a used device, for screen and print; `address` is the URL in its QR code. */
export function CheckReport({ check, address }: { check: DeviceCheck; address: string }) {
  const t = useT();
  return (
    <div className="page grid min-w-0 gap-4 py-2 sm:py-4">
      <div className="print:hidden">
        <Breadcrumb
          steps={[{ name: t("warranty.check_result"), to: "/check-result" }]}
          current={spacedCode(check.code)}
        />
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[1fr_20rem] lg:gap-6 print:grid-cols-[1fr_12rem]">
        <div className="grid gap-4">
          <Summary check={check} />
          <Findings items={check.items} />
        </div>
        <Label code={check.code} address={address} />
      </div>
    </div>
  );
}

function Summary({ check }: { check: DeviceCheck }) {
  const t = useT();
  const date = useDate();
  return (
    <article className="grid gap-4 card p-4 sm:grid-cols-[11rem_1fr] sm:gap-6 sm:p-6">
      <Picture
        src={check.image}
        alt=""
        width={176}
        height={176}
        priority
        className="mx-auto size-44 rounded-lg bg-tile p-3 print:size-24"
      />
      <div className="grid min-w-0 content-start gap-3">
        <h1 className="text-title">{check.device}</h1>
        <p
          className={classNames(
            "flex w-fit items-center gap-3 rounded-md px-3 py-2 font-semibold",
            gradeLooks[check.grade],
          )}
        >
          <span>{t("warranty.grade", { grade: check.grade })}</span>
          <span className="font-medium">{t(`warranty.grade_${check.grade}`)}</span>
        </p>
        <p className="text-lg">{check.summary}</p>
        {check.battery_health !== null && <BatteryHealth percent={check.battery_health} />}
        <div className="text-sm text-muted tabular-nums">
          <p>{t("warranty.checked_on", { date: date(check.checked_on) })}</p>
          <p>{t("warranty.serial_end", { end: check.serial_end })}</p>
          <p>{t("warranty.compare_serial")}</p>
        </div>
      </div>
    </article>
  );
}

/** Remaining battery capacity as a number and a bar. */
function BatteryHealth({ percent }: { percent: number }) {
  const t = useT();
  return (
    <div className="grid max-w-sm gap-1.5">
      <p className="flex justify-between gap-4">
        <span>{t("warranty.battery_health")}</span>
        <span className="font-semibold tabular-nums">{percent}%</span>
      </p>
      <svg
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-2 w-full overflow-hidden rounded-full bg-surface-2"
      >
        <rect width={percent} height={4} className={percent >= 80 ? "fill-success" : "fill-warning"} />
      </svg>
    </div>
  );
}

function Findings({ items }: { items: DeviceCheck["items"] }) {
  const t = useT();
  const good = items.filter(({ result }) => result === "good").length;
  return (
    <section className="card p-4 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-2">
        <h2 className="text-heading">{t("warranty.findings")}</h2>
        <p className="text-sm text-muted tabular-nums">{t("warranty.good_count", { good, all: items.length })}</p>
      </div>
      <ul className="grid gap-x-8 md:grid-cols-2 print:grid-cols-2">
        {items.map(({ name, result, note }) => (
          <li key={name} className="grid grid-cols-[1.25rem_1fr] gap-x-3 border-t border-line py-2.5">
            <Icon name={looks[result].icon} className={classNames("mt-0.5 size-5", looks[result].look)} />
            <div className="min-w-0">
              <p className="flex flex-wrap justify-between gap-x-3">
                <span className="font-medium">{name}</span>
                <span className={classNames("text-sm font-semibold", looks[result].look)}>
                  {t(`warranty.result_${result}`)}
                </span>
              </p>
              {note && <p className="text-sm text-muted">{note}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The QR code, as on the device's label. */
function Label({ code, address }: { code: string; address: string }) {
  const t = useT();
  return (
    <aside className="grid justify-items-center gap-3 card p-4 text-center sm:p-6">
      <QrCode text={address} label={t("warranty.scan")} className="size-44 rounded-md bg-white print:size-32" />
      <p className="text-xl font-semibold tracking-wider tabular-nums">{spacedCode(code)}</p>
      <p className="text-sm text-muted">{t("warranty.scan")}</p>
      <Button variant="secondary" wide onClick={() => print()} className="print:hidden">
        <Icon name="printer" className="size-5" />
        {t("warranty.print")}
      </Button>
      <Link
        to={`/print/check?id=${code}`}
        reloadDocument
        className={`${buttonClass({ variant: "quiet", wide: true })} print:hidden`}
      >
        <Icon name="qr-code" className="size-5" />
        {t("warranty.print_label")}
      </Link>
    </aside>
  );
}
