import type { ReactNode } from "react";
import type { Freelancer } from "@shop/contract/types";
import { Link } from "../../i18n/link.tsx";
import { useT } from "../../i18n/locale.tsx";
import type { FormState } from "../../lib/forms/form.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Icon, type IconName } from "../../ui/icons/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { BookTime, type AskedTimes, type BookableService } from "./book-time.tsx";
import { HourlyPrice } from "./freelancer-card.tsx";
import { useFreelancerTexts } from "./freelancer-texts.ts";
import { Reviews } from "./reviews.tsx";
import { Rating } from "./rating.tsx";
import { StoreContact } from "./store-contact.tsx";

type Person = Omit<Freelancer, "services">;

interface Props {
  person: Person;
  /** The store's services that they do. */
  services: ReactNode;
  /** The services they can be booked for. */
  bookable: BookableService[];
  asked: AskedTimes | null;
  /** A submitted time that was refused. */
  refused: FormState | undefined;
}

/** A person, and when they can be booked. */
export function FreelancerPage({ person, services, bookable, asked, refused }: Props) {
  const t = useT();
  return (
    <div className="page grid min-w-0 gap-6 py-2 sm:py-4">
      <Breadcrumb
        steps={[
          { name: t("catalog.services"), to: "/services" },
          { name: t("services.people"), to: "/services/allfreelancer" },
        ]}
        current={person.name}
      />
      <div className="grid items-start gap-4 lg:grid-cols-[1fr_22rem] lg:gap-6">
        <article className="grid gap-5 card p-4 sm:p-6">
          <header className="grid grid-cols-[auto_1fr] items-center gap-4">
            <Picture
              src={person.image}
              alt=""
              width={112}
              height={112}
              priority
              className="size-20 rounded-lg sm:size-28"
            />
            <div className="grid min-w-0 gap-1">
              <h1 className="text-title">{person.name}</h1>
              <Rating rating={person.rating} jobs={person.jobs} />
              <p className="text-sm text-muted tabular-nums">
                {t("services.since", { year: String(person.since_year) })}
              </p>
            </div>
          </header>
          <p className="max-w-prose text-lg">{person.about}</p>
          <Facts person={person} />
        </article>
        <Booking
          key={`${person.id}/${asked?.service}`}
          person={person}
          bookable={bookable}
          asked={asked}
          refused={refused}
        />
      </div>
      <Reviews key={person.id} personId={person.id} />
      {services && (
        <section className="grid gap-3">
          <h2 className="text-heading">{t("services.services_of")}</h2>
          {services}
        </section>
      )}
    </div>
  );
}

function Facts({ person }: { person: Person }) {
  const t = useT();
  const texts = useFreelancerTexts();
  const { from, to } = person.hours;
  return (
    <dl className="grid gap-4 border-t border-line pt-5 sm:grid-cols-2">
      <Fact icon="wrench" name={t("services.skills")}>
        <span className="flex flex-wrap gap-x-3">
          {person.skills.map(({ id, name }) => (
            <Link
              key={id}
              to={`/services?cat_id=${id}`}
              className="inline-flex min-h-11 items-center text-accent-ink underline-offset-4 hover:underline sm:min-h-0"
            >
              {name}
            </Link>
          ))}
        </span>
      </Fact>
      <Fact icon="map-pin" name={t("services.areas")}>
        {texts.areas(person.provinces)}
      </Fact>
      <Fact icon="message-circle" name={t("services.languages")}>
        {texts.languages(person.languages)}
      </Fact>
      <Fact icon="calendar-check" name={t("services.days")}>
        {texts.days(person.weekdays)}
        <span className="block text-muted tabular-nums">{t("services.hours", { from, to })}</span>
      </Fact>
    </dl>
  );
}

function Fact({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="flex items-center gap-3 text-sm text-muted">
        <Icon name={icon} className="size-5 text-accent-ink" />
        {name}
      </dt>
      <dd className="ps-8">{children}</dd>
    </div>
  );
}

function Booking({
  person: { id, name, hourly_price: price },
  bookable: [first, ...more],
  asked,
  refused,
}: Omit<Props, "services">) {
  const t = useT();
  return (
    <aside
      id="book"
      aria-label={t("services.book", { name })}
      className="grid scroll-mt-4 gap-4 card p-4 sm:p-6 lg:sticky lg:top-28"
    >
      <div>
        <HourlyPrice price={price} size="large" />
        <p className="text-sm text-muted">{t("services.parts_apart")}</p>
      </div>
      <div className="grid gap-1">
        <h2 className="text-heading">{t("services.book", { name })}</h2>
        {first && <BookTime personId={id} services={[first, ...more]} asked={asked} refused={refused} />}
      </div>
      <div className="grid gap-1 border-t border-line pt-4">
        <p className="text-muted">{t("services.book_text", { name })}</p>
      </div>
      <StoreContact />
    </aside>
  );
}
