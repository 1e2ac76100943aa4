import { useId, useRef, useState } from "react";
import { useT } from "../../i18n/locale.tsx";
import { compareMax } from "../../lib/constants.ts";
import { compare } from "../../state/compare.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Checkbox } from "../../ui/controls/field.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { NamesInView } from "./names-in-view.tsx";
import { CompareHead, CompareRow, type ShowBuy } from "./table-rows.tsx";
import type { ComparedColumn } from "./use-compared.ts";
import { useRows } from "./use-rows.tsx";

/** Column widths: the products, and the column for adding one if there is room, share what the labels leave. */
const widths: Record<number, string> = { 2: "w-[44%]", 3: "w-[29%]", 4: "w-[22%]" };

/** The products side by side, one specification per row, with differences highlighted. */
export function CompareTable({ columns, buy }: { columns: ComparedColumn[]; buy: ShowBuy }) {
  const t = useT();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const titleId = useId();
  const table = useRef<HTMLDivElement>(null);
  const rows = useRows(columns);
  const different = rows.filter((row) => row.differs);
  // With a single product there are no differences: show all rows, whatever the checkbox says.
  const shown = onlyDifferences && different.length > 0 ? different : rows;
  const shared = Math.min(columns.length + 1, compareMax);
  return (
    <div className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center gap-y-2 print:hidden">
        {different.length > 0 && (
          <Checkbox
            label={t("compare.only_differences")}
            checked={onlyDifferences}
            onChange={(event) => setOnlyDifferences(event.currentTarget.checked)}
          />
        )}
        <div className="ms-auto flex sm:gap-3">
          <Button variant="quiet" onClick={() => compare.clear()}>
            {t("compare.clear")}
          </Button>
          <Button variant="secondary" onClick={() => window.print()}>
            <Icon name="printer" className="size-5" />
            {/* Only its icon, so that all three are in one row. */}
            <span className="max-sm:sr-only">{t("compare.print")}</span>
          </Button>
        </div>
      </div>
      <div className="min-w-0">
        <NamesInView columns={columns} table={table} />
        <div
          ref={table}
          role="region"
          aria-labelledby={titleId}
          tabIndex={0}
          className="relative overflow-x-auto rounded-lg border border-line bg-surface print:overflow-visible print:border-0"
        >
          <table className="w-full border-separate border-spacing-0">
            <caption id={titleId} className="sr-only">
              {t("compare.table")}
            </caption>
            <colgroup>
              <col className="w-24 sm:w-40" />
              <col span={shared} className={`${widths[shared]} max-sm:w-auto print:w-auto`} />
            </colgroup>
            <CompareHead columns={columns} buy={buy} />
            <tbody>
              {shown.map((row) => (
                <CompareRow key={row.key} row={row} columns={columns} />
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </div>
  );
}
