import { useEffect } from "react";
import { Form, redirectDocument, useNavigate } from "react-router";
import { localizePath, splitPath } from "@shop/kit/locale";
import { usePath, useT } from "../../i18n/locale.tsx";
import { loadArea } from "../../i18n/messages.ts";
import { FormRefusal } from "../../ui/notices/refusal.tsx";
import { browserApi } from "../../lib/browser/browser-api.ts";
import { apiOf } from "../../lib/context.ts";
import { refusedPage } from "../../lib/forms/refused-page.ts";
import { forgetTyped } from "../../lib/forms/typed-before.ts";
import { sendOrKeep } from "../../lib/forms/send-or-keep.ts";
import { privateHeaders } from "../../lib/api/guard.ts";
import { privateMeta } from "../../i18n/meta.ts";
import { session } from "../../state/session.ts";
import { snackbar } from "../../state/snackbar.ts";
import { Button } from "../../ui/controls/button.tsx";
import { loadWholeSheet } from "../../lib/pages/sheets.ts";
import type { Route } from "./+types/logout";

await Promise.all([loadArea("auth"), loadWholeSheet()]);

export const headers = privateHeaders;
export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, "auth.logout");

/** The button below: without script, or when the logout on opening the page got no answer. */
export async function action({ request, context }: Route.ActionArgs) {
  const result = await apiOf(context)("auth.logout", {});
  if (!result.ok) return refusedPage(result, {});
  return redirectDocument(localizePath("/", splitPath(new URL(request.url).pathname).locale));
}

export const clientAction = (sent: Route.ClientActionArgs) => sendOrKeep(sent);

/**
 * Removes the cookie and all customer data in this browser, says 'Log out Success !' and goes home
 * (specification, section 4).
 */
export default function Logout({ actionData }: Route.ComponentProps) {
  const t = useT();
  const path = usePath();
  const navigate = useNavigate();
  useEffect(() => {
    void browserApi("auth.logout", {}).then((result) => {
      if (!result.ok) return;
      session.left();
      forgetTyped();
      snackbar.show(t("auth.logout_done"));
      void navigate(path("/"), { replace: true });
    });
  }, [navigate, path, t]);
  return (
    <Form method="post" className="page grid justify-items-center gap-4 py-16 text-center">
      <h1 className="text-title">{t("auth.logout_text")}</h1>
      <FormRefusal state={actionData} />
      <Button type="submit" size="large">
        {t("auth.logout")}
      </Button>
    </Form>
  );
}
