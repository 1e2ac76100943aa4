import type { PcBuild } from "@shop/contract/types";
import { listText } from "../../i18n/list-text.ts";
import { useLocale, useT } from "../../i18n/locale.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { Price } from "../../ui/price.tsx";
import { AnswerBadge, FindingList, slotName, stateOf, findingsToShow } from "./answer-look.tsx";
import { BuildActions } from "./build-actions.tsx";

/** Summary of the build: compatibility, power, total, stock and actions. */
export function Summary({ build }: { build: PcBuild }) {
  const t = useT();
  const { language } = useLocale();
  const { answer, findings, missing, chosen, watts } = build;
  const shown = findingsToShow(findings);
  const passed = findings.filter((finding) => finding.answer === "fits");
  return (
    <section aria-labelledby="build-summary" className="grid content-start gap-4 card p-4 lg:sticky lg:top-24">
      <h2 id="build-summary" className="text-lg font-semibold">
        {t("builder.summary")}
      </h2>
      <div role="status" className="grid gap-2">
        <StateBadge build={build} />
        {chosen.length > 0 && missing.length > 0 && (
          <p className="text-sm text-muted">
            {t("builder.missing", {
              slots: listText(
                language,
                missing.map((slot) => slotName(t, slot)),
              ),
            })}
          </p>
        )}
      </div>
      {shown.length > 0 && <FindingList findings={shown} />}
      {passed.length > 0 && (
        <details className="group print:hidden">
          <summary className="flex min-h-11 cursor-pointer items-center gap-1 text-sm text-muted hover:text-ink">
            {passed.length === 1 ? t("builder.passed_one") : t("builder.passed", { count: passed.length })}
            <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
          </summary>
          <FindingList findings={passed} />
        </details>
      )}
      {chosen.length > 0 && (
        <dl className="grid gap-1.5 border-t border-line pt-3 tabular-nums">
          <Row
            label={t("builder.watts")}
            value={`${watts.known ? "" : `${t("builder.watts_least")} `}${watts.estimate} W`}
          />
          <Row label={t("builder.watts_need")} value={`${watts.recommended} W`} />
          {watts.supply !== null && <Row label={t("builder.watts_have")} value={`${watts.supply} W`} />}
          <div className="flex items-baseline justify-between gap-3 pt-1">
            <dt className="font-semibold">{t("builder.total")}</dt>
            <dd>
              <Price price={build.total} riel />
            </dd>
          </div>
        </dl>
      )}
      {answer !== "fails" && missing.length === 0 && chosen.length > 0 && (
        <p className="text-sm text-muted">{t("builder.system")}</p>
      )}
      {build.on_request && <p className="text-sm text-muted">{t("builder.on_request")}</p>}
      {chosen.length > 0 && (
        <p className={build.in_stock ? "text-sm text-success" : "text-sm font-medium text-danger"}>
          {t(build.in_stock ? "builder.stock_all" : "builder.stock_some")}
        </p>
      )}
      {chosen.length > 0 && <BuildActions build={build} />}
    </section>
  );
}

function StateBadge({ build }: { build: PcBuild }) {
  const t = useT();
  const state = stateOf(build);
  return <AnswerBadge answer={state === "empty" ? "unknown" : build.answer} text={t(`builder.state_${state}`)} />;
}

/** The same in one line, for small screens where the summary is far below; links to it. */
export function SummaryLine({ build }: { build: PcBuild }) {
  return (
    <a
      href="#build-summary"
      className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1 card px-3 py-2 lg:hidden print:hidden"
    >
      <StateBadge build={build} />
      <span className="flex items-center gap-2">
        <Price price={build.total} />
        <Icon name="chevron-down" className="size-5 text-muted" />
      </span>
    </a>
  );
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-3 text-sm">
      <dt className="text-muted">{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
