import { Link } from "../../i18n/link.tsx";
import { useT } from "../../i18n/locale.tsx";
import { Icon } from "../../ui/icons/icon.tsx";

/** The heading of a row, with a link to the whole list. */
export function RowHead({ title, to }: { title: string; to?: string | undefined }) {
  const t = useT();
  return (
    <div className="flex items-center justify-between gap-4">
      <h2 className="text-heading">{title}</h2>
      {to && (
        <Link
          to={to}
          aria-label={t("core.see_all_of", { name: title })}
          className="flex min-h-11 shrink-0 items-center gap-1 font-medium text-accent-ink hover:underline"
        >
          {t("core.see_all")}
          <Icon name="chevron-right" className="size-5" />
        </Link>
      )}
    </div>
  );
}
