import type { ReactNode } from "react";
import type { Claim, ClaimHead, FollowedClaim } from "@shop/contract/types";
import { Link } from "../../i18n/link.tsx";
import { useDate, useT } from "../../i18n/locale.tsx";
import { Badge } from "../../ui/badge.tsx";
import { buttonClass } from "../../ui/controls/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { EmptyState } from "../../ui/notices/empty-state.tsx";
import { Thumbnail } from "../../ui/thumbnail.tsx";
import { WithNumbers } from "../../ui/with-numbers.tsx";

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

function ClaimState({ state }: Pick<ClaimHead, "state">) {
  const t = useT();
  return <Badge tone={tones[state]}>{t(`warranty.claim_state_${state}`)}</Badge>;
}

/** The item that a claim is about. */
function Piece({ claim }: { claim: ClaimHead }) {
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
            <Piece claim={claim} />
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
        <Piece claim={claim} />
      </div>
      <Steps history={claim.history} />
    </section>
  );
}

/** One of the customer's claims with its item, history and uploads; `children` are the actions. */
export function ClaimView({ claim, children }: { claim: Claim; children: ReactNode }) {
  const t = useT();
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <section className="grid gap-4 card p-4 sm:p-6">
        <div className="grid grid-cols-[4rem_1fr] items-center gap-4">
          <Piece claim={claim} />
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
        <Steps history={claim.history} />
        {children}
      </section>
    </div>
  );
}

function SentPictures({ addresses }: { addresses: string[] }) {
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
function Steps({ history }: { history: (FollowedClaim["history"][number] & Partial<Claim["history"][number]>)[] }) {
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
