import { useEffect } from "react";
import { data, redirect, useNavigate } from "react-router";
import { localizePath, splitPath } from "@shop/kit/locale";
import { Link } from "../../i18n/link.tsx";
import { usePath, useT } from "../../i18n/locale.tsx";
import { loadArea } from "../../i18n/messages.ts";
import { requestContext } from "../../lib/context.ts";
import { privateHeaders } from "../../lib/api/guard.ts";
import { privateMeta } from "../../i18n/meta.ts";
import { keepNotice, readNotice } from "../../lib/forms/notice.ts";
import { pageUrl } from "../../lib/links/page-url.ts";
import { loadWholeSheet } from "../../lib/pages/sheets.ts";
import { session } from "../../state/session.ts";
import { snackbar } from "../../state/snackbar.ts";
import { Alert } from "../../ui/notices/alert.tsx";
import { buttonClass } from "../../ui/controls/button.tsx";
import type { Route } from "./+types/removed";

await Promise.all([loadArea("account"), loadArea("auth"), loadWholeSheet()]);

export const headers = privateHeaders;
export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, "account.remove_account");

/** Shows the message once, right after the removal; otherwise redirects home. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const notice = await readNotice(request);
  if (!notice) throw redirect(localizePath("/", splitPath(pageUrl(request).pathname).locale));
  return data({ notice }, { headers: { "set-cookie": await keepNotice(null, context.get(requestContext)) } });
}

/**
 * After an account was removed: redirects home with a message, as after logout. Home is a public page
 * without personal content, so without script the message is shown here.
 */
export default function Removed({ loaderData: { notice } }: Route.ComponentProps) {
  const t = useT();
  const path = usePath();
  const navigate = useNavigate();
  useEffect(() => {
    session.left();
    snackbar.show(notice);
    void navigate(path("/"), { replace: true });
  }, [navigate, path, notice]);
  return (
    <div className="page grid justify-items-center gap-4 py-16">
      <h1 className="text-title">{t("account.remove_account")}</h1>
      <Alert tone="success">{notice}</Alert>
      <Link to="/" className={buttonClass({ variant: "secondary" })}>
        {t("core.home")}
      </Link>
    </div>
  );
}
