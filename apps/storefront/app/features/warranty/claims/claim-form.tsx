import { useState, type ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { longestClaimText } from "@shop/contract/limits";
import type { ClaimItem } from "@shop/contract/types";
import { Link } from "../../../i18n/link.tsx";
import { useDate, useT } from "../../../i18n/locale.tsx";
import { FormRefusal, useFieldError } from "../../../ui/notices/refusal.tsx";
import type { FormState } from "../../../lib/forms/form.ts";
import { Alert } from "../../../ui/notices/alert.tsx";
import { Breadcrumb } from "../../../ui/breadcrumb.tsx";
import { Button, buttonClass } from "../../../ui/controls/button.tsx";
import { Textarea } from "../../../ui/controls/field.tsx";
import { Thumbnail } from "../../../ui/thumbnail.tsx";
import { ClaimPictures } from "./claim-pictures.tsx";

interface ClaimFormProps {
  item: ClaimItem;
  /** Serial number, if the piece was found by it. */
  serial: string;
  /** Idempotency key, new for every page. */
  actionKey: string;
  state: FormState | undefined;
}

/** The form for a warranty claim, or the reason why none can be made. */
export function ClaimFormPage(props: ClaimFormProps) {
  const t = useT();
  const { item } = props;
  return (
    <div className="page grid min-w-0 gap-4 py-2 sm:py-4">
      <Breadcrumb steps={[{ name: t("core.warranty"), to: "/warranty" }]} current={t("warranty.make_claim")} />
      <div className="mx-auto grid w-full max-w-2xl gap-4">
        <h1 className="text-title">{t("warranty.make_claim")}</h1>
        <PieceCard item={item} />
        {item.open_claim ? (
          <Alert tone="info">
            <p>{t("warranty.claim_is_open")}</p>
            <Link
              to={`/account/myaccount/claims/${item.open_claim}`}
              className="flex min-h-11 items-center font-semibold hover:underline"
            >
              {t("warranty.show_claim")}
            </Link>
          </Alert>
        ) : item.state === "covered" ? (
          <ClaimForm {...props} />
        ) : (
          <NotCovered item={item} />
        )}
      </div>
    </div>
  );
}

function PieceCard({ item }: { item: ClaimItem }) {
  const t = useT();
  const date = useDate();
  return (
    <div className="grid grid-cols-[4rem_1fr] items-center gap-4 card p-4">
      <Thumbnail src={item.image} size={64} />
      <div className="min-w-0">
        <p className="line-clamp-2 font-medium">{item.name}</p>
        <p className="text-sm text-muted tabular-nums">
          {[
            item.variant_name,
            t(`warranty.state_${item.state}`, { date: item.covered_until ? date(item.covered_until) : "" }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
    </div>
  );
}

function NotCovered({ item }: { item: ClaimItem }) {
  const t = useT();
  const date = useDate();
  const why: Record<Exclude<ClaimItem["state"], "covered">, ReactNode> = {
    ended: t("warranty.why_ended", { date: item.covered_until ? date(item.covered_until) : "" }),
    waiting: t("warranty.why_waiting"),
    none: t("warranty.why_none"),
  };
  return (
    <>
      <Alert tone="warning">{item.state !== "covered" && why[item.state]}</Alert>
      <Link to="/help-center" className={`${buttonClass({ variant: "secondary" })} justify-self-start`}>
        {t("core.help_center")}
      </Link>
    </>
  );
}

function ClaimForm({ item, serial, actionKey, state }: ClaimFormProps) {
  const t = useT();
  const errorOf = useFieldError(state);
  const [sending, setSending] = useState(false);
  const submitting = useNavigation().state === "submitting";
  return (
    <Form method="post" encType="multipart/form-data" className="grid gap-4 card p-4 sm:p-6">
      <p className="text-muted">{t("warranty.claim_intro")}</p>
      <FormRefusal state={state} />
      <input type="hidden" name="key" value={`claim-${actionKey}`} />
      <input type="hidden" name="line" value={item.line_id} />
      <input type="hidden" name="serial" value={serial} />
      <Textarea
        label={t("warranty.problem")}
        hint={t("warranty.problem_hint")}
        error={errorOf("problem")}
        name="problem"
        defaultValue={state?.values.problem}
        required
        maxLength={longestClaimText}
        rows={5}
      />
      <ClaimPictures error={errorOf("pictures")} onSending={setSending} />
      <Button type="submit" size="large" disabled={sending || submitting} className="sm:justify-self-start">
        {t("warranty.send_claim")}
      </Button>
    </Form>
  );
}
