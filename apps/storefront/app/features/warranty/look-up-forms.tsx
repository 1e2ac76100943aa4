import type { ReactNode } from "react";
import { Form } from "react-router";
import { longestNumber, longestPhone, longestSerial } from "@shop/contract/limits";
import { Link } from "../../i18n/link.tsx";
import { usePath, useT } from "../../i18n/locale.tsx";
import type { FormState } from "../../lib/forms/form.ts";
import { useSite } from "../../lib/site.ts";
import { FormRefusal, useFieldError } from "../../ui/notices/refusal.tsx";
import { Button, buttonClass } from "../../ui/controls/button.tsx";
import { Field, PrintedNumberField } from "../../ui/controls/field.tsx";
import { Icon, type IconName } from "../../ui/icons/icon.tsx";
import type { WarrantyData } from "./load-warranty.ts";

/** The refusal of the form that was submitted, which is told by what was asked, as in `loadWarranty`. */
const refusedIn = (form: "order" | "serial" | "claim", { asked, refused }: WarrantyData) =>
  ((asked.claim ? "claim" : asked.serial ? "serial" : "order") === form && refused) || undefined;

/** A card with the form for one way to look up. */
function LookUp({
  title,
  icon,
  refused,
  children,
  below,
}: {
  title: string;
  icon: IconName;
  /** If it was this form that was refused. */
  refused: FormState | undefined;
  children: ReactNode;
  below?: ReactNode;
}) {
  const t = useT();
  const path = usePath();
  return (
    <Form method="get" action={path("/warranty")} className="grid content-start gap-4 card p-4 sm:p-6">
      <h2 className="flex items-center gap-3 text-heading">
        <Icon name={icon} className="size-6 text-accent-ink" />
        {title}
      </h2>
      <FormRefusal state={refused} />
      {children}
      <Button type="submit" className="sm:justify-self-start">
        {t("warranty.check")}
      </Button>
      {below}
    </Form>
  );
}

export function OrderForm({ data }: { data: WarrantyData }) {
  const t = useT();
  const { store_code } = useSite();
  const { asked } = data;
  const refused = refusedIn("order", data);
  const errorOf = useFieldError(refused);
  const ownOrders = (
    <Link to="/account/myaccount/myorders" className={`${buttonClass({ variant: "quiet" })} sm:justify-self-start`}>
      {t("warranty.my_orders")}
    </Link>
  );
  return (
    <LookUp title={t("warranty.by_order")} icon="package" refused={refused} below={ownOrders}>
      <PrintedNumberField
        label={t("warranty.order")}
        hint={t("warranty.order_hint", { number: [store_code, "26-K7Q4-9XP3"].filter(Boolean).join("-") })}
        error={errorOf("order")}
        name="order"
        defaultValue={asked.order}
        maxLength={longestNumber}
      />
      <PhoneOf error={errorOf("phone")} phone={asked.claim ? "" : asked.phone} />
    </LookUp>
  );
}

/** The phone number that an order or a claim was placed with. */
function PhoneOf({ phone, error }: { phone: string; error: string | undefined }) {
  const t = useT();
  return (
    <Field
      label={t("warranty.phone")}
      error={error}
      name="phone"
      defaultValue={phone}
      required
      maxLength={longestPhone}
      inputMode="tel"
      autoComplete="off"
      className="sm:max-w-60"
    />
  );
}

export function SerialForm({ data }: { data: WarrantyData }) {
  const t = useT();
  const refused = refusedIn("serial", data);
  const errorOf = useFieldError(refused);
  return (
    <LookUp title={t("warranty.by_serial")} icon="qr-code" refused={refused}>
      <PrintedNumberField
        label={t("warranty.serial")}
        hint={t("warranty.serial_hint")}
        error={errorOf("serial")}
        name="serial"
        defaultValue={data.asked.serial}
        maxLength={longestSerial}
      />
      <p className="text-sm text-muted">{t("warranty.not_listed")}</p>
    </LookUp>
  );
}

export function ClaimForm({ data }: { data: WarrantyData }) {
  const t = useT();
  const { asked } = data;
  const refused = refusedIn("claim", data);
  const errorOf = useFieldError(refused);
  return (
    <LookUp title={t("warranty.follow_claim")} icon="clipboard-check" refused={refused}>
      <PrintedNumberField
        label={t("warranty.claim_number")}
        hint={t("warranty.claim_hint")}
        error={errorOf("claim")}
        name="claim"
        defaultValue={asked.claim}
        maxLength={longestNumber}
      />
      <PhoneOf error={errorOf("phone")} phone={asked.claim ? asked.phone : ""} />
    </LookUp>
  );
}
