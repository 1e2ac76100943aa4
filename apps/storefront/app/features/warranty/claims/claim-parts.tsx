import type { Claim, ClaimHead, FollowedClaim } from "@shop/contract/types";
import { useDate, useT } from "../../../i18n/locale.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Thumbnail } from "../../../ui/thumbnail.tsx";

const tones: Record<ClaimHead["state"], "neutral" | "accent" | "success" | "warning" | "danger"> = {
  received: "accent",
  in_review: "accent",
  asked: "warning",
  approved: "success",
  refused: "danger",
  repaired: "success",
  replaced: "success",
  closed: "neutral",
  withdrawn: "neutral",
};

export function ClaimState({ state }: Pick<ClaimHead, "state">) {
  const t = useT();
  return <Badge tone={tones[state]}>{t(`warranty.claim_state_${state}`)}</Badge>;
}

/** The item that a claim is about. */
export function ClaimedPiece({ claim }: { claim: ClaimHead }) {
  const t = useT();
  const date = useDate();
  return (
    <>
      <Thumbnail src={claim.image} size={64} />
      <div className="min-w-0">
        <p className="line-clamp-2 font-medium">{claim.name}</p>
        <p className="text-sm text-muted tabular-nums">
          {[claim.variant_name, t("warranty.claim_made", { date: date(claim.made_at) })].filter(Boolean).join(" · ")}
        </p>
      </div>
    </>
  );
}

/** Pictures that the shopper or staff sent, which open in full. */
export function SentPictures({ addresses }: { addresses: string[] }) {
  const t = useT();
  if (addresses.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {addresses.map((address, index) => (
        <li key={address}>
          <a href={address} target="_blank" rel="noreferrer" className="block rounded-md">
            <img
              src={address}
              alt={t("warranty.picture", { number: index + 1 })}
              width={96}
              height={96}
              loading="lazy"
              className="size-24 rounded-md bg-tile object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Every state with its time and the staff's message; the newest is highlighted. */
export function ClaimSteps({
  history,
}: {
  history: (FollowedClaim["history"][number] & Partial<Claim["history"][number]>)[];
}) {
  const t = useT();
  const date = useDate();
  return (
    <ol className="grid gap-3 border-l-2 border-line pl-4">
      {history.map(({ state, at, note, answer, pictures = [] }, index) => (
        <li key={`${state} ${at}`} aria-current={index === history.length - 1 ? "step" : undefined}>
          <p className={classNames(index === history.length - 1 ? "font-semibold" : "font-medium")}>
            {t(`warranty.claim_state_${state}`)}
          </p>
          <p className="text-sm text-muted">
            <time dateTime={at}>{date(at, "time")}</time>
          </p>
          {note && <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
          {answer && (
            <p className="whitespace-pre-line wrap-anywhere">
              <span className="text-sm text-muted">{t("warranty.you_answered")}</span> {answer}
            </p>
          )}
          <SentPictures addresses={pictures} />
        </li>
      ))}
    </ol>
  );
}
