import { longestName, longestNote } from "@shop/contract/limits";
import { useT } from "../../i18n/locale.tsx";
import { useFieldError } from "../../ui/notices/refusal.tsx";
import { Field, Textarea } from "../../ui/controls/field.tsx";
import { type AddressFieldsProps, PointFields } from "./point-fields.tsx";

/** The fields of a delivery address. */
export function AddressFields({ address, state, provinces, tileUrl }: AddressFieldsProps) {
  const t = useT();
  const errorOf = useFieldError(state);

  return (
    <div className="grid gap-4">
      <Field
        label={t("account.address_name")}
        hint={t("account.address_name_hint")}
        name="name"
        required
        maxLength={longestName}
        defaultValue={state?.values.name ?? address?.name}
        error={errorOf("name")}
      />
      <Textarea
        label={t("account.address_description")}
        name="description"
        rows={2}
        // The point may be as coarse as a province, which is not enough to find a home.
        required
        maxLength={longestNote}
        autoComplete="street-address"
        defaultValue={state?.values.description ?? address?.description}
        error={errorOf("description")}
      />
      <PointFields address={address} state={state} provinces={provinces} tileUrl={tileUrl} />
    </div>
  );
}
