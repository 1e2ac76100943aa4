import { Form } from "react-router";
import { longestPrice } from "@shop/contract/limits";
import { usePath, useT } from "../../i18n/locale.tsx";
import { useRootData } from "../../lib/root-data.ts";
import { Alert } from "../../ui/notices/alert.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Field, Select } from "../../ui/controls/field.tsx";
import { type BuilderData, uses } from "./load-builder.ts";

/** See `amountOf` in `load-builder.ts`. */
const writtenAmount = String.raw`[\s$៛]*[1-9១-៩１-９][\s\d០-៩０-９,$៛]*`;

/** Asks for a complete PC by use and budget; its URL redirects to the suggestion. */
export function SuggestForm({ unanswered }: Pick<BuilderData, "unanswered">) {
  const t = useT();
  const path = usePath();
  const currency = useRootData()?.site.currency ?? "USD";
  return (
    <section aria-labelledby="suggest" className="grid gap-3 card p-4 print:hidden">
      <h2 id="suggest" className="text-lg font-semibold">
        {t("builder.suggest_title")}
      </h2>
      {unanswered && <Alert tone="warning">{t("builder.suggest_none")}</Alert>}
      <Form
        method="get"
        action={path("/pcbuilder")}
        className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[1fr_1fr_auto]"
      >
        <Select label={t("builder.use")} name="use" defaultValue={unanswered?.use ?? "gaming"}>
          {uses.map((use) => (
            <option key={use} value={use}>
              {t(`builder.use_${use}`)}
            </option>
          ))}
        </Select>
        <Field
          label={t("builder.budget", { currency })}
          name="budget"
          inputMode="numeric"
          pattern={writtenAmount}
          maxLength={longestPrice}
          required
          defaultValue={unanswered?.budget ?? (currency === "KHR" ? 5_000_000 : 1200)}
        />
        <Button type="submit" className="col-span-2 sm:col-span-1">
          {t("builder.suggest")}
        </Button>
      </Form>
    </section>
  );
}
