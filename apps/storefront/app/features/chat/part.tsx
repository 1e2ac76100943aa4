import type { ChatPart } from "@shop/contract/types";
import { Link } from "../../i18n/link.tsx";
import { useT } from "../../i18n/locale.tsx";
import { Alert } from "../../ui/notices/alert.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { ContactWays } from "./contact-ways.tsx";
import { ComparisonTable, DeliveryTable, FactList, FitVerdict } from "./part-tables.tsx";
import { OrderCards, PaymentList, Quote, WarrantyCards } from "./part-cards.tsx";
import { ProductLines } from "./product-lines.tsx";
import { Questions } from "./questions.tsx";

/** One part of an answer: text, or what a tool found. */
export function Part({ part, ask }: { part: ChatPart; ask: (text: string) => void }) {
  const t = useT();
  switch (part.type) {
    case "text":
      return <p>{part.text}</p>;
    case "products":
      return <ProductLines products={part.products} more={part.more} />;
    case "facts":
      return <FactList part={part} />;
    case "comparison":
      return <ComparisonTable part={part} />;
    case "fit":
      return <FitVerdict part={part} />;
    case "orders":
      return <OrderCards orders={part.orders} />;
    case "delivery":
      return <DeliveryTable part={part} />;
    case "warranty":
      return <WarrantyCards items={part.items} />;
    case "payments":
      return <PaymentList ways={part.ways} />;
    case "quote":
      return <Quote quote={part} />;
    case "links":
      return <Links links={part.links} />;
    case "contact":
      return <ContactWays />;
    case "questions":
      return <Questions title={t("chat.next")} questions={part.questions} ask={ask} />;
    case "notice":
      return <Alert tone={part.notice === "model_failed" ? "warning" : "info"}>{t(`chat.${part.notice}`)}</Alert>;
  }
}

function Links({ links }: { links: { title: string; to: string }[] }) {
  const t = useT();
  return (
    <ul aria-label={t("chat.links")} className="grid gap-1">
      {links.map(({ title, to }) => (
        <li key={to}>
          <Link to={to} className="link inline-flex min-h-11 items-center gap-2">
            <Icon name="chevron-right" className="size-4" />
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
