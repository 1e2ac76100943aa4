import { cambodianTime } from "@shop/kit/date";
import { useDate, useMoney, useT } from "../../../../i18n/locale.tsx";
import { percentOff } from "../../card/card-product.ts";
import type { ShownProduct } from "../load-product.ts";

/** Most promotions run to the end of a day in Cambodia; "ends on 1 Dec" would be wrong of one that ends as that day begins. */
const isEndOfDay = (iso: string) => cambodianTime(new Date(iso)).endsWith("23:59");

/** What a promotion saves, and when it ends. */
export function PromotionNote({ product }: { product: Pick<ShownProduct, "price" | "promo_price" | "promo_ends_at"> }) {
  const t = useT();
  const money = useMoney();
  const date = useDate();
  const { price, promo_price: promo, promo_ends_at: endsAt } = product;
  if (price === null || promo === null) return null;
  const percent = percentOff(product);
  return (
    <p className="text-sm font-medium text-promotion">
      {t(percent > 0 ? "product.you_save" : "product.you_save_little", { amount: money(price - promo), percent })}
      {endsAt && ` · ${t("product.promo_ends", { date: date(endsAt, isEndOfDay(endsAt) ? "date" : "time") })}`}
    </p>
  );
}
