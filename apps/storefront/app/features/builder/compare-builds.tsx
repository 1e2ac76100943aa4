import type { ReactNode } from "react";
import type { PcBuild } from "@shop/contract/types";
import { Link } from "../../i18n/link.tsx";
import { listText } from "../../i18n/list-text.ts";
import { useLocale, useMoney, useT } from "../../i18n/locale.tsx";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { AnswerBadge, FindingList, slotName, stateOf, findingsToShow } from "./answer-look.tsx";
import { buildPath } from "./build-path.ts";
import { slotOrder } from "./load-builder.ts";

/** Compares two builds slot by slot, with price, power and compatibility. */
export function CompareBuilds({ builds }: { builds: [PcBuild, PcBuild] }) {
  const t = useT();
  const { language } = useLocale();
  const money = useMoney();
  const names = [t("builder.build_a"), t("builder.build_b")];
  const inSlot = (build: PcBuild, slot: PcBuild["chosen"][number]["slot"]) =>
    build.chosen
      .filter((part) => part.slot === slot)
      .map(
        (part) =>
          `${part.quantity > 1 ? `${part.quantity} × ` : ""}${part.name}${part.variant_name ? ` (${part.variant_name})` : ""}`,
      );
  const slots = slotOrder.filter((slot) => builds.some((build) => inSlot(build, slot).length > 0));
  return (
    <div className="page grid min-w-0 gap-4 py-2 sm:py-4">
      <Breadcrumb
        steps={[{ name: t("builder.title"), to: buildPath(builds[0].parts) }]}
        current={t("builder.compare_title")}
      />
      <h1 className="text-title">{t("builder.compare_title")}</h1>
      <table className="w-full table-fixed border-collapse rounded-lg bg-surface text-sm wrap-anywhere md:text-base">
        <thead>
          <tr className="border-b border-line text-start">
            <th scope="col" className="w-[min(6rem,28%)] p-2 text-start md:w-1/5 md:p-3">
              {t("builder.compare_part")}
            </th>
            {builds.map((build, index) => (
              <th key={index} scope="col" className="p-2 text-start md:p-3">
                <Link to={buildPath(build.parts)} className="link inline-flex min-h-11 items-center">
                  {names[index]}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row label={t("builder.total")} cells={builds.map((build) => money(build.total))} />
          <Row
            label={t("builder.state")}
            cells={builds.map((build, index) => (
              <AnswerBadge key={index} answer={build.answer} text={t(`builder.state_${stateOf(build)}`)} />
            ))}
          />
          {builds.some(({ findings }) => findingsToShow(findings).length > 0) && (
            <Row
              label={t("builder.notes")}
              cells={builds.map(({ findings }, index) =>
                findingsToShow(findings).length > 0 ? (
                  <FindingList key={index} findings={findingsToShow(findings)} />
                ) : (
                  "–"
                ),
              )}
            />
          )}
          <Row
            label={t("builder.watts")}
            cells={builds.map(({ watts }) => `${watts.known ? "" : `${t("builder.watts_least")} `}${watts.estimate} W`)}
          />
          {slots.map((slot) => (
            <Row
              key={slot}
              label={slotName(t, slot)}
              cells={builds.map((build) => listText(language, inSlot(build, slot)) || "–")}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A row of the comparison; differences are highlighted. */
function Row({ label, cells }: { label: string; cells: ReactNode[] }) {
  const differs = typeof cells[0] === "string" && cells[0] !== cells[1];
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="p-2 text-start font-medium text-muted md:p-3">
        {label}
      </th>
      {cells.map((cell, index) => (
        <td key={index} className={`p-2 md:p-3 ${differs ? "font-semibold" : ""}`}>
          {cell}
        </td>
      ))}
    </tr>
  );
}
