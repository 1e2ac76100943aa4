import type { FollowedClaim } from "@shop/contract/types";
import { useT } from "../../../i18n/locale.tsx";
import { WithNumbers } from "../../../ui/with-numbers.tsx";
import { ClaimedPiece, ClaimState, ClaimSteps } from "./claim-parts.tsx";

/** A claim found by its number and the end of the phone number. */
export function FoundClaim({ claim }: { claim: FollowedClaim }) {
  const t = useT();
  return (
    <section role="status" className="grid gap-4 card p-4 sm:p-6">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-heading tabular-nums">
          <WithNumbers text={t("warranty.claim", { number: claim.number })} />
        </h2>
        <ClaimState state={claim.state} />
      </div>
      <div className="grid grid-cols-[4rem_1fr] items-center gap-4">
        <ClaimedPiece claim={claim} />
      </div>
      <ClaimSteps history={claim.history} />
    </section>
  );
}
