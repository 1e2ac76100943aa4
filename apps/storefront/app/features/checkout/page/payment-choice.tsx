import { useMoney, useT } from "../../../i18n/locale.tsx";
import { Alert } from "../../../ui/notices/alert.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { ChoiceCard } from "../../../ui/controls/choice-card.tsx";
import { Picture } from "../../../ui/picture.tsx";
import type { Quote, Way } from "../quote/checkout-data.ts";

/** The payment methods, each with image, description and discount. */
export function PaymentChoice({
  options,
  chosen,
  error,
  onChoose,
}: {
  options: Quote["options"];
  chosen: Way;
  error: string | undefined;
  onChoose: () => void;
}) {
  const t = useT();
  const money = useMoney();
  return (
    <fieldset className="grid gap-3">
      <legend className="text-heading mb-3">{t("checkout.payment")}</legend>
      {error && <Alert tone="danger">{error}</Alert>}
      <div className="grid gap-3 sm:grid-cols-2">
        {options.map((option) => (
          <ChoiceCard
            key={option.type}
            name="way"
            value={option.type}
            chosen={option.type === chosen}
            onChoose={onChoose}
          >
            <Picture src={option.image} alt="" width={40} height={40} className="shrink-0 rounded-md" />
            <span className="min-w-0 grow">
              <span className="block font-semibold">{option.name}</span>
              <span className="block text-sm text-muted">{option.description}</span>
              {option.balance !== null && <Balance balance={option.balance} short={isShort(option)} />}
              {option.banner_image && (
                <Picture
                  {...option.banner_image}
                  alt={option.banner ?? ""}
                  className="mt-2 h-auto w-full max-w-80 rounded-md"
                />
              )}
              {option.banner && !option.banner_image && (
                <span className="mt-1 block text-sm font-medium text-promotion">{option.banner}</span>
              )}
              {option.discount > 0 && !isShort(option) && (
                <Badge tone="promotion">
                  {t("checkout.discount_percent", { percent: option.discount })}
                  {option.discount_amount > 0 && ` · ${money(-option.discount_amount)}`}
                </Badge>
              )}
            </span>
          </ChoiceCard>
        ))}
      </div>
    </fieldset>
  );
}

/** Store cash has to cover the whole total. */
const isShort = ({ balance, grand_total: due }: Quote["options"][number]) => balance !== null && balance < due;

/** The store cash balance. Says beforehand if it is too low. */
function Balance({ balance, short }: { balance: number; short: boolean }) {
  const t = useT();
  const money = useMoney();
  return (
    <span className="block text-sm tabular-nums">
      {t("checkout.balance", { amount: money(balance) })}
      {short && <span className="block font-medium text-danger">{t("checkout.balance_short")}</span>}
    </span>
  );
}
