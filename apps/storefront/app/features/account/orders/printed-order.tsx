import { Fragment } from "react";
import type { OrderHead, OrderLine } from "@shop/contract/types";
import { phoneText } from "@shop/kit/phone-text";
import { useDate, useMoney, useT } from "../../../i18n/locale.tsx";
import { phoneNumbers } from "../../../lib/links/store-links.ts";
import { useRootData, type ShownSite } from "../../../lib/root-data.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { QrCode } from "../../../ui/qr-code.tsx";
import { WithNumbers } from "../../../ui/with-numbers.tsx";
import { WhoComes } from "./booked-time.tsx";
import { PrintedRefunds } from "./order-money.tsx";
import { usePaymentState } from "./order-state.tsx";
import { OrderTotals, textFor } from "./order-totals.tsx";

/** A printed order: an A4 page or an 80 mm receipt, depending on the printer's paper size. */
export function PrintedOrder({ order, lines, name }: { order: OrderHead; lines: OrderLine[]; name: string }) {
  const t = useT();
  const date = useDate();
  const stateOf = usePaymentState();
  const site = useRootData()?.site;
  return (
    // White in both colour schemes, and all of it black: a dark scheme's light grey could not be read, and receipt printers have no grey.
    <main className="mx-auto grid max-w-2xl gap-4 bg-white p-6 text-black [--muted:#000] print:max-w-none print:p-0">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <p className="text-lg font-semibold">{site?.name}</p>
          <h1 className="text-heading">
            <WithNumbers text={t("account.order", { number: order.order_number })} />
          </h1>
          <p>{t("account.placed_at", { date: date(order.placed_at, "time") })}</p>
        </div>
        <QrCode text={order.order_number} label={order.order_number} border={1} className="size-24" />
      </header>
      {site && <StoreContact site={site} />}
      <section className="wrap-anywhere">
        <p className="font-semibold">
          {t(textFor(lines, ["account.delivery", "account.come_to", "account.deliver_and_come_to"]))}
        </p>
        {/* Whom to ask for; the address has a name of its own, such as "Home". */}
        <p>{name}</p>
        <p>{order.delivery.name}</p>
        <p>{order.delivery.description}</p>
        <p>{order.delivery.province}</p>
        <p className="tabular-nums">{order.delivery.phone && phoneText(order.delivery.phone)}</p>
        {order.note && <p>{t("account.note", { note: order.note })}</p>}
      </section>
      <PrintedLines lines={lines} />
      <OrderTotals order={order} lines={lines} />
      <p>
        {order.payment.name} · {stateOf(order.payment)}
      </p>
      <PrintedRefunds order={order} lines={lines} />
      <Button onClick={() => print()} className="justify-self-start print:hidden">
        {t("account.print")}
      </Button>
    </main>
  );
}

/** Where to go with the goods and this paper: two numbers are enough. */
function StoreContact({ site }: { site: ShownSite }) {
  return (
    <p className="text-sm tabular-nums">
      {site.location?.address}
      {phoneNumbers(site)
        .slice(0, 2)
        .map(({ number }, index) => (
          <Fragment key={number}>
            {(index > 0 || site.location) && " · "}
            <span className="whitespace-nowrap">{number}</span>
          </Fragment>
        ))}
    </p>
  );
}

function PrintedLines({ lines }: { lines: OrderLine[] }) {
  const t = useT();
  const money = useMoney();
  return (
    <table className="w-full border-collapse text-sm">
      <thead>
        <tr className="border-b border-black text-left">
          <th scope="col" className="py-1">
            {t(textFor(lines, ["account.product", "account.service", "account.lines_of_both"]))}
          </th>
          <th scope="col" className="py-1 pl-3 text-right whitespace-nowrap">
            {t("account.quantity")}
          </th>
          <th scope="col" className="py-1 pl-3 text-right whitespace-nowrap">
            {t("account.amount")}
          </th>
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {lines.map((line) => (
          <tr key={line.id} className="border-b border-black align-top">
            <td className="py-1">
              {line.name}
              {line.variant_name && <span className="block">{line.variant_name}</span>}
              {line.note && <span className="block wrap-anywhere">{line.note}</span>}
              {line.booking && (
                <span className="block">
                  <WhoComes booking={line.booking} />
                </span>
              )}
            </td>
            <td className="py-1 pl-3 text-right whitespace-nowrap">
              {line.quantity} × {money(line.price)}
            </td>
            <td className="py-1 pl-3 text-right">{money(line.grand_total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
