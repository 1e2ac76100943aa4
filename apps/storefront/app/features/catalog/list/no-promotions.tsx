import { Link } from "../../../i18n/link.tsx";
import { useT } from "../../../i18n/locale.tsx";
import { buttonClass } from "../../../ui/controls/button.tsx";
import { EmptyState } from "../../../ui/notices/empty-state.tsx";

export function NoPromotions() {
  const t = useT();
  return (
    <EmptyState
      icon="badge-percent"
      title={t("catalog.no_promotions")}
      action={
        <Link to="/category?sort=newest" className={buttonClass()}>
          {t("catalog.new_arrivals")}
        </Link>
      }
    />
  );
}
