import { useSearchParams } from "react-router";
import { Link } from "../../i18n/link.tsx";
import { useT } from "../../i18n/locale.tsx";
import { buttonClass } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { NextHours } from "./next-hours.tsx";

/** Links from the services to the people who do them, or directly to their next free times. */
export function PeopleNotice() {
  const t = useT();
  const skill = /^[1-9]\d{0,8}$/.exec(useSearchParams()[0].get("cat_id") ?? "")?.[0] ?? null;
  return (
    <section className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-accent-soft p-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-surface text-accent-ink">
        <Icon name="calendar-check" />
      </span>
      <div className="min-w-0 flex-1 basis-52">
        <h2 className="text-heading">{t("services.people")}</h2>
        <p className="text-muted">{t("services.people_text")}</p>
      </div>
      <Link
        to={skill ? `/services/allfreelancer?skill=${skill}` : "/services/allfreelancer"}
        className={buttonClass({ variant: "secondary" })}
      >
        {t("services.people_all")}
      </Link>
      <NextHours key={skill} skill={skill} />
    </section>
  );
}
