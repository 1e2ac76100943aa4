import { useT } from "../../i18n/locale.tsx";
import { Icon } from "../../ui/icons/icon.tsx";

/** Average rating and number of jobs done. */
export function Rating({ rating, jobs }: { rating: number | null; jobs: number }) {
  const t = useT();
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted tabular-nums">
      {rating !== null && (
        <span className="flex items-center gap-1 font-semibold text-ink">
          <Icon name="star" className="size-4 text-warning" />
          <span aria-hidden="true">{rating.toFixed(1)}</span>
          <span className="sr-only">{t("services.rating", { rating: rating.toFixed(1) })}</span>
        </span>
      )}
      <span>{jobs === 1 ? t("services.jobs_one") : t("services.jobs", { count: jobs })}</span>
    </p>
  );
}
