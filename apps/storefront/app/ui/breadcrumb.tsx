import { Link } from "../i18n/link.tsx";
import { useT } from "../i18n/locale.tsx";
import { Icon } from "./icons/icon.tsx";
import { Skeleton } from "./notices/skeleton.tsx";

interface BreadcrumbProps {
  steps: { name: string; to: string }[];
  current: string;
  /** Number of further steps that are still loading. */
  unknown?: number;
}

/** The path from the home page to this page, which comes last and is not a link. */
export function Breadcrumb({ steps, current, unknown = 0 }: BreadcrumbProps) {
  const t = useT();
  return (
    <nav aria-label={t("core.breadcrumb")} className="crumbs khmer text-sm text-muted">
      <ol className="flex flex-wrap items-center gap-x-1">
        {[{ name: t("core.home"), to: "/" }, ...steps].map(({ name, to }) => (
          <li key={to} className="flex items-center gap-1">
            <Link to={to} className="inline-flex min-h-11 items-center hover:text-accent-ink hover:underline">
              {name}
            </Link>
            <Icon name="chevron-right" className="size-4" />
          </li>
        ))}
        {Array.from({ length: unknown }, (_, index) => (
          <li key={index} className="flex items-center gap-1">
            <Skeleton className="h-4 w-20" />
            <Icon name="chevron-right" className="size-4" />
          </li>
        ))}
        <li aria-current="page" className="line-clamp-1 wrap-anywhere text-ink">
          {current}
        </li>
      </ol>
    </nav>
  );
}
