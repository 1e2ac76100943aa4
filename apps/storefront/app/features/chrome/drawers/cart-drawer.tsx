import { useEffect, useState } from "react";
import { maxQuantity } from "@shop/contract/limits";
import { Link } from "../../../i18n/link.tsx";
import { useDate, useMoney, useT } from "../../../i18n/locale.tsx";
import { drawerWidths } from "../../../lib/constants.ts";
import { productPath } from "../../../lib/links/product-path.ts";
import { cart, useCart, type ShownCart, type ShownLine } from "../../../state/cart/cart.ts";
import { drawers } from "../../../state/drawers.ts";
import { Button, buttonClass } from "../../../ui/controls/button.tsx";
import { Drawer } from "../../../ui/dialogs/drawer.tsx";
import { EmptyState } from "../../../ui/notices/empty-state.tsx";
import { IconButton } from "../../../ui/controls/icon-button.tsx";
import { useInRiel } from "../../../ui/in-riel.ts";
import { Thumbnail } from "../../../ui/thumbnail.tsx";
import { Quantity } from "../../../ui/controls/quantity.tsx";
import { Skeleton } from "../../../ui/notices/skeleton.tsx";
import { leaveLine } from "./leave-line.ts";
import { withStockInfo, noStockInfo, priceGuestCart } from "./price-guest-cart.ts";

function Line({ line }: { line: ShownLine }) {
  const t = useT();
  const money = useMoney();
  const date = useDate();
  const most = Math.min(maxQuantity, line.stock ?? maxQuantity);
  return (
    <li className="relative grid grid-cols-[4.5rem_1fr] gap-x-3 gap-y-1 border-b border-line px-4 py-3">
      <Thumbnail src={line.image} size={72} />
      <div className="min-w-0">
        <div className="flex items-start gap-1">
          <Link
            to={productPath(line.productId, line.variantId)}
            className="line-clamp-2 min-w-0 flex-1 text-sm font-medium after:absolute after:inset-0 hover:underline"
            onClick={drawers.close}
          >
            {line.name}
          </Link>
          <IconButton
            icon="trash"
            label={t("drawers.remove_named", { name: line.name })}
            className="-mt-2.5 -mr-2.5 text-muted"
            onClick={({ currentTarget }) => {
              leaveLine(currentTarget);
              void cart.remove(line);
            }}
          />
        </div>
        {line.variantName && <p className="text-sm text-muted">{line.variantName}</p>}
        {line.booking && (
          <p className={`text-sm text-muted ${line.booking.state === "lost" ? "line-through" : ""}`}>
            {line.booking.freelancer} · {date(line.booking.starts_at, "time")}
          </p>
        )}
        {(line.available || line.price !== null) && (
          <p className="font-semibold tabular-nums">
            {line.price === null ? t("core.price_on_request") : money(line.price)}
          </p>
        )}
        {line.was !== undefined && (
          <p className="text-sm text-warning">{t("core.price_was", { price: money(line.was) })}</p>
        )}
      </div>
      <div className="relative col-start-2 flex flex-wrap items-center justify-between gap-2">
        <Quantity
          label={t("drawers.quantity_of", { name: line.name })}
          value={line.quantity}
          max={most}
          onChange={(next) => void cart.step(line, next > line.quantity ? 1 : -1)}
        />
      </div>
      {!line.available && (
        <p className="col-span-2 text-sm font-medium text-danger">
          {line.stock ? t("core.only_left", { count: line.stock }) : t("core.unavailable")}
        </p>
      )}
    </li>
  );
}

function Totals({ shown }: { shown: ShownCart }) {
  const t = useT();
  const money = useMoney();
  const { deliveryFee } = shown;
  const inRiel = useInRiel()(shown.grandTotal);
  if (shown.lines.length === 0) {
    return (
      <Button disabled size="large" wide>
        {t("drawers.checkout")}
      </Button>
    );
  }
  return (
    <div className="grid gap-3">
      <dl className="grid grid-cols-[1fr_auto] gap-y-1 tabular-nums">
        <dt className="text-muted">{t("drawers.total")}</dt>
        <dd className="text-right">{money(shown.total)}</dd>
        {typeof deliveryFee === "number" && (
          <>
            <dt className="text-muted">{t("drawers.delivery_fee")}</dt>
            <dd className="text-right">{deliveryFee === 0 ? t("core.free") : money(deliveryFee)}</dd>
          </>
        )}
        <dt className="font-semibold">{t("drawers.grand_total")}</dt>
        <dd className="text-right text-price">{money(shown.grandTotal)}</dd>
        {inRiel && <dd className="khmer col-span-2 text-right text-sm text-muted">{inRiel}</dd>}
      </dl>
      {deliveryFee === "later" && <p className="text-sm text-muted">{t("drawers.delivery_later")}</p>}
      <Link to="/checkout" className={buttonClass({ size: "large", wide: true })} onClick={drawers.close}>
        {t("drawers.checkout")}
      </Link>
    </div>
  );
}

/** The cart drawer on the right; its checkout button is disabled when it is empty (specification, section 4). */
export default function CartDrawer() {
  const t = useT();
  const kept = useCart();
  const isGuests = kept.known && kept.settled === undefined;
  const [stockInfo, setStockInfo] = useState(noStockInfo);
  const shown = isGuests ? withStockInfo(kept, stockInfo) : kept;
  useEffect(() => {
    if (isGuests) void priceGuestCart().then(setStockInfo);
  }, [isGuests]);
  return (
    <Drawer
      open
      side="right"
      width={drawerWidths.cart}
      title={t("core.cart")}
      onClose={drawers.close}
      footer={<Totals shown={shown} />}
    >
      {!shown.known && (
        <div className="grid gap-3 p-4" aria-busy="true">
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
        </div>
      )}
      {shown.known && shown.lines.length === 0 && (
        <EmptyState
          icon="shopping-cart"
          title={t("core.cart_empty")}
          action={
            <Link to="/category" className={buttonClass({ variant: "secondary" })} onClick={drawers.close}>
              {t("core.all_category")}
            </Link>
          }
        />
      )}
      <ul>
        {shown.lines.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </ul>
    </Drawer>
  );
}
