import type { Address } from "@shop/contract/types";
import { useT } from "../../i18n/locale.tsx";
import { Badge } from "../../ui/badge.tsx";

export function AddressText({ address }: { address: Address }) {
  const t = useT();
  return (
    <div className="min-w-0 wrap-anywhere">
      <p className="font-semibold">
        {address.name} {address.is_default && <Badge tone="accent">{t("account.is_default")}</Badge>}
      </p>
      {address.description && <p className="text-muted">{address.description}</p>}
      {address.province && <p className="text-muted">{address.province}</p>}
    </div>
  );
}
