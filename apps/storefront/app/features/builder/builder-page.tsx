import { Link } from "../../i18n/link.tsx";
import { useT } from "../../i18n/locale.tsx";
import { StoreOnPaper } from "../../parts/store-on-paper.tsx";
import { Alert } from "../../ui/notices/alert.tsx";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { buttonClass } from "../../ui/controls/button.tsx";
import { EmptyState } from "../../ui/notices/empty-state.tsx";
import { ChoicesPage } from "./choices-page.tsx";
import { SavedBuilds } from "./saved-builds.tsx";
import type { BuilderData } from "./load-builder.ts";
import { SlotRow } from "./slot-row.tsx";
import { SuggestForm } from "./suggest-form.tsx";
import { Summary, SummaryLine } from "./summary.tsx";

/** The PC builder. The URL contains the whole build, so the server renders it and every step is a link. */
export function BuilderPage({ data: { build, slots, choosing, unanswered } }: { data: BuilderData }) {
  const t = useT();
  if (choosing) return <ChoicesPage build={build} choosing={choosing} />;
  const offered = new Set(slots.filter(({ total }) => total > 0).map(({ slot }) => slot));
  return (
    <div className="page grid min-w-0 gap-4 py-2 sm:py-4">
      <div className="print:hidden">
        <Breadcrumb steps={[]} current={t("builder.title")} />
      </div>
      <div className="grid gap-1">
        <StoreOnPaper />
        <h1 className="text-title">{t("builder.title")}</h1>
        {offered.has("cpu") && <p className="text-muted print:hidden">{t("builder.intro")}</p>}
      </div>
      {build.gone > 0 && (
        <Alert tone="warning">
          {build.gone === 1 ? t("builder.gone_one") : t("builder.gone", { count: build.gone })}
        </Alert>
      )}
      {build.left_out > 0 && (
        <Alert tone="warning">
          {build.left_out === 1 ? t("builder.left_out_one") : t("builder.left_out", { count: build.left_out })}
        </Alert>
      )}
      {offered.has("cpu") ? (
        <div className="grid items-start gap-4 lg:grid-cols-[1fr_22rem] lg:grid-rows-[auto_1fr]">
          <div className="grid min-w-0 gap-4">
            {build.chosen.length > 0 && <SummaryLine build={build} />}
            {build.chosen.length === 0 && <SuggestForm unanswered={unanswered} />}
            <ul className="grid gap-3">
              {slots.map(({ slot }) => (
                <SlotRow key={slot} slot={slot} build={build} offered={offered.has(slot)} />
              ))}
            </ul>
          </div>
          <div className="min-w-0 lg:row-span-2 lg:h-full">
            <Summary build={build} />
          </div>
          <SavedBuilds parts={build.parts} />
        </div>
      ) : (
        <EmptyState
          icon="cpu"
          title={t("builder.none_title")}
          text={t("builder.none_text")}
          action={
            <Link to="/category" className={buttonClass()}>
              {t("builder.none_action")}
            </Link>
          }
        />
      )}
    </div>
  );
}
