import type { ReactNode } from "react";
import type { Claim } from "@shop/contract/types";
import { Link } from "../../../i18n/link.tsx";
import { useT } from "../../../i18n/locale.tsx";
import { WithNumbers } from "../../../ui/with-numbers.tsx";
import { ClaimedPiece, ClaimState, ClaimSteps, SentPictures } from "./claim-parts.tsx";

/** One of the customer's claims with its item, history and uploads; `children` are the actions. */
export function ClaimView({ claim, children }: { claim: Claim; children: ReactNode }) {
  const t = useT();
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <section className="grid gap-4 card p-4 sm:p-6">
        <div className="grid grid-cols-[4rem_1fr] items-center gap-4">
          <ClaimedPiece claim={claim} />
        </div>
        <p className="flex flex-wrap gap-x-4 text-sm text-muted tabular-nums">
          <Link
            to={`/account/myaccount/myorders/checkout-detail/${claim.order_number}`}
            className="flex min-h-11 items-center text-accent-ink hover:underline"
          >
            <span>
              <WithNumbers text={t("warranty.claim_of_order", { number: claim.order_number })} />
            </span>
          </Link>
          {claim.serial && (
            <span className="flex min-h-11 items-center">{t("warranty.claim_serial", { serial: claim.serial })}</span>
          )}
        </p>
        <div className="grid gap-1">
          <h2 className="text-heading">{t("warranty.your_words")}</h2>
          <p className="whitespace-pre-line wrap-anywhere">{claim.problem}</p>
        </div>
        <SentPictures addresses={claim.pictures} />
      </section>
      <section className="grid gap-4 card p-4 sm:p-6">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-heading">{t("warranty.claim_steps")}</h2>
          <ClaimState state={claim.state} />
        </div>
        <ClaimSteps history={claim.history} />
        {children}
      </section>
    </div>
  );
}
