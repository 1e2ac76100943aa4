import type { FreelancerCard as Person } from "@shop/contract/types";
import { Link } from "../../i18n/link.tsx";
import { useLocale, useT } from "../../i18n/locale.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Icon, type IconName } from "../../ui/icons/icon.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Picture } from "../../ui/picture.tsx";
import { Price } from "../../ui/price.tsx";
import { shortTime } from "../../i18n/short-time.ts";
import { useFreelancerTexts } from "./freelancer-texts.ts";
import { Rating } from "./rating.tsx";

/**
 * A person in a list; the whole card links to their page, opened with the `service` they are looked for. `next` are their next free times once
 * known, null if they could not be loaded.
 */
export function FreelancerCard({
  person,
  service,
  eager,
  next,
}: {
  person: Person;
  service: number | null;
  eager: boolean;
  next?: string[] | null | undefined;
}) {
  const t = useT();
  const texts = useFreelancerTexts();
  return (
    <article className="relative grid h-full grid-cols-[4.5rem_1fr] gap-x-4 gap-y-3 card p-4 fade hover:shadow-card sm:grid-cols-[5.5rem_1fr]">
      <Picture
        src={person.image}
        alt=""
        width={88}
        height={88}
        priority={eager}
        className="size-18 rounded-lg sm:size-22"
      />
      <div className="min-w-0">
        <h2 className="text-heading">
          <Link
            to={`/services/freelancer?id=${person.id}${service ? `&service=${service}` : ""}`}
            prefetch={service ? "none" : "intent"}
            className="after:absolute after:inset-0 after:rounded-lg hover:text-accent-ink"
          >
            {person.name}
          </Link>
        </h2>
        <Rating rating={person.rating} jobs={person.jobs} />
        <ul aria-label={t("services.skills")} className="mt-2 flex flex-wrap gap-1.5">
          {person.skills.map(({ id, name }) => (
            <li key={id}>
              <Badge>{name}</Badge>
            </li>
          ))}
        </ul>
      </div>
      <div className="col-span-2 mt-auto grid grid-cols-[1fr_auto] items-end gap-x-4 gap-y-1 border-t border-line pt-3">
        <Line
          className="col-span-2"
          icon="map-pin"
          label={t("services.areas")}
          text={texts.fewAreas(person.provinces)}
        />
        <div className="grid gap-1">
          {next !== null && <NextFree times={next} />}
          <Line icon="message-circle" label={t("services.languages")} text={texts.languages(person.languages)} />
        </div>
        <HourlyPrice price={person.hourly_price} />
      </div>
    </article>
  );
}

/** The first of a person's free times; until they are known, the place for it. */
function NextFree({ times }: { times: string[] | undefined }) {
  const t = useT();
  const { language } = useLocale();
  const first = times?.[0];
  const known = first ? t("services.free_from", { time: shortTime(first, language) }) : t("services.no_times");
  return (
    <Line
      className={times ? undefined : "noscript:hidden"}
      icon="calendar-check"
      label={t("services.next_free")}
      text={times ? known : "…"}
    />
  );
}

function Line({
  icon,
  label,
  text,
  className,
}: {
  icon: IconName;
  label: string;
  text: string;
  className?: string | undefined;
}) {
  return (
    <p className={classNames("flex items-start gap-2 text-sm text-muted", className)}>
      <Icon name={icon} className="mt-0.5 size-4" />
      <span className="sr-only">{label}:</span>
      <span>{text}</span>
    </p>
  );
}

export function HourlyPrice({ price, size = "medium" }: { price: number; size?: "medium" | "large" }) {
  const t = useT();
  return (
    <div className="flex items-baseline gap-1.5">
      <Price price={price} size={size} />
      <span className="text-sm text-muted">{t("services.per_hour")}</span>
    </div>
  );
}
