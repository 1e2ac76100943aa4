import { Link } from "../../../i18n/link.tsx";
import { useT } from "../../../i18n/locale.tsx";
import { useSite } from "../../../lib/site.ts";
import { Picture } from "../../../ui/picture.tsx";

/** Logo and name of the store, linked to the home page. */
export function BrandMark() {
  const t = useT();
  const { name, logo } = useSite();
  return (
    <Link
      to="/"
      aria-label={t("core.home_named", { name })}
      className="flex min-h-11 min-w-0 items-center gap-2.5 max-lg:col-start-2"
    >
      <Picture src={logo} alt="" width={40} height={40} className="size-9 shrink-0 rounded-md sm:size-10" />
      <span className="line-clamp-2 text-lg leading-tight font-semibold lg:text-xl">{name}</span>
    </Link>
  );
}
