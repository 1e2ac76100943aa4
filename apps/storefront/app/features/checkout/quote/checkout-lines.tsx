import { Link } from "../../../i18n/link.tsx";
import { useDate, useMoney, useT } from "../../../i18n/locale.tsx";
import { setAside } from "../../../lib/forms/typed-before.ts";
import { Alert } from "../../../ui/notices/alert.tsx";
import { Thumbnail } from "../../../ui/thumbnail.tsx";
import type { Quote } from "./checkout-data.ts";
import { isPartlyAvailable, seenLines } from "./seen-lines.ts";

type Booking = NonNullable<Quote["lines"][number]["booking"]>;

/** The booked person does not serve the address, or the appointment was lost; links to alternatives. */
function PersonNotice({
  booking: { freelancer: name, state, away },
  province,
}: {
  booking: Booking;
  province: string | null | undefined;
}) {
  const t = useT();
  if (!away && state !== "lost") return null;
  return (
    <Alert tone="warning">
      {away && <p>{t("checkout.person_away", { name })}</p>}
      {state === "lost" && <p>{t("checkout.time_lost", { name })}</p>}
      <Link
        to={`/services/allfreelancer${province ? `?province=${province}` : ""}`}
        className="link inline-flex min-h-11 items-center"
        onClick={setAside}
      >
        {t("checkout.who_comes")}
      </Link>
    </Alert>
  );
}

/** The lines to buy. Submits what is shown with the form, so that the server can report changes. */
export function CheckoutLines({ quote, province }: { quote: Quote; province: string | null | undefined }) {
  const t = useT();
  const money = useMoney();
  const date = useDate();
  return (
    <section className="grid gap-3">
      <h2 className="text-heading">{t(quote.delivered ? "checkout.your_products" : "checkout.your_services")}</h2>
      <input type="hidden" name="seen" value={JSON.stringify(seenLines(quote))} />
      <ul className="divide-y divide-line card">
        {quote.lines.map((line) => (
          <li
            key={`${line.product_id}/${line.variant_option_id}`}
            className="grid grid-cols-[4rem_1fr] items-center gap-x-4 gap-y-2 px-4 py-3"
          >
            <Thumbnail src={line.image} size={64} />
            <div className="min-w-0">
              <p className="wrap-anywhere">{line.name}</p>
              {line.variant_name && <p className="text-sm text-muted">{line.variant_name}</p>}
              {line.note && <p className="text-sm wrap-anywhere">{line.note}</p>}
              <p className="flex flex-wrap items-baseline justify-between gap-x-4 tabular-nums">
                <span className="text-sm text-muted">
                  {line.quantity} × {line.price === null ? "–" : money(line.price)}
                </span>
                <span className="font-semibold">{money(line.grand_total)}</span>
              </p>
              {line.seen_price !== undefined && (
                <p className="text-sm text-warning">{t("core.price_was", { price: money(line.seen_price) })}</p>
              )}
              {line.booking?.state === "held" && (
                <p className="text-sm">
                  {t("checkout.comes", { name: line.booking.freelancer, time: date(line.booking.starts_at, "time") })}
                </p>
              )}
            </div>
            {/* Full width: beside the picture a sentence would have few words per row on a phone. */}
            <div className="col-span-full grid gap-2 empty:hidden">
              {line.booking && <PersonNotice booking={line.booking} province={province} />}
              {!line.available && (
                <Alert tone="warning">
                  {isPartlyAvailable(line)
                    ? t("checkout.line_unavailable", { stock: line.stock })
                    : t("checkout.line_gone")}
                </Alert>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
