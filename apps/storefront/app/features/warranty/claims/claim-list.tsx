import type { ClaimHead } from "@shop/contract/types";
import { Link } from "../../../i18n/link.tsx";
import { useT } from "../../../i18n/locale.tsx";
import { buttonClass } from "../../../ui/controls/button.tsx";
import { EmptyState } from "../../../ui/notices/empty-state.tsx";
import { ClaimedPiece, ClaimState } from "./claim-parts.tsx";

/** The customer's claims, newest first. */
export function ClaimList({ claims }: { claims: ClaimHead[] }) {
  const t = useT();
  if (claims.length === 0) {
    return (
      <EmptyState
        icon="shield-check"
        title={t("warranty.no_claims")}
        text={t("warranty.no_claims_text")}
        action={
          <Link to="/account/myaccount/myorders" className={buttonClass()}>
            {t("warranty.to_orders")}
          </Link>
        }
      />
    );
  }
  return (
    <ul className="grid gap-3">
      {claims.map((claim) => (
        <li key={claim.number}>
          <Link
            to={`/account/myaccount/claims/${claim.number}`}
            className="grid grid-cols-[4rem_1fr] items-center gap-x-4 gap-y-2 card p-3 hover:border-line-strong sm:grid-cols-[4rem_1fr_auto]"
          >
            <ClaimedPiece claim={claim} />
            <div className="col-start-2 flex flex-wrap items-center gap-x-3 gap-y-1 sm:col-start-auto sm:grid sm:justify-items-end">
              <ClaimState state={claim.state} />
              <span className="text-sm text-muted tabular-nums">{claim.number}</span>
            </div>
          </Link>
        </li>
      ))}
    </ul>
  );
}
