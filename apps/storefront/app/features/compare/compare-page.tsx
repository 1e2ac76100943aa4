import { useEffect, type ReactNode } from "react";
import { Link } from "../../i18n/link.tsx";
import { listText } from "../../i18n/list-text.ts";
import { useLocale, useT } from "../../i18n/locale.tsx";
import { compareMax } from "../../lib/constants.ts";
import { StoreOnPaper } from "../../parts/store-on-paper.tsx";
import { useComparedCount } from "../../state/compare.ts";
import { snackbar } from "../../state/snackbar.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { buttonClass } from "../../ui/controls/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { EmptyState } from "../../ui/notices/empty-state.tsx";
import { LoadFailed } from "../../ui/notices/load-failed.tsx";
import { Skeleton } from "../../ui/notices/skeleton.tsx";
import { CompareTable } from "./compare-table.tsx";
import type { ShowBuy } from "./table-rows.tsx";
import { useComparedProducts, type Compared as ComparedProducts } from "./use-compared.ts";

/**
 * The compare page. The list is stored in the browser, so the server renders a placeholder.
 * `finder` adds products while there is room for one, in stores that offer comparing; `buy` shows how to buy one.
 */
export function ComparePage({ finder, buy }: { finder: ReactNode; buy: ShowBuy }) {
  const t = useT();
  const compared = useComparedProducts();
  const count = useComparedCount();
  const isEmpty = compared.state === "ready" && count === 0;
  // A message that leads here has done its work, whichever link was followed.
  useEffect(() => {
    if (snackbar.get()?.way?.to === "/compare") snackbar.close();
  }, []);
  return (
    <div className="page grid min-w-0 gap-2 py-2 sm:gap-4 sm:py-4">
      <div className="print:hidden">
        <Breadcrumb steps={[]} current={t("compare.title")} />
      </div>
      <StoreOnPaper />
      <h1 className="text-title">{t("compare.title")}</h1>
      <Compared compared={compared} offered={finder !== null} buy={buy} />
      {/* Centred below the empty state, left-aligned below the table. Hidden until the state is known, since it would move. */}
      {compared.state !== "unknown" && count < compareMax && (
        <div className={classNames("w-full max-w-xl print:hidden", isEmpty && "justify-self-center")}>{finder}</div>
      )}
    </div>
  );
}

function Compared({ compared, offered, buy }: { compared: ComparedProducts; offered: boolean; buy: ShowBuy }) {
  const t = useT();
  const { language } = useLocale();
  if (compared.state === "unknown") return <Unknown />;
  if (compared.state === "loading") return <Loading columns={compared.count} />;
  if (compared.state === "failed")
    return (
      <LoadFailed
        text={t("core.named", { name: listText(language, compared.names), text: t("errors.unavailable") })}
        retry={compared.retry}
      />
    );
  return compared.columns.length > 0 ? (
    <CompareTable columns={compared.columns} buy={buy} />
  ) : (
    <Nothing offered={offered} />
  );
}

/**
 * The placeholder has the layout of the most frequent state, to avoid a layout shift. Without
 * script there is never anything to compare.
 */
function Unknown() {
  return (
    <>
      <div className="min-w-0 [@media(scripting:none)]:hidden">
        <Loading columns={2} />
      </div>
      <noscript>
        <Nothing offered={false} />
      </noscript>
    </>
  );
}

function Nothing({ offered }: { offered: boolean }) {
  const t = useT();
  return (
    <EmptyState
      icon="scale"
      title={t("compare.empty_title")}
      {...(offered && { text: t("compare.empty_text", { max: compareMax }) })}
      action={
        <Link to="/category" className={buttonClass()}>
          {t("compare.browse")}
        </Link>
      }
    />
  );
}

function Loading({ columns }: { columns: number }) {
  const t = useT();
  return (
    <div role="status" className="flex gap-3 overflow-hidden">
      <span className="sr-only">{t("compare.loading")}</span>
      {Array.from({ length: columns }, (_, index) => (
        <div key={index} className="grid w-40 shrink-0 gap-2">
          <Skeleton className="aspect-square w-full" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-7 w-2/3" />
          <Skeleton className="h-[70vh] w-full" />
        </div>
      ))}
    </div>
  );
}
