import { Form, useSubmit } from "react-router";
import { Link } from "../../i18n/link.tsx";
import { usePath, useT } from "../../i18n/locale.tsx";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Button, buttonClass } from "../../ui/controls/button.tsx";
import { EmptyState } from "../../ui/notices/empty-state.tsx";
import { Select } from "../../ui/controls/field.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { FreelancerCard } from "./freelancer-card.tsx";
import { languageName, provinceName } from "./freelancer-texts.ts";
import { freelancersPath, type FreelancerListData } from "./load-freelancers.ts";
import { NoServices } from "./no-services.tsx";
import { useNextTimes } from "./use-next-times.ts";

/** Cards whose pictures are on the first screen. */
const firstScreen = 3;

/** People who can be booked, filtered by service, province and language. */
export function FreelancerList({ list }: { list: FreelancerListData }) {
  const t = useT();
  const { people, query, total, lastPage, choices } = list;
  const next = useNextTimes({ ids: people.map(({ id }) => id).join(",") });
  const offered = choices.skills.length > 0;
  return (
    <div className="page grid min-w-0 gap-4 py-2 sm:py-4">
      <Breadcrumb steps={[{ name: t("catalog.services"), to: "/services" }]} current={t("services.people")} />
      <div className="grid gap-1">
        <h1 className="text-title">{t("services.people")}</h1>
        {offered && <p className="text-muted">{t("services.people_text")}</p>}
      </div>
      {!offered ? (
        <NoServices />
      ) : (
        <>
          <Filters key={freelancersPath(query)} list={list} />
          {people.length === 0 ? (
            <EmptyState
              icon="search"
              title={t("services.nobody")}
              text={t("services.nobody_text")}
              action={
                <Link to="/services/allfreelancer" className={buttonClass()}>
                  {t("services.show_all")}
                </Link>
              }
            />
          ) : (
            <>
              <p role="status" className="text-muted tabular-nums">
                {total === 1 ? t("services.count_one") : t("services.count_many", { count: total })}
              </p>
              <ul className="grid gap-3 md:grid-cols-2 md:gap-4 xl:grid-cols-3">
                {people.map((person, index) => (
                  <li key={person.id} className="min-w-0">
                    <FreelancerCard
                      person={person}
                      service={query.service}
                      eager={index < firstScreen}
                      next={next && (next.find(({ id }) => id === person.id)?.times ?? [])}
                    />
                  </li>
                ))}
              </ul>
              <Pagination page={query.page} lastPage={lastPage} to={(page) => freelancersPath({ ...query, page })} />
            </>
          )}
        </>
      )}
    </div>
  );
}

/** Applied at once; without script by the button. */
function Filters({ list: { query, choices } }: { list: FreelancerListData }) {
  const t = useT();
  const path = usePath();
  const submit = useSubmit();
  return (
    <Form
      method="get"
      action={path("/services/allfreelancer")}
      onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
      className="grid grid-cols-2 items-end gap-3 sm:grid-cols-3"
    >
      {query.service !== null && <input type="hidden" name="service" value={query.service} />}
      <Select
        className="col-span-2 sm:col-span-1"
        label={t("services.skill")}
        name="skill"
        defaultValue={query.skill ?? ""}
      >
        <option value="">{t("services.any_skill")}</option>
        {choices.skills.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Select label={t("services.area")} name="province" defaultValue={query.province ?? ""}>
        <option value="">{t("services.any_area")}</option>
        {choices.provinces.map((code) => (
          <option key={code} value={code}>
            {provinceName(t, code)}
          </option>
        ))}
      </Select>
      <Select label={t("services.language")} name="language" defaultValue={query.language ?? ""}>
        <option value="">{t("services.any_language")}</option>
        {choices.languages.map((language) => (
          <option key={language} value={language}>
            {languageName(t, language)}
          </option>
        ))}
      </Select>
      <noscript>
        <Button type="submit" variant="secondary">
          {t("services.show")}
        </Button>
      </noscript>
    </Form>
  );
}
