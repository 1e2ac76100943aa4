import { Form } from "react-router";
import { longestCheckCode } from "@shop/contract/limits";
import { usePath, useT } from "../../../i18n/locale.tsx";
import { FormRefusal } from "../../../ui/notices/refusal.tsx";
import type { FormState } from "../../../lib/forms/form.ts";
import { Breadcrumb } from "../../../ui/breadcrumb.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";

/** Asks for the code of a report; shown without an id in the URL. */
export function CheckCodeForm({ refused }: { refused: FormState | undefined }) {
  const t = useT();
  const path = usePath();
  const isUnknown = refused?.refusal?.error === "not_found";
  return (
    <div className="page grid min-w-0 gap-4 py-2 sm:py-4">
      <Breadcrumb steps={[]} current={t("warranty.check_result")} />
      <Form
        method="get"
        action={path("/check-result")}
        className="mx-auto my-4 grid w-full max-w-lg gap-4 card p-4 sm:my-8 sm:p-8"
      >
        <span className="grid size-14 place-items-center rounded-full bg-accent-soft text-accent-ink">
          <Icon name="clipboard-check" className="size-7" />
        </span>
        <h1 className="text-title">{t("warranty.check_result")}</h1>
        <p className="text-muted">{t("warranty.check_intro")}</p>
        {!isUnknown && <FormRefusal state={refused} />}
        <Field
          label={t("warranty.code")}
          hint={t("warranty.code_hint")}
          name="code"
          error={isUnknown ? t("warranty.check_unknown") : undefined}
          defaultValue={refused?.values.code}
          required
          maxLength={longestCheckCode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" size="large" wide>
          {t("warranty.show_report")}
        </Button>
      </Form>
    </div>
  );
}
