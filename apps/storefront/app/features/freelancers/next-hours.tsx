import { Link } from "../../i18n/link.tsx";
import { useLocale, useT } from "../../i18n/locale.tsx";
import { Picture } from "../../ui/picture.tsx";
import { hourText, shortDay } from "../../i18n/short-time.ts";
import { Skeleton } from "../../ui/notices/skeleton.tsx";
import { useFreelancerTexts } from "./freelancer-texts.ts";
import { useNextTimes } from "./use-next-times.ts";

const mostPeople = 3;

/** The people of a kind of service who are free soonest, with links to those times. */
export function NextHours({ skill }: { skill: string | null }) {
  const t = useT();
  const { language } = useLocale();
  const texts = useFreelancerTexts();
  const found = useNextTimes({ skill });
  const free = found?.filter(({ times }) => times.length > 0).slice(0, mostPeople);
  if (found === null || free?.length === 0) return null;
  return (
    <section aria-labelledby="next-hours" className="noscript:hidden grid w-full gap-2 border-t border-line pt-3">
      <h3 id="next-hours" className="font-semibold">
        {t("services.next_hours")}
      </h3>
      {free ? (
        <ul className="grid gap-2 lg:grid-cols-3">
          {free.map(({ id, name, image, provinces, service_id: service, times }) => (
            <li
              key={id}
              className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-2 rounded-md bg-surface p-2 max-sm:nth-3:hidden"
            >
              <Picture src={image} alt="" width={40} height={40} className="size-10 rounded-full" />
              <span className="grid min-w-0 leading-snug">
                <span className="font-medium">{name}</span>
                <span className="truncate text-sm text-muted">{texts.fewAreas(provinces)}</span>
              </span>
              <ul aria-label={name} className="col-span-2 grid grid-cols-3 gap-1.5">
                {times.map((at) => (
                  <li key={at}>
                    <Link
                      to={`/services/freelancer?${new URLSearchParams({ id: String(id), ...(service && { service: String(service) }), time: at })}#book`}
                      prefetch="none"
                      className="grid min-h-11 place-items-center rounded-md border border-line-strong px-1 py-1 text-center text-sm leading-snug tabular-nums hover:border-ink"
                    >
                      <span className="text-muted">{shortDay(at, language)}</span>
                      <span className="font-semibold">{hourText(at)}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      ) : (
        <div className="grid gap-2 lg:grid-cols-3">
          {Array.from({ length: mostPeople }, (_, index) => (
            <Skeleton key={index} className="h-29 w-full max-sm:nth-3:hidden" />
          ))}
        </div>
      )}
    </section>
  );
}
