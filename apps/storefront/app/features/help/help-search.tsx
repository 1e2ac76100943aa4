import { Form } from "react-router";
import { longestSearch } from "@shop/contract/limits";
import { usePath, useT } from "../../i18n/locale.tsx";
import { Button } from "../../ui/controls/button.tsx";
// Translates the browser's message for an empty field.
import "../../ui/controls/field.tsx";
import { Icon } from "../../ui/icons/icon.tsx";

/** The search field of the help center; a plain form. */
export function HelpSearch({ text }: { text: string }) {
  const t = useT();
  const path = usePath();
  return (
    <Form
      method="get"
      action={path("/help-center")}
      role="search"
      aria-label={t("help.search_label")}
      className="flex w-full max-w-xl flex-col gap-2 sm:flex-row"
    >
      <span className="relative min-w-0 flex-1">
        <Icon
          name="search"
          className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-muted"
        />
        <input
          key={text}
          type="search"
          name="q"
          defaultValue={text}
          required
          maxLength={longestSearch}
          aria-label={t("help.search_label")}
          placeholder={t("help.search_example")}
          className="block h-full min-h-12 w-full rounded-md border border-line-strong bg-surface pr-3 pl-10 text-ellipsis text-ink"
        />
      </span>
      <Button type="submit" size="large">
        {t("help.search")}
      </Button>
    </Form>
  );
}
