import { useLocation } from "react-router";
import type { Address } from "@shop/contract/types";
import { Link } from "../../../i18n/link.tsx";
import { useT } from "../../../i18n/locale.tsx";
import { withReturnPath } from "../../../lib/links/return-path.ts";
import { setAside } from "../../../lib/forms/typed-before.ts";
import { Alert } from "../../../ui/notices/alert.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { ChoiceCard } from "../../../ui/controls/choice-card.tsx";

/** Link to the form for a new address, which returns here. */
export function AddAddress({ className }: { className: string }) {
  const { pathname, search } = useLocation();
  return (
    <Link
      to={withReturnPath("/account/myaccount/addresses?add=1", pathname + search)}
      className={className}
      onClick={setAside}
    >
      {useT()("checkout.add_address")}
    </Link>
  );
}

/** The address for delivery, or for the service visit; the fee depends on it. */
export function AddressChoice({
  addresses,
  chosen,
  delivered,
  error,
  onChoose,
}: {
  addresses: Address[];
  chosen: number | null;
  delivered: boolean;
  error: string | undefined;
  onChoose: () => void;
}) {
  const t = useT();
  const { search } = useLocation();
  return (
    <fieldset className="grid gap-3">
      <legend className="text-heading mb-3">{t(delivered ? "checkout.deliver_to" : "checkout.come_to")}</legend>
      {error && <Alert tone="danger">{error}</Alert>}
      {new URLSearchParams(search).has("kept") && <Alert tone="warning">{t("checkout.address_kept")}</Alert>}
      {addresses.length === 0 && <p>{t(delivered ? "checkout.no_address" : "checkout.no_address_to_come")}</p>}
      {addresses.map((address) => (
        <ChoiceCard
          key={address.id}
          name="address"
          value={address.id}
          chosen={address.id === chosen}
          onChoose={onChoose}
        >
          <span className="min-w-0 wrap-anywhere">
            <span className="block font-semibold">{address.name}</span>
            <span className="block text-muted">{address.description}</span>
            {address.province && <span className="block text-muted">{address.province}</span>}
          </span>
        </ChoiceCard>
      ))}
      <div className="flex flex-wrap gap-3">
        <AddAddress className="link inline-flex min-h-11 items-center" />
        <noscript>
          <Button type="submit" name="intent" value="update" variant="secondary">
            {t("checkout.update")}
          </Button>
        </noscript>
      </div>
    </fieldset>
  );
}
