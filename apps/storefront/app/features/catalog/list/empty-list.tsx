import { Link } from "../../../i18n/link.tsx";
import { useT } from "../../../i18n/locale.tsx";
import { buttonClass } from "../../../ui/controls/button.tsx";
import { EmptyState } from "../../../ui/notices/empty-state.tsx";
import type { IconName } from "../../../ui/icons/icon.tsx";

interface EmptyListProps {
  icon?: IconName;
  /** Default: there are no products. */
  title?: string;
  /** Where to go on, which is another page than this one. */
  to: string;
  label: string;
}

/** What stands in place of a list that has nothing even without filters, with a way to go on. */
export function EmptyList({ icon, title, to, label }: EmptyListProps) {
  const t = useT();
  return (
    <EmptyState
      icon={icon}
      title={title ?? t("catalog.empty_plain")}
      action={
        <Link to={to} className={buttonClass()}>
          {label}
        </Link>
      }
    />
  );
}
