import { Link } from "../../../i18n/link.tsx";
import { useT } from "../../../i18n/locale.tsx";
import { drawerWidths } from "../../../lib/constants.ts";
import { productPath } from "../../../lib/links/product-path.ts";
import { drawers } from "../../../state/drawers.ts";
import { useSession } from "../../../state/session.ts";
import { useWishlist, wishlist } from "../../../state/wishlist/wishlist.ts";
import { buttonClass } from "../../../ui/controls/button.tsx";
import { Drawer } from "../../../ui/dialogs/drawer.tsx";
import { EmptyState } from "../../../ui/notices/empty-state.tsx";
import { IconButton } from "../../../ui/controls/icon-button.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Price } from "../../../ui/price.tsx";
import { LoadingLines } from "./loading-lines.tsx";

/** The wishlist at the right (specification, section 2). */
export default function WishlistDrawer() {
  const t = useT();
  const { known, failed, lines, ids } = useWishlist();
  const guest = useSession().status !== "customer";
  return (
    <Drawer open side="right" width={drawerWidths.wishlist} title={t("core.wishlist")} onClose={drawers.close}>
      {!known && <LoadingLines loaded={failed ? { state: "failed", retry: wishlist.retry } : { state: "loading" }} failed={t("drawers.wishlist_failed")} />}
      {known && ids.size === 0 && (
        <EmptyState
          icon="heart"
          title={t("drawers.wishlist_empty")}
          text={t("drawers.wishlist_empty_text")}
          action={
            guest && (
              <Link to="/login" className={buttonClass()} onClick={drawers.close}>
                {t("core.login")}
              </Link>
            )
          }
        />
      )}
      <ul>
        {lines.map((line) => (
          <li key={line.wishlist_id} className="relative grid grid-cols-[4.5rem_1fr_auto] gap-x-3 border-b border-line py-3 pr-1.5 pl-4">
            <Picture src={line.image} alt="" width={72} height={72} className="size-18 rounded-md bg-tile p-1" />
            <div className="min-w-0">
              <Link to={productPath(line.id, line.variant_option_id)} className="line-clamp-2 text-sm font-medium after:absolute after:inset-0 hover:underline" onClick={drawers.close}>
                {line.name}
              </Link>
              {line.variant_name && <p className="text-sm text-muted">{line.variant_name}</p>}
              <Price price={line.price} promo={line.promo_price} from={line.price_from} size="small" />
            </div>
            <IconButton icon="trash" label={t("drawers.remove_named", { name: line.name })} className="-mt-2.5 text-muted" onClick={() => wishlist.toggle(line)} />
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
