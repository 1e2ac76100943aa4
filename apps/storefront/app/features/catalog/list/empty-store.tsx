import { Link } from "../../../i18n/link.tsx";
import { useT } from "../../../i18n/locale.tsx";
import { buttonClass } from "../../../ui/controls/button.tsx";
import { EmptyState } from "../../../ui/notices/empty-state.tsx";

/** The list of everything in a store that sells nothing yet: leads to where one can ask, since there is no other list to go to. */
export function EmptyStore() {
  const t = useT();
  return (
    <EmptyState
      title={t("catalog.empty_plain")}
      action={
        <Link to="/help-center" className={buttonClass()}>
          {t("core.help_center")}
        </Link>
      }
    />
  );
}
