import type { ChatPart } from "@shop/contract/types";
import { listText } from "../../i18n/list-text.ts";
import { useLocale, useMoney, useT } from "../../i18n/locale.tsx";
import { Alert } from "../../ui/notices/alert.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Table } from "../../ui/table.tsx";
import { ProductLine, ProductLines } from "./product-lines.tsx";

type PartOf<Type extends ChatPart["type"]> = Extract<ChatPart, { type: Type }>;

/** A product and facts about it. */
export function FactList({ part: { product, facts } }: { part: PartOf<"facts"> }) {
  return (
    <section aria-label={product.name} className="grid gap-2">
      <ProductLine product={product} />
      <dl className="grid grid-cols-[minmax(6rem,auto)_1fr] gap-x-4 gap-y-1.5 card px-4 py-3 text-sm">
        {facts.map(({ label, value }) => (
          <div key={label} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Products side by side; each can be added to the cart. */
export function ComparisonTable({ part: { products, rows } }: { part: PartOf<"comparison"> }) {
  const t = useT();
  return (
    <div className="grid min-w-0 gap-2">
      <ProductLines products={products} />
      <Table caption={t("chat.comparison")} head={[t("chat.feature"), ...products.map(({ name }) => name)]}>
        {rows.map(({ label, values }) => (
          <tr key={label}>
            <th scope="row" className="text-sm font-medium text-muted">
              {label}
            </th>
            {values.map((value, index) => (
              <td key={index} className="min-w-28 text-sm">
                {value ?? "–"}
              </td>
            ))}
          </tr>
        ))}
      </Table>
    </div>
  );
}

const fitTones = { fits: "success", warns: "warning", fails: "danger", unknown: "info" } as const;

/** Whether parts are compatible, and what was checked; the reasons are in the text above. */
export function FitVerdict({ part: { verdict, findings = [] } }: { part: PartOf<"fit"> }) {
  const t = useT();
  return (
    <div className="grid gap-1">
      <Alert tone={fitTones[verdict]}>{t(`chat.fit_${verdict}`)}</Alert>
      {findings.length > 0 && (
        <Disclosure title={t("chat.fit_checked", { count: findings.length })}>
          <ul className="grid gap-1.5 text-sm">
            {findings.map(({ answer, text }) => (
              <li key={text}>
                <span className="font-semibold">{t(`chat.fit_${answer}`)}:</span> {text}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

/** Delivery fees, from the store's own table. */
export function DeliveryTable({ part: { rows, free_from } }: { part: PartOf<"delivery"> }) {
  const t = useT();
  const money = useMoney();
  const { language } = useLocale();
  const time = (days: number | null) =>
    days === null
      ? t("chat.not_said")
      : days === 0
        ? t("chat.same_day")
        : days === 1
          ? t("chat.one_day")
          : t("chat.days", { count: days });
  return (
    <div className="grid min-w-0 gap-2">
      <Table
        caption={t("chat.delivery")}
        head={[t("chat.delivery_place"), t("chat.delivery_fee"), t("chat.delivery_time")]}
      >
        {rows.map(({ places, fee, days }) => (
          <tr key={places[0]}>
            <th scope="row" className="text-sm font-normal">
              {listText(language, places)}
            </th>
            <td className="font-semibold whitespace-nowrap tabular-nums">{fee === 0 ? t("chat.free") : money(fee)}</td>
            <td className="whitespace-nowrap">{time(days)}</td>
          </tr>
        ))}
      </Table>
      {free_from !== null && <p className="text-sm text-muted">{t("chat.free_from", { total: money(free_from) })}</p>}
    </div>
  );
}
