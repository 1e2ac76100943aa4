import { Form } from "react-router";
import { longestNumber, longestPhone, phoneEndDigits } from "@shop/contract/limits";
import { Link } from "../../i18n/link.tsx";
import { usePath, useT } from "../../i18n/locale.tsx";
import { FormRefusal, useFieldError } from "../../ui/notices/refusal.tsx";
import type { FormState } from "../../lib/forms/form.ts";
import { Button, buttonClass } from "../../ui/controls/button.tsx";
import { Field, PrintedNumberField } from "../../ui/controls/field.tsx";

/** The form to look up an order; a plain form. */
export function TrackingForm({
  order,
  phone,
  refused,
}: {
  order: string;
  phone: string;
  refused: FormState | undefined;
}) {
  const t = useT();
  const path = usePath();
  const errorOf = useFieldError(refused);
  return (
    <div className="card grid content-start gap-4 p-4 sm:p-6">
      <p className="text-muted">{t("tracking.intro")}</p>
      <Form method="get" action={path("/tracking-delivery")} className="grid gap-4">
        <FormRefusal state={refused} />
        {refused?.refusal?.error === "order_not_found" && <p>{t("tracking.not_found_hint")}</p>}
        <PrintedNumberField
          label={t("tracking.order")}
          hint={t("tracking.order_hint")}
          error={errorOf("order")}
          name="order"
          defaultValue={order}
          maxLength={longestNumber}
        />
        <Field
          label={t("tracking.phone")}
          error={errorOf("phone")}
          name="phone"
          defaultValue={phone}
          inputMode="numeric"
          required
          minLength={phoneEndDigits}
          maxLength={longestPhone}
          autoComplete="off"
        />
        <Button type="submit" size="large">
          {t("tracking.submit")}
        </Button>
      </Form>
      <Link to="/account/myaccount/myorders" className={buttonClass({ variant: "quiet" })}>
        {t("tracking.my_orders")}
      </Link>
    </div>
  );
}
